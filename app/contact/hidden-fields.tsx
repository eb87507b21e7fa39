import { CONTACT_FORM } from "../content/interface/contact-form.ts";
import type { ContactService } from "./contact-schema.ts";

/**
 * What the form sends beside the visitor's entries: what the gateway expects (ENT-9), and a field by which the worker
 * tells people from programs: `website` is for programs only.
 */
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
