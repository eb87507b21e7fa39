import { lazy, Suspense, useEffect } from "react";
import { Button } from "react-aria-components/Button";
import { Icon } from "../../ui/icon.tsx";
import { FOOTER_ID } from "../frame/site-footer.tsx";
import { MOBILE_BREAKPOINT_EM } from "../../lib/behaviour.ts";
import { FRAME } from "../../content/interface/frame.ts";
import type { RootData } from "../../lib/context/root-data.ts";
import { usePageState } from "../../router/use-page-state.ts";
import type { MobileMenuDialogProps } from "./mobile-menu-dialog.tsx";

const loadDialog = () => import("./mobile-menu-dialog.tsx").catch(() => undefined);
const Dialog = lazy(async () => ({ default: (await loadDialog())?.MobileMenuDialog ?? FooterInstead }));

/**
 * The button of the menu of narrow windows. Any navigation closes the menu. Its code comes once the page is at rest, or
 * with the first press. Without JavaScript the button is a link to the footer's lists. Source: HDR-7.
 */
export function MobileMenu({ root }: { root: RootData | undefined }) {
  const [isOpen, setIsOpen] = usePageState(false);
  useEffect(() => {
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    if (matchMedia(`(width < ${MOBILE_BREAKPOINT_EM}em)`).matches) whenIdle(loadDialog);
  }, []);
  return (
    <>
      <a href={`#${FOOTER_ID}`} className="menu-link">
        {FRAME.menu}
      </a>
      <Button
        className="menu-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverStart={loadDialog}
        onPressStart={loadDialog}
        onPress={() => setIsOpen(true)}
      >
        {FRAME.menu}
        <Icon name="list" />
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog root={root} isOpen onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}

/** If the menu's code does not come. */
function FooterInstead({ onOpenChange }: MobileMenuDialogProps) {
  useEffect(() => {
    onOpenChange(false);
    location.hash = FOOTER_ID;
  }, [onOpenChange]);
  return null;
}
