import { LinkButton } from "../../ui/button.tsx";
import type { LineItemPage } from "../../content/types/line-item.types.ts";
import { HeadedSection } from "../../ui/headed-section.tsx";
import { PhoneFold } from "../../ui/phone-fold.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { Link } from "../../ui/link.tsx";

/** The stations' documents, last first: the order in which an auditor traces them. */
export function Backward({ page: { backward, stations } }: { page: LineItemPage }) {
  const { columns } = backward;
  return (
    <HeadedSection heading={backward.heading} aside={backward.lead}>
      <PhoneFold label={backward.caption}>
        <table className="ruled-table nums trace-backward text-[0.9375rem]">
          <caption className="visually-hidden">{backward.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.station}</th>
              <th scope="col">{columns.document}</th>
              <th scope="col">{columns.number}</th>
              <th scope="col">{columns.date}</th>
              <th scope="col">{columns.signs}</th>
              <th scope="col" className="md:text-right">
                {columns.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {stations.toReversed().map(({ number, id, paper, document, date, signs, line }) => (
              <tr key={id}>
                <td>{number}</td>
                <th scope="row">
                  <Link to={`#${id}`} className="text-link">
                    {paper}
                  </Link>
                </th>
                <td data-label={columns.number}>{document}</td>
                <td className="whitespace-nowrap" data-label={columns.date}>
                  {date}
                </td>
                <td data-label={columns.signs}>{signs}</td>
                <td className="font-600 text-thread-800 md:text-right">{line.amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </PhoneFold>
      <p className="tools mt-8 gap-y-3">
        <LinkButton to={backward.act.to}>{backward.act.label}</LinkButton>
        <LinkButton to={backward.all.to} variant="ruled">
          {backward.all.label}
        </LinkButton>
        <PrintButton whole>{backward.print}</PrintButton>
      </p>
    </HeadedSection>
  );
}
