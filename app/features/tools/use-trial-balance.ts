import { type ClipboardEvent, useEffect, useRef, useState } from "react";
import type { Failure, Finding } from "./trial-balance/check.ts";
import { sizeProblem } from "./trial-balance/limits.ts";
import { readFile } from "./trial-balance/read-file.ts";

const loadCheck = () => import("./trial-balance/check.ts");

const failed = (kind: Failure): Finding => ({
  kind: "problems",
  problems: [{ line: 0, kind, cell: "" }],
  others: 0,
  isTreasuryWrong: false,
});

/**
 * The fields of the trial-balance tool and what was found in them; "stale" once they have changed since.
 * @param example what is shown before anything is entered
 */
export function useTrialBalance(example: Finding) {
  const input = useRef<HTMLTextAreaElement>(null);
  const treasury = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const [finding, setFinding] = useState<Finding | "stale" | undefined>(example);
  /** Name of the file that was read last. */
  const [fileName, setFileName] = useState("");

  // The code is there before it is needed, so that a check fetches nothing.
  useEffect(() => void loadCheck().catch(() => undefined), []);

  function show(found: Finding) {
    setFinding(found);
    answer.current?.focus();
  }

  async function check() {
    const code = await loadCheck().catch(() => undefined);
    show(code?.checkTrialBalance(input.current!.value, treasury.current!.value) ?? failed("not-loaded"));
  }

  /** Hides the finding: it is not that of the changed text. */
  const edit = () => setFinding((now) => now && "stale");

  function fill(text: string, balance = treasury.current!.value) {
    input.current!.value = text;
    treasury.current!.value = balance;
    setFileName("");
    edit();
  }

  function clear() {
    fill("", "");
    setFinding(undefined);
  }

  async function takeFile(file: File | undefined) {
    if (!file) return;
    const text = await readFile(file);
    if (typeof text !== "string") return show(failed(text.failure));
    fill(text);
    setFileName(file.name);
    await check();
  }

  function refuseLargePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const problem = sizeProblem(event.clipboardData.getData("text/plain"));
    if (!problem) return;
    event.preventDefault();
    show(failed(problem));
  }

  return { input, treasury, answer, finding, fileName, check, edit, fill, clear, takeFile, refuseLargePaste };
}
