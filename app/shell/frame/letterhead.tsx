import { useRootData } from "../../lib/context/root-data.ts";

/** The firm and how to reach it, at the head of the first printed sheet. Later sheets have a running line (print-base.css). */
export function Letterhead() {
  const root = useRootData();
  if (!root) return null;
  const { name, address, phone, email } = root.firm;
  const place = `${address.street}, ${address.city}, ${address.stateCode} ${address.postalCode}`;
  return (
    <div className="letterhead mb-4 hidden items-baseline justify-between gap-4 border-b pb-1.5 print:flex">
      <p>
        <b>{name}</b>
      </p>
      <p>{[place, phone.display, email].join(" · ")}</p>
    </div>
  );
}
