import { Link } from "react-router";
import { LineIcon } from "../../components/line-icon.tsx";
import { Thread } from "../../components/thread.tsx";
import type { MenuCategory } from "../../content/navigation.ts";

const NAMED_AT_MOST = 5;

/** The names of a practice's services in one line of text: five at most, unless the sixth is the last. */
function namesOf(items: MenuCategory["items"]): string {
  const names = items.map(({ name }) => name);
  if (names.length <= NAMED_AT_MOST + 1) return names.join(", ");
  return `${names.slice(0, NAMED_AT_MOST).join(", ")}, and ${names.length - NAMED_AT_MOST} more`;
}

interface ServicesContentsProps {
  heading: string;
  lead: string;
  services: readonly MenuCategory[];
}

/** The eight practices as a table of contents, each row leading to its page. Source: HOME-4. */
export function ServicesContents({ heading, lead, services }: ServicesContentsProps) {
  return (
    <section id="services" className="section">
      <Thread course="gutter" knot />
      <div className="page-width">
        <div className="home-head">
          <h2 className="heading-2">{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <ol className="toc">
          {services.map((service, index) => (
            <ContentsRow key={service.slug} service={service} number={index + 1} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function ContentsRow({
  service: { name, path, icon, promise, items },
  number,
}: {
  service: MenuCategory;
  number: number;
}) {
  return (
    <li className="toc-row">
      <span className="toc-number nums" aria-hidden="true">
        {number}
      </span>
      <LineIcon name={icon} className="toc-icon" />
      <h3 className="toc-name font-serif">
        <Link to={path}>{name}</Link>
      </h3>
      <div className="toc-about">
        <p className="toc-promise">{promise}</p>
        <p className="toc-items">{namesOf(items)}</p>
      </div>
      <p className="toc-count nums">{items.length} services</p>
    </li>
  );
}
