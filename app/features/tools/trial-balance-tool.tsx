import { type ClipboardEvent, type DragEvent, type SubmitEvent, useRef, useState } from "react";
import type { TrialBalancePage } from "../../content/types/trial-balance.types.ts";
import { Button } from "../../ui/button.tsx";
import { checkTrialBalance, type Finding } from "./trial-balance/check.ts";
import { MAX_CHARS } from "./trial-balance/read-trial-balance.ts";
import { TrialBalanceAnswer } from "./trial-balance-answer.tsx";
import { TrialBalanceProblems } from "./trial-balance-problems.tsx";

/** A trial balance to try the tool with, and its balance at Treasury. */
export interface SampleBalance {
  text: string;
  treasury: string;
}

const TOO_LARGE: Finding = {
  kind: "problems",
  problems: [{ line: 0, kind: "too-large", cell: "" }],
  otherProblems: 0,
  isTreasuryWrong: false,
};

/**
 * The trial-balance tool. Its fields have no names and its form no address, so that nothing can be sent, and what is
 * pasted is held by the page alone. Source: TOOL-2.
 */
export function TrialBalanceTool({ page, sample }: { page: TrialBalancePage; sample: SampleBalance }) {
  const { form } = page;
  const input = useRef<HTMLTextAreaElement>(null);
  const treasury = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const [finding, setFinding] = useState<Finding>();
  /** Whether the fields have changed since they were checked. */
  const [isStale, setIsStale] = useState(false);

  function show(found: Finding | undefined) {
    setFinding(found);
    setIsStale(false);
    if (found) answer.current?.focus();
  }
  const check = () => show(checkTrialBalance(input.current!.value, treasury.current!.value));
  function fill(text: string, balance = treasury.current!.value) {
    input.current!.value = text;
    treasury.current!.value = balance;
    setIsStale(true);
  }

  /** Reads a file of a possible size; a larger one is refused unread. */
  async function readFile(file: File | undefined) {
    if (!file) return;
    if (file.size > MAX_CHARS) return show(TOO_LARGE);
    fill(await file.text());
    check();
  }

  function refuseLargePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    if (event.clipboardData.getData("text/plain").length <= MAX_CHARS) return;
    event.preventDefault();
    show(TOO_LARGE);
  }

  function takeDroppedFile(event: DragEvent) {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void readFile(file);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    check();
  }

  return (
    <div className="tool-split needs-script">
      <form aria-label={form.name} className="tool-form" onSubmit={submit} onInput={() => setIsStale(true)}>
        <div className="tool-field tool-wide">
          <label htmlFor="balance-input">{form.input}</label>
          <textarea
            id="balance-input"
            ref={input}
            rows={12}
            spellCheck={false}
            autoComplete="off"
            aria-describedby="balance-hint"
            onPaste={refuseLargePaste}
            onDragOver={(event) => event.preventDefault()}
            onDrop={takeDroppedFile}
          />
          <p id="balance-hint" className="tool-hint">
            {form.inputHint}
          </p>
        </div>
        <div className="tool-field tool-wide">
          <label htmlFor="balance-file">{form.file}</label>
          <input
            id="balance-file"
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onChange={({ currentTarget }) => void readFile(currentTarget.files?.[0])}
          />
        </div>
        <div className="tool-field tool-wide">
          <label htmlFor="balance-treasury">{form.treasury}</label>
          <input
            id="balance-treasury"
            ref={treasury}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            aria-describedby="treasury-hint"
          />
          <p id="treasury-hint" className="tool-hint">
            {form.treasuryHint}
          </p>
        </div>
        <div className="tool-wide grid">
          <Button type="submit">{form.submit}</Button>
        </div>
        <p className="tool-wide tool-actions">
          <button type="button" onClick={() => fill(sample.text, sample.treasury)}>
            {form.sample}
          </button>
          <button
            type="button"
            onClick={() => {
              fill("", "");
              show(undefined);
            }}
          >
            {form.clear}
          </button>
        </p>
        <p className="tool-wide text-label text-muted">{form.note}</p>
      </form>
      <div ref={answer} tabIndex={-1} role="group" aria-label={page.answer.heading} className="tool-answer">
        {!finding && <p className="tool-waiting">{page.answer.waiting}</p>}
        <p role="status" className="text-failure">
          {finding && isStale && page.answer.stale}
        </p>
        {finding?.kind === "tied" ? (
          <TrialBalanceAnswer page={page} result={finding.result} />
        ) : (
          finding && <TrialBalanceProblems page={page} finding={finding} />
        )}
      </div>
    </div>
  );
}
