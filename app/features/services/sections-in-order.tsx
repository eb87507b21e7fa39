import type { SectionOrder } from "../../content/types/practice-sections.types.ts";
import type { LongPagePart } from "../../ui/long-page.tsx";
import { RunningText } from "../../ui/running-text.tsx";

/** The parts of a page in the order of its practice. Of a pair, the second is shown within the first. Source: READ-4. */
export function sectionsInOrder(parts: readonly LongPagePart[], order: SectionOrder): LongPagePart[] {
  const byId = new Map(parts.map((part) => [part.id, part]));
  const partOf = (id: string) => byId.get(id)!;
  return order.map((place) =>
    typeof place === "string" ? partOf(place) : withinFirst(partOf(place[0]), partOf(place[1])),
  );
}

const withinFirst = (first: LongPagePart, { id, heading, note, content }: LongPagePart): LongPagePart => ({
  ...first,
  content: (
    <>
      {first.content}
      <div id={id} className="mt-5">
        <h3 className="name mb-1.5">{heading}</h3>
        {note && (
          <p className="mb-3 max-w-[66ch] text-small text-muted">
            <RunningText text={note} />
          </p>
        )}
        {content}
      </div>
    </>
  ),
});
