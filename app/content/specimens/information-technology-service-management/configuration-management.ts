import { citeOf } from "../cite-of.ts";
import type { Column, Row, Specimen } from "../../types/specimen.types.ts";
import { changes, dateOfChange } from "../../../books/changes.ts";
import { configurationAudit, configurationItems } from "../../../books/configuration.ts";
import { hosts } from "../../../books/hosts.ts";
import { count } from "../../../books/cells.ts";
import { rowWith } from "../../../books/rows.ts";

const columns: Column[] = [
  { name: "CI", type: "key" },
  { name: "Name", type: "id" },
  { name: "Baseline", type: "id" },
  { name: "Set by", type: "id" },
  { name: "Set on", type: "date" },
  { name: "Owner", type: "id" },
  { name: "Last change", type: "id" },
  { name: "Changed on", type: "date" },
];

const rows: Row[] = configurationItems.map(({ ci, name, baseline, setBy, setOn, owner, lastChange }) => [
  ci,
  name,
  baseline,
  setBy,
  setOn,
  owner,
  lastChange,
  changes.find(({ id }) => id === lastChange)?.date ?? null,
]);

export const componentInventory = {
  kind: "table",
  id: "CI-26-09",
  deliverable: "Component inventory",
  title: "Eight items of SFS under configuration control",
  caption:
    `Six hosts, a rule set, and an application: each with its baseline, the change that set it and the day, its owner, and the change that last touched it. CHG-26-0079 was carried out on March 28, and its baseline was set after hardening. The Security Analyst’s audit of September 28 (${configurationAudit}) found each item at its baseline plus approved changes.`,
  asOf: "2026-09-30",
  preparedBy: "Change Manager",
  reviewed: { by: "Information System Security Officer", on: "2026-10-16" },
  columns,
  rows,
  pulled: rowWith(rows, "CI-0117"),
  lookFirst:
    "Every line has a baseline and a change behind it. For example, the database server and its standby were patched on the same day under CHG-26-0131, and both lines show it.",
  ties: [
    count(
      "Items that are hosts in the asset inventory = hosts in the asset inventory",
      configurationItems.filter(({ name }) => hosts.some(({ host }) => host === name)).length,
      hosts.length,
      "AST-26-09",
    ),
    count(
      "Items changed no earlier than their baseline was set = items",
      configurationItems.filter(({ setOn, lastChange }) => dateOfChange(lastChange) >= setOn).length,
      configurationItems.length,
    ),
    count(
      "Items with a baseline and an owner = items",
      configurationItems.filter(({ baseline, owner }) => baseline && owner).length,
      configurationItems.length,
    ),
  ],
  cites: [citeOf("nist-sp-800-128")],
  shares: ["CI-0117", "CHG-26-0131", "sfs-db-01"],
  // Emergency and standard changes are on the remediation schedule.
  holds: [...changes.filter(({ type }) => type === "normal").map(({ id }) => id), ...new Set(configurationItems.map(({ baseline }) => baseline))],
} satisfies Specimen;
