import { type ChangeEvent, type SubmitEvent } from "react";
import type { TrialBalancePage } from "../../content/types/trial-balance.types.ts";
import { fill as fillText } from "../../lib/text/fill.ts";
import { Button } from "../../ui/button.tsx";
import { TrialBalanceAnswer } from "./trial-balance-answer.tsx";
import { fieldStates, TrialBalanceProblems } from "./trial-balance-problems.tsx";
import type { Finding } from "./trial-balance/check.ts";
import { useDroppedFile } from "./use-dropped-file.ts";
import { useTrialBalance } from "./use-trial-balance.ts";

/** A trial balance as an example, its balance at Treasury, and what the tool finds in them. */
export interface SampleBalance {
  text: string;
  treasury: string;
  finding: Finding;
}

/**
 * The trial-balance tool. Its fields have no names and its form no address, so that nothing can be sent, and what is
 * pasted is held by the page alone. Source: TOOL-2.
 */
export function TrialBalanceTool({ page, sample }: { page: TrialBalancePage; sample: SampleBalance }) {
  const { form } = page;
  const { input, treasury, answer, finding, fileName, check, edit, fill, clear, takeFile, refuseLargePaste } =
    useTrialBalance(sample.finding);
  const states = fieldStates(finding);
  useDroppedFile((file) => void takeFile(file));

  function chooseFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    void takeFile(currentTarget.files?.[0]);
    // Otherwise choosing a corrected file of the same name would change nothing.
    currentTarget.value = "";
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void check();
  }

  return (
    <div className="tool-split">
      <form aria-label={form.name} className="tool-form needs-script" onSubmit={submit} onInput={edit}>
        <div className="tool-field tool-wide">
          <label htmlFor="balance-input">{form.input}</label>
          <textarea
            id="balance-input"
            ref={input}
            rows={12}
            defaultValue={sample.text}
            spellCheck={false}
            autoComplete="off"
            {...states.input}
            onPaste={refuseLargePaste}
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
            aria-describedby={fileName ? "balance-file-read" : undefined}
            onChange={chooseFile}
          />
          {fileName && (
            <p id="balance-file-read" className="tool-hint wrap-anywhere">
              {fillText(form.fileRead, { name: fileName })}
            </p>
          )}
        </div>
        <div className="tool-field tool-wide">
          <label htmlFor="balance-treasury">{form.treasury}</label>
          <input
            id="balance-treasury"
            ref={treasury}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={sample.treasury}
            {...states.treasury}
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
          <button type="button" onClick={clear}>
            {form.clear}
          </button>
        </p>
        <p className="tool-wide text-label text-muted">{form.note}</p>
      </form>
      <div
        ref={answer}
        tabIndex={-1}
        role="group"
        aria-label={page.answer.heading}
        aria-describedby={states.answer}
        className="tool-answer"
      >
        {finding === sample.finding && <p className="mb-4 text-muted">{page.answer.begin}</p>}
        <p role="status" className={finding ? "text-failure" : "tool-waiting"}>
          {finding === "stale" ? page.answer.stale : !finding && page.answer.waiting}
        </p>
        {finding && finding !== "stale" && finding.kind !== "tied" && (
          <TrialBalanceProblems page={page} finding={finding} />
        )}
        {finding && finding !== "stale" && finding.kind === "tied" && (
          <TrialBalanceAnswer page={page} result={finding.result} />
        )}
      </div>
    </div>
  );
}
