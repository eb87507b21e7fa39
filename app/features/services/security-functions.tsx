import { RunningText } from "../../ui/running-text.tsx";
import { Link } from "../../ui/link.tsx";
import "../../ui/steps.css";

interface SecurityFunctionsProps {
  rows: readonly { name: string; asks: string; services: readonly { name: string; path: string; from?: string }[] }[];
}

/** The six functions of NIST CSF 2.0: each with its question, and the services that answer it. */
export function SecurityFunctions({ rows }: SecurityFunctionsProps) {
  return (
    <ol className="steps steps-halves knots">
      {rows.map(({ name, asks, services }) => (
        <li key={name}>
          <div>
            <h3 className="font-serif text-[1.625rem] leading-tight lg:text-[1.875rem]">{name}</h3>
            <p className="mt-2 max-w-[34ch] text-muted">
              <RunningText text={asks} />
            </p>
          </div>
          <ul className="steps-links">
            {services.map(({ name: service, path, from }) => (
              <li key={path}>
                <Link to={path} className="row-link inline-flex min-h-11 items-center">
                  {service}
                </Link>
                {from && <span className="block text-label text-muted">{from}</span>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
