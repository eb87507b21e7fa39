import { useRef } from "react";
import { RunningText } from "../../ui/running-text.tsx";
import type { OrderPart, OrderStep } from "../../content/types/order-page.types.ts";
import { FactList } from "../../ui/fact-list.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderRates } from "./order-rates.tsx";
import { PasteFields } from "./paste-fields.tsx";
import { useCurrentPart } from "../../ui/use-current-part.ts";

/** A step's anchor, counted from 0. */
export const stepAnchor = (index: number): string => `step-${index + 1}`;

/** Numbered steps on the thread, each with facts, a table or text to paste. Source: BUY-1. */
export function OrderSteps({ steps }: { steps: readonly OrderStep[] }) {
  return (
    <ol className="way knots [--knot-gap:64px]">
      {steps.map((step, index) => (
        <Step key={step.name} id={stepAnchor(index)} step={step} />
      ))}
    </ol>
  );
}

function Step({ id, step: { name, text, parts } }: { id: string; step: OrderStep }) {
  const item = useRef<HTMLLIElement>(null);
  useCurrentPart(item, id);
  return (
    <li ref={item} id={id}>
      <h3 className="heading-section">{name}</h3>
      <p className="way-text mt-2 max-w-[60ch] text-muted text-pretty">
        <RunningText text={text} />
      </p>
      {parts.map((part) => (
        <Part key={part.kind} part={part} />
      ))}
    </li>
  );
}

function Part({ part }: { part: OrderPart }) {
  switch (part.kind) {
    case "facts":
      return <FactList className="fact-list mt-6 border-b border-hair" facts={part.facts} />;
    case "lines":
      return <OrderLines {...part} />;
    case "paste":
      return <PasteFields fields={part.fields} />;
    case "rates":
      return <OrderRates {...part} />;
  }
}
