import { OFFER } from "../../content/interface/offer-labels.ts";
import type { Stations as StationsOnCourse } from "../../content/types/offer-page.types.ts";
import "./stations.css";

/** The thread through seven stations, with the covered ones highlighted. Narrow windows say it in a sentence. */
export function Stations({ label, stations, course }: StationsOnCourse) {
  return (
    <div className="stations relative z-1 border-t-2 border-thread bg-ground text-[0.9375rem] leading-6 text-mist">
      <div className="page-width">
        <h2 className="visually-hidden">{label}</h2>
        <ol className="grid grid-cols-7">
          {stations.map(({ name, state }) => (
            <li key={name} data-state={state} aria-current={state === "here" ? "step" : undefined}>
              <span>{name}</span>
              {state !== "off" && (
                <span className="visually-hidden">{` ${state === "here" ? OFFER.here : OFFER.touched}`}</span>
              )}
            </li>
          ))}
        </ol>
        <p aria-hidden="true" className="pb-3.5 leading-5.5">
          {course}
        </p>
      </div>
    </div>
  );
}
