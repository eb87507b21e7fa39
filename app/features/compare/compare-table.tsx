import type { ComparePage, CriterionId } from "../../content/types/compare-page.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { RunningText } from "../../ui/running-text.tsx";
import type { ComparedCell, ComparedText, ComparePageData } from "./compare.types.ts";
import { Link } from "../../ui/link.tsx";
import { RemoveLink } from "../../ui/remove-link.tsx";

export const TABLE_ID = "comparison";

/** Criteria with codes or names, short enough for two columns on phones. */
const SHORT: ReadonlySet<CriterionId> = new Set(["items", "naics", "psc", "vehicles"]);

/** The names stay below the header while the table scrolls. */
const STICKY = "top-$header z-4 bg-ground lg:sticky";

interface CompareTableProps {
  words: ComparePage["table"];
  data: ComparePageData;
}

/**
 * One column per service. In narrow windows each criterion is a heading with one entry per service, on tablets two or
 * three side by side. Source: PACK-4.
 */
export function CompareTable({ words, data: { services, rows, hasSample } }: CompareTableProps) {
  const columns = services.length === 3 ? "sm:grid-cols-3" : "sm:grid-cols-2";
  return (
    <>
      <table id={TABLE_ID} tabIndex={-1} className="compare-table w-full table-fixed" data-columns={services.length}>
        <caption className="visually-hidden">
          {fill(words.caption, { names: services.map(({ name }) => name).join(", ") })}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={STICKY}>
              <span className="visually-hidden">{words.criterion}</span>
            </th>
            {services.map(({ slug, name, path }) => (
              <th key={slug} scope="col" className={STICKY}>
                <Link to={path} className="compare-name max-lg:py-2 hover:color-link hover:decoration-current">
                  {name}
                </Link>
              </th>
            ))}
          </tr>
          {/* Not in the headers, which screen readers repeat with each cell. */}
          <tr className="print:hidden">
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no control: the cell below the corner. */}
            <td />
            {services.map(({ slug, name, promise, without }) => (
              <td key={slug}>
                <p className="mt-1 max-lg:hidden font-serif text-body leading-snug text-muted text-balance italic">
                  {promise}
                </p>
                <RemoveLink
                  to={without}
                  name={name}
                  words={words}
                  className="text-link inline-flex min-h-11 items-center text-small font-400"
                />
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells, mark }) => (
            <tr key={id} className={`${SHORT.has(id) ? "grid-cols-2" : "grid-cols-1"} ${columns}`}>
              <th scope="row" className="col-span-full">
                {name}
                <Mark text={mark} />
              </th>
              {cells.length === 1 ? (
                <td colSpan={services.length} className="col-span-full" data-label={words.all}>
                  <div>
                    <Cell cell={cells[0]!} none={words.none} isMarked={!mark} isShared />
                  </div>
                </td>
              ) : (
                services.map((service, index) => (
                  <td key={service.slug} data-label={service.name}>
                    <div>
                      <Cell cell={cells[index]!} none={words.none} isMarked={!mark} />
                    </div>
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="compare-foot mt-4 max-w-[76ch] text-small text-muted">
        <RunningText text={words.note} />
        {hasSample && ` ${words.sample}`}
      </p>
    </>
  );
}

interface ShownAs {
  isMarked: boolean;
  /** Whether the cell holds for all services, with its texts in one line. */
  isShared?: boolean;
}

/** One text, or a list of several. A service may have none. Marks are left out if the row has theirs. */
function Cell({ cell, none, ...shown }: { cell: ComparedCell; none: string } & ShownAs) {
  const [first, ...others] = cell;
  if (!first) return none;
  if (others.length === 0) return <Entry {...first} {...shown} />;
  return (
    <ul>
      {cell.map((entry) => (
        <li key={entry.text}>
          <Entry {...entry} {...shown} />
        </li>
      ))}
    </ul>
  );
}

/** A text, or one with an amount at the end of its line. */
function Entry({ text, amount, to, mark, isMarked, isShared }: ComparedText & ShownAs) {
  const name = to ? (
    <Link to={to} className="text-link">
      {text}
    </Link>
  ) : (
    <RunningText text={text} />
  );
  const sample = isMarked && <Mark text={mark} />;
  if (!amount)
    return (
      <>
        {name}
        {sample}
      </>
    );
  return (
    <span className={isShared ? undefined : "grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 lg:max-w-76 print:inline"}>
      <span>{name}</span>
      <span>
        {` ${amount}`}
        {sample}
      </span>
    </span>
  );
}

const Mark = ({ text }: { text: string | undefined }) =>
  text && <span className="compare-mark font-sans text-label font-600 text-thread-800">{` ${text}`}</span>;
