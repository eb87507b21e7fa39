import type { ReactNode } from "react";
import { Link } from "react-router";
import { type RootData, useRootData } from "../root.tsx";

/** The site's foot: four lists and the way to reach the firm. Source: FTR-1…4. */
export function SiteFooter() {
  const root = useRootData();
  if (!root) return null;
  const { firm, navigation } = root;
  return (
    <footer className="on-ink bg-ink-950 py-20">
      <div className="page-width grid gap-10 md:grid-cols-4">
        <FooterList heading="Quick Links">
          <FooterLink to="/">Home</FooterLink>
          <FooterLink to="/about">About Us</FooterLink>
          <FooterLink to="/services">Services</FooterLink>
          <FooterLink to="/contact">Contact Us</FooterLink>
        </FooterList>
        <FooterList heading="Resources">
          <FooterLink to="/#contractvehicles">Contract Vehicles</FooterLink>
          <FooterLink to="/#certification">Certifications</FooterLink>
          <FooterLink to="/about#leadership">Leadership</FooterLink>
        </FooterList>
        <FooterList heading="Solutions">
          {navigation.solutions.map(({ name, path }) => (
            <FooterLink key={path} to={path}>
              {name}
            </FooterLink>
          ))}
        </FooterList>
        <FooterContact firm={firm} />
      </div>
      <p className="page-width mt-16 text-label text-mist">
        {firm.name}. {firm.line}
      </p>
    </footer>
  );
}

function FooterList({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2.5 text-small font-600">{heading}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="min-h-10 inline-flex items-center text-mist hover:text-paper-50 hover:underline">
        {children}
      </Link>
    </li>
  );
}

function FooterContact({ firm }: { firm: RootData["firm"] }) {
  const { address, phone, email, network } = firm;
  const link = "min-h-10 flex items-center text-mist hover:text-paper-50 hover:underline";
  return (
    <div>
      <h2 className="mb-2.5 text-small font-600">Contact</h2>
      <address className="not-italic text-mist">
        {address.street}
        <br />
        {address.city}, {address.state} {address.postalCode}
        <a className={link} href={phone.href}>
          {phone.display}
        </a>
        <a className={link} href={`mailto:${email}`}>
          {email}
        </a>
        <a className={link} href={network.url} rel="noopener" target="_blank">
          {network.label}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </address>
    </div>
  );
}
