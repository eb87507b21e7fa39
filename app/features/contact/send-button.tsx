import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { CONTACT_FORM } from "../../content/interface/contact-form.ts";
import "./send-button.css";

/**
 * Submit button. While sending it changes its label and ignores clicks but keeps focus and width: both labels occupy the
 * same place and one is invisible.
 */
export function SendButton({ isSending }: { isSending: boolean }) {
  return (
    <span className="send">
      <Button type="submit" aria-disabled={isSending || undefined}>
        <span className={isSending ? "invisible" : "visible"}>
          {CONTACT_FORM.send} <Icon name="arrow-right" />
        </span>
        <span className={isSending ? "visible" : "invisible"}>
          <span aria-hidden="true" className="send-wait" /> {CONTACT_FORM.sending}
        </span>
      </Button>
    </span>
  );
}
