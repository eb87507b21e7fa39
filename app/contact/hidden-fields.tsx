import type { ContactService } from "./contact-schema.ts";

/**
 * What the form sends beside the visitor's entries: what the gateway expects (ENT-9), and two fields by which the
 * worker tells people from programs. `website` is for programs only; `started_at` stays empty without JavaScript.
 */
export function HiddenFields({ service }: { service: ContactService | undefined }) {
  return (
    <>
      <input type="hidden" name="form_type" value="common" />
      {service && <input type="hidden" name="service" value={service} />}
      <input type="hidden" name="started_at" value="" />
      <div aria-hidden="true" className="visually-hidden">
        <label>
          Leave this field empty
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
