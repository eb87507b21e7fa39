import { CONTACT_FORM } from "../../content/interface/contact-form.ts";
import type { ContactService } from "../../../shared/contact/needs.ts";

/** Hidden fields: constants that the gateway expects (ENT-9), and the honeypot `website`. */
export function HiddenFields({ service }: { service: ContactService | undefined }) {
  return (
    <>
      <input type="hidden" name="form_type" value="common" />
      {service && <input type="hidden" name="service" value={service} />}
      <div aria-hidden="true" className="visually-hidden">
        <label>
          {CONTACT_FORM.leaveEmpty}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
