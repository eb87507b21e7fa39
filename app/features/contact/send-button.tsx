import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { CONTACT_FORM } from "../../content/interface/contact-form.ts";
import "./send-button.css";

const LABEL = "col-start-1 row-start-1 flex items-center justify-center gap-2.5";

/**
 * Submit button. While sending it changes its label and ignores clicks but keeps focus and width: both labels occupy the
 * same place and one is invisible.
 */
export function SendButton({ isSending }: { isSending: boolean }) {
  return (
    <span className="send">
      <Button type="submit" aria-disabled={isSending || undefined}>
        <span className={`${LABEL} ${isSending ? "invisible" : ""}`}>
          {CONTACT_FORM.send} <Icon name="arrow-right" />
        </span>
        <span className={`${LABEL} ${isSending ? "" : "invisible"}`}>
          <span aria-hidden="true" className="send-wait size-4.5" /> {CONTACT_FORM.sending}
        </span>
      </Button>
    </span>
  );
}
