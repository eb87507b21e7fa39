import { RunningText } from "../../ui/running-text.tsx";

interface SolutionScopeProps {
  metric: string;
  label: string;
  features: readonly string[];
}

/**
 * A solution's scope: one figure and three lines, below the header. The figure is a scope, never a result. Source:
 * ENT-2.
 */
export function SolutionScope({ metric, label, features }: SolutionScopeProps) {
  return (
    <div className="mt-16 grid gap-x-6 gap-y-6 border-t border-hair pt-6 lg:grid-cols-12">
      <p className="flex items-baseline gap-4 lg:col-[1/8]">
        <span className="nums font-serif text-[clamp(2.75rem,2.2rem+2.2vw,4rem)] leading-[1.05] font-340">
          {metric}
        </span>
        <span className="max-w-[20em] text-muted">{label}</span>
      </p>
      <ul className="dashes lg:col-[8/-1] lg:pl-6">
        {features.map((feature) => (
          <li key={feature}>
            <RunningText text={feature} />
          </li>
        ))}
      </ul>
    </div>
  );
}
