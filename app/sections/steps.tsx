import type { Step } from "../content/types.ts";

/** How the work goes: a knot on the thread per step, its time beside it. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ name, time, text, output }) => (
        <li key={name}>
          <h3 className="font-serif text-[1.625rem] leading-tight lg:text-[1.875rem]">{name}</h3>
          <p className="steps-time nums text-small font-600 text-thread-300">{time}</p>
          <div>
            <p className="mt-2 max-w-[58ch] text-muted">{text}</p>
            <p className="mt-2 max-w-[58ch] text-small">
              <span className="text-muted">Output: </span>
              {output}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
