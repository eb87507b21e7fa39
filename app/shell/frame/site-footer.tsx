import { Icon } from "../../ui/icon.tsx";
import { Logo } from "./logo.tsx";
import { FRAME } from "../../content/interface/frame.ts";
import { QUICK_LINKS, RESOURCE_LINKS } from "../../content/interface/menus.ts";
import type { PageLink } from "../../content/types/page-section.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { type RootData, useRootData } from "../../lib/context/root-data.ts";
import { Link } from "../../ui/link.tsx";

/** The id of the footer, whose lists replace the phone's menu without JavaScript. */
export const FOOTER_ID = "site-foot";

const link =
  "min-h-10 inline-flex items-center gap-2.5 leading-snug text-mist underline-offset-[.3em] hover:text-paper-50 hover:underline";

/** The site's footer: the firm, four lists of links, and contact details. Source: FTR-1…4. */
export function SiteFooter() {
  const root = useRootData();
  if (!root) return null;
  const { firm, footer, navigation } = root;
  return (
    <footer
      id={FOOTER_ID}
      // The shadow covers the rest of the last pixel, when the page's height is a fraction.
      className="site-footer on-ink relative border-t bg-ink-950 [box-shadow:0_1px_var(--ink-950)] pt-10 pb-7 text-[1rem] [--estimate:1080px] lg:pt-22 lg:[--estimate:440px]"
    >
      <div className="page-width">
        <div className="grid grid-cols-2 gap-x-6 gap-y-7 lg:grid-cols-[3.6fr_1.6fr_2fr_3fr_2.8fr]">
          <FooterBrand name={firm.name} line={firm.line} />
          <FooterList heading={FRAME.footer.quickLinks} links={QUICK_LINKS} />
          <FooterList heading={FRAME.footer.resources} links={RESOURCE_LINKS} />
          <FooterList
            heading={FRAME.footer.solutions}
            links={navigation.solutions.map(({ name, path }) => ({ label: name, to: path }))}
            isWide
          />
          <FooterContact firm={firm} />
        </div>
        <ul className="mt-6 flex flex-wrap gap-x-7 text-label text-mist">
          <FooterLinks links={footer.quiet} />
        </ul>
        <div className="mt-3 flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-hair pt-5.5 text-label text-mist">
          <p>
            © {footer.year} {firm.name}. {footer.ownership}
          </p>
          {footer.certifications && <p>{footer.certifications}</p>}
        </div>
      </div>
    </footer>
  );
}

function FooterBrand({ name, line }: { name: string; line: string }) {
  return (
    <div className="col-span-full lg:col-auto">
      <Link to="/" aria-label={fill(FRAME.homeOf, { firm: name })} className="block w-fit">
        <Logo className="h-10 w-auto" />
      </Link>
      <p className="mt-4.5 font-serif text-[1.375rem] leading-[1.35] text-thread-300 italic lg:max-w-[11em]">{line}</p>
    </div>
  );
}

// Long lines use the full width in narrow windows.
const wide = "col-span-full sm:col-auto";

function FooterList({ heading, links, isWide }: { heading: string; links: readonly PageLink[]; isWide?: boolean }) {
  return (
    <div className={isWide ? wide : undefined}>
      <FooterHeading>{heading}</FooterHeading>
      <ul>
        <FooterLinks links={links} />
      </ul>
    </div>
  );
}

const FooterLinks = ({ links }: { links: readonly PageLink[] }) =>
  links.map(({ label, to }) => (
    <li key={to}>
      <Link to={to} className={link}>
        {label}
      </Link>
    </li>
  ));

function FooterHeading({ children }: { children: string }) {
  return <h2 className="mb-2.5 text-small leading-normal font-600">{children}</h2>;
}

function FooterContact({ firm }: { firm: RootData["firm"] }) {
  const { address, phone, email, network } = firm;
  return (
    <div className={wide}>
      <FooterHeading>{FRAME.footer.contact}</FooterHeading>
      <address className="text-mist leading-relaxed not-italic">
        <p className="mt-[17px] mb-1.5">
          {address.street}
          <br />
          {address.city}, {address.state} {address.postalCode}
        </p>
        <ul>
          <li>
            <a className={link} href={phone.href}>
              {phone.display}
            </a>
          </li>
          <li>
            <a className={link} href={`mailto:${email}`}>
              {email}
            </a>
          </li>
          <li>
            <a className={link} href={network.url} rel="noopener" target="_blank">
              {network.label}
              <span className="visually-hidden">{` ${FRAME.newTab}`}</span>
              <Icon name="arrow-up-right" className="size-4" />
            </a>
          </li>
        </ul>
      </address>
    </div>
  );
}
