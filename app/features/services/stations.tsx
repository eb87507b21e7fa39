import type { ItemLabels, Stations as StationsOnCourse } from "../../content/types/service-pages.types.ts";
import "./stations.css";

type StationsProps = StationsOnCourse & Pick<ItemLabels, "touched" | "here">;

/** The thread through seven stations, with the covered ones highlighted. The illustration of a service page. */
export function Stations({ label, stations, touched, here }: StationsProps) {
  return (
    <div className="stations">
      <h2 className="text-small font-500 text-mist">{label}</h2>
      <ol>
        {stations.map(({ name, state }) => (
          <li key={name} data-state={state} aria-current={state === "here" ? "step" : undefined}>
            {name}
            {state !== "off" && <span className="visually-hidden">{` ${state === "here" ? here : touched}`}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
