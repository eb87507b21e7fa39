import { HeadedSection } from "../../ui/headed-section.tsx";
import { Link } from "../../ui/link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import type { HomePage } from "../../content/types/home.types.ts";
import type { MenuCategory } from "../../content/types/navigation.types.ts";
import type { PictureName } from "../../content/types/pictures.types.ts";
import "./practices.css";

/** The visible width of a picture that is cropped to its slat, its row or its quarter. */
const SIZES = "(max-width: 47.9375em) 128px, (max-width: 74.9375em) 356px, 604px";
const WIDTHS_PX = [480, 768, 1440];

interface PracticesProps {
  words: HomePage["services"];
  services: readonly MenuCategory[];
}

/** The eight practices in menu order, each a picture with its name and promise. Source: HOME-4. */
export function Practices({ words: { heading, lead, pictures }, services }: PracticesProps) {
  return (
    <HeadedSection
      id="services"
      heading={heading}
      aside={
        <p className="headed-aside text-body text-balance">
          <RunningText text={lead} />
        </p>
      }
      className="overflow-x-clip"
    >
      <ul className="slats md:grid md:grid-cols-4 xl:grid-cols-8">
        {services.map(({ name, path, promise, icon }) => (
          <li key={path} className="slat group relative">
            <Picture
              name={pictures[icon] ?? (`practice-${icon}` as PictureName)}
              alt=""
              sizes={SIZES}
              widths={WIDTHS_PX}
            />
            <div>
              <h3 className="font-serif text-[1.25rem] leading-[1.2] tracking-[-.008em] text-balance group-hover:text-[var(--link)]">
                <Link to={path} className="stretched">
                  {name}
                </Link>
              </h3>
              <p className="mt-0.75 text-[0.875rem] leading-[1.4] text-muted">
                <RunningText text={promise} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
