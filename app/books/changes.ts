/** A tested and approved change. `date`: the ISO date of its implementation. */
export interface Change {
  id: string;
  type: "normal" | "standard" | "emergency";
  date: string;
  what: string;
}

export const changes = [
  { id: "CHG-26-0079", type: "normal", date: "2026-03-28", what: "Install the database on sfs-db-01 and its standby" },
  {
    id: "CHG-26-0114",
    type: "normal",
    date: "2026-06-13",
    what: "Feed alarm and reassignment of a separated user’s work",
  },
  { id: "CHG-26-0127", type: "emergency", date: "2026-07-09", what: "Patch sfs-web-01" },
  { id: "CHG-26-0129", type: "standard", date: "2026-07-15", what: "Laptop patch ring" },
  { id: "CHG-26-0131", type: "normal", date: "2026-07-18", what: "Patch database on sfs-db-01 and its standby" },
  { id: "CHG-26-0140", type: "normal", date: "2026-08-08", what: "Remove rule FW-031" },
  { id: "CHG-26-0152", type: "normal", date: "2026-09-19", what: "Release R26.3" },
] as const satisfies Change[];

export type ChangeId = (typeof changes)[number]["id"];

/** Who approved every change of the year. */
export const CHANGE_APPROVER = "u-1038";

/** The date a change was implemented. */
export const dateOfChange = (id: ChangeId): string => changes.find((change) => change.id === id)!.date;

/** The change that deployed each release. */
export const releases = {
  "R26.1": "CHG-26-0079",
  "R26.2": "CHG-26-0114",
  "R26.3": "CHG-26-0152",
} as const satisfies Record<string, ChangeId>;

export type ReleaseId = keyof typeof releases;

export const dateOfRelease = (release: ReleaseId): string => dateOfChange(releases[release]);
