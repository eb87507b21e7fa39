/** One of the seven stations of a lifecycle: untouched, touched, or the one the service centers on. */
export interface Station {
  name: string;
  state: "off" | "lit" | "here";
}

/** The course of the thread through seven stations, the touched ones lit. The picture of a service page. */
export function Stations({ label, stations }: { label: string; stations: Station[] }) {
  return (
    <div className="stations mt-18">
      <h2 className="mb-6.5 text-small font-500 text-mist">{label}</h2>
      <ol>
        {stations.map(({ name, state }) => (
          <li key={name} data-state={state} aria-current={state === "here" ? "step" : undefined}>
            {name}
            {state !== "off" && (
              <span className="visually-hidden">
                {state === "here" ? " (the center of this service)" : " (touched)"}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
