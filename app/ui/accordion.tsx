import { type ComponentProps, type ReactNode, Suspense } from "react";
import { Button, Disclosure, DisclosurePanel, Heading } from "react-aria-components/Disclosure";
import { DisclosureGroup } from "react-aria-components/DisclosureGroup";
import { useHydrated } from "../lib/context/use-hydrated.ts";
import { keepInPlace } from "../lib/dom/keep-in-place.ts";

interface AccordionProps {
  /** Id of the open item, or null. */
  openId: string | null;
  onOpenChange: (id: string | null) => void;
  className?: string;
  /** Items, at any depth. */
  children: ReactNode;
}

/**
 * Collapsible items, of which one is open or none. Served closed items have no `hidden`: styles/fold.css collapses them
 * until React Aria does, and shows all of them in print and without JavaScript. React hydrates what is in a `<Suspense>`
 * after the rest of the page, or as soon as it is pressed. Source: GEN-8, STACK-1.
 */
export const Accordion = (props: AccordionProps) => (
  <Suspense>
    <Group {...props} />
  </Suspense>
);

function Group({ openId, onOpenChange, className = "", children }: AccordionProps) {
  return (
    <DisclosureGroup
      className={`accordion ${className}`}
      data-ready={useHydrated() || undefined}
      expandedKeys={openId === null ? [] : [openId]}
      onExpandedChange={([id]) => onOpenChange(id === undefined ? null : String(id))}
    >
      {children}
    </DisclosureGroup>
  );
}

interface AccordionItemProps {
  /** Also the element's id, so that links can lead to the item. */
  id: string;
  /** Content of the button, and so its name. */
  title: ReactNode;
  titleClassName?: string;
  /** Level of the heading around the button. */
  level?: number;
  /** Shown below the title while the item is open or closed. */
  note?: ReactNode;
  className?: string;
  headClassName?: string;
  children: ReactNode;
}

/** One item: a heading with a button that covers the whole row, an optional note under it, and the panel. */
export function AccordionItem({
  id,
  title,
  titleClassName,
  level = 3,
  note,
  className = "",
  headClassName = "",
  children,
}: AccordionItemProps) {
  const isReady = useHydrated();
  return (
    // React Aria keeps the id to itself.
    <Disclosure id={id} className={`fold-item ${className}`} render={(props) => <div {...props} id={id} />}>
      <div className={`fold-head ${headClassName}`}>
        <div>
          <Heading level={level} className={titleClassName}>
            <Button
              slot="trigger"
              className="stretched"
              onPressStart={keepRow}
              onPress={keepRow}
              // Without JavaScript all items are shown, so no button may say that one is collapsed.
              render={(props) => <button {...props} aria-expanded={isReady ? props["aria-expanded"] : undefined} />}
            >
              {title}
            </Button>
          </Heading>
          {note}
        </div>
        <span className="fold-sign" aria-hidden="true" />
      </div>
      <DisclosurePanel className="accordion-panel" render={renderPanel}>
        {children}
      </DisclosurePanel>
    </Disclosure>
  );
}

/**
 * `aria-hidden` beside `hidden="until-found"` is invalid HTML (react-spectrum #10552), so a closed panel has no role
 * instead: screen readers would find an empty group. `hidden` would also hide it without JavaScript.
 */
const renderPanel = ({ "aria-hidden": isClosed, ...props }: ComponentProps<"div">) => (
  <div {...props} {...(isClosed && { role: undefined, "aria-labelledby": undefined })} hidden={undefined} />
);

/** A key opens an item when it is pressed, a pointer when it is released. */
const keepRow = ({ target }: { target: Element }) => keepInPlace(target);
