import { useRootData } from "../../lib/context/root-data.ts";

/** The firm and how to reach it, at the head of the first printed sheet. Later sheets have a running line (print-base.css). */
export function Letterhead() {
  const root = useRootData();
  if (!root) return null;
  const { name, address, phone, email } = root.firm;
  const place = `${address.street}, ${address.city}, ${address.stateCode} ${address.postalCode}`;
  return (
    <div className="letterhead hidden">
      <p>
        <b>{name}</b>
      </p>
      <p>{[place, phone.display, email].join(" · ")}</p>
    </div>
  );
}
