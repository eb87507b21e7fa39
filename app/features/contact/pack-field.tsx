import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { CONTACT_FORM } from "../../content/interface/contact-form.ts";
import { type StoredPack, packAddress, storePack, useStoredPack } from "../../ui/stored-pack.ts";
import { renewStoredPack } from "../../ui/renew-stored-pack.ts";
import { UNSENT_FIELDS } from "../../../shared/contact/answer.ts";
import { isPackOptedOut, storePackOptOut } from "../../ui/pack-opt-out.ts";
import { Link } from "../../ui/link.tsx";
import "../../ui/checkbox.css";

interface PackFieldProps {
  /** The pack from the URL: names by slug. */
  pack?: StoredPack;
  /** Whether the visitor excluded it in a post without JavaScript. */
  isOut: boolean;
}

/**
 * Checkbox to send the capability pack with the request: the pack from the URL, otherwise from this device. Works without
 * JavaScript. The worker appends the pack to the message. Source: PACK-3.
 */
export function PackField({ pack, isOut }: PackFieldProps) {
  const kept = useStoredPack();
  const shown = pack ?? kept;
  const slugs = Object.keys(shown);
  const isEmpty = slugs.length === 0;
  const part = useRef<HTMLDivElement>(null);
  const [isRemoved, setRemoved] = useState(false);
  useEffect(() => void renewStoredPack(), []);

  /** Empties the pack of this device. The button disappears; on the one that sends, a second Enter would send. */
  function removeFromDevice() {
    part.current?.focus();
    storePack({});
    setRemoved(true);
  }

  if (isEmpty && !isRemoved) return null;
  return (
    <div ref={part} tabIndex={-1} className="border-t border-b border-hair py-3.5">
      {!isEmpty && (
        <>
          <label>
            <PackBox list={slugs.join(",")} isOut={isOut} />
            <span className="font-600">{CONTACT_FORM.pack.label}</span>
          </label>
          <p className="text-small text-muted">
            <span>{`${Object.values(shown).join(", ")}.`}</span>{" "}
            <Link to={packAddress(slugs)} rel="nofollow" className="text-link">
              {CONTACT_FORM.pack.change}
            </Link>{" "}
            {!pack && (
              <button type="button" onClick={removeFromDevice} className="text-link">
                {CONTACT_FORM.pack.remove}
              </button>
            )}
          </p>
        </>
      )}
      <p role="status" className="text-small text-muted">
        {isEmpty && CONTACT_FORM.pack.removed}
      </p>
    </div>
  );
}

/** The checkbox. Appears after hydration if the pack is stored on the device only. Restores the visitor's choice in this tab. */
function PackBox({ list, isOut }: { list: string; isOut: boolean }) {
  const ref = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const box = ref.current!;
    // The visitor may have unticked it before hydration.
    if (!box.checked) storePackOptOut(true);
    else if (isPackOptedOut()) box.checked = false;
  }, []);

  return (
    <input
      ref={ref}
      type="checkbox"
      name={UNSENT_FIELDS.pack}
      value={list}
      defaultChecked={!isOut}
      onChange={({ target }) => storePackOptOut(!target.checked)}
    />
  );
}
