import { Link } from "react-router";
import { CONTACT_FORM } from "../content/interface/contact-form.ts";
import { type KeptPack, packAddress, useKeptPack } from "../lib/pack/kept-pack.ts";
import { UNSENT_FIELDS } from "./contact-answer.ts";

interface PackFieldProps {
  /** What the address brings: names by slug. */
  pack?: KeptPack;
  /** Whether the visitor had taken it out when the form was posted without JavaScript. */
  isOut: boolean;
}

/**
 * The capability pack that goes along with a request: the address's, else this device's. One box to untick, which works
 * without JavaScript too; the worker writes what is ticked into the message. Source: PACK-3.
 */
export function PackField({ pack, isOut }: PackFieldProps) {
  const kept = useKeptPack();
  const shown = pack ?? kept;
  const slugs = Object.keys(shown);
  if (slugs.length === 0) return null;
  return (
    <div className="contact-pack">
      <label>
        <input type="checkbox" name={UNSENT_FIELDS.pack} value={slugs.join(",")} defaultChecked={!isOut} />
        <span className="font-600">{CONTACT_FORM.pack.label}</span>
      </label>
      <p className="text-small text-muted">
        {Object.values(shown).join(", ")}.{" "}
        <Link to={packAddress(slugs)} rel="nofollow" className="text-link">
          {CONTACT_FORM.pack.change}
        </Link>
      </p>
    </div>
  );
}
