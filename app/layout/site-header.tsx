import { Link, NavLink } from "react-router";
import { useRootData } from "../root.tsx";

const LINKS = [
  { label: "Home", to: "/" },
  { label: "About", to: "/about#leadership" },
  { label: "Services", to: "/services" },
  { label: "Solutions", to: "/solutions" },
  { label: "Contact", to: "/contact" },
  { label: "Corporate Capability", to: "/corporate-capability" },
  { label: "Cybersecurity", to: "/cybersecurity" },
];

/** The site's head: the firm's name and the seven links. Source: HDR-1, HDR-3. */
export function SiteHeader() {
  const root = useRootData();
  return (
    <header className="sticky top-0 z-20 bg-paper-0 shadow-[0_1px_0_var(--hair)]">
      <div className="page-width min-h-20 flex flex-wrap items-center justify-between gap-x-8">
        <Link to="/" className="min-h-11 flex items-center font-serif text-[1.625rem]">
          {root?.firm.name ?? "Home"}
        </Link>
        <nav aria-label="Main">
          <ul className="flex flex-wrap gap-x-6">
            {LINKS.map(({ label, to }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === "/"}
                  className="min-h-11 flex items-center text-small font-500 aria-[current=page]:font-600 aria-[current=page]:underline underline-offset-8 decoration-thread"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
