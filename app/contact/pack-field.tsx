import { useLayoutEffect, useRef } from "react";
import { CONTACT_FORM } from "../content/interface/contact-form.ts";
import { type KeptPack, packAddress, useKeptPack } from "../lib/pack/kept-pack.ts";
import { UNSENT_FIELDS } from "./contact-answer.ts";
import { isPackOut, keepPackOut } from "./kept-pack-choice.ts";

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
        <PackBox list={slugs.join(",")} isOut={isOut} />
        <span className="font-600">{CONTACT_FORM.pack.label}</span>
      </label>
      <p className="text-small text-muted">
        {Object.values(shown).join(", ")}.{" "}
        <a href={packAddress(slugs)} rel="nofollow" className="text-link">
          {CONTACT_FORM.pack.change}
        </a>
      </p>
    </div>
  );
}

/** The box itself. It comes late where only this device knows the pack, and is as the visitor left it in this tab. */
function PackBox({ list, isOut }: { list: string; isOut: boolean }) {
  const ref = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const box = ref.current!;
    // What was unticked before this code ran is a choice as well.
    if (!box.checked) keepPackOut(true);
    else if (isPackOut()) box.checked = false;
  }, []);

  return (
    <input
      ref={ref}
      type="checkbox"
      name={UNSENT_FIELDS.pack}
      value={list}
      defaultChecked={!isOut}
      onChange={({ target }) => keepPackOut(!target.checked)}
    />
  );
}
