import { type ChangeEvent, type SubmitEvent } from "react";
import type { TrialBalancePage } from "../../content/types/trial-balance.types.ts";
import { fill as fillText } from "../../lib/text/fill.ts";
import { PageEnd } from "../../ui/page-end.tsx";
import { Button } from "../../ui/button.tsx";
import { NamedList } from "./named-list.tsx";
import { TrialBalanceAnswer, TrialBalanceLines } from "./trial-balance-answer.tsx";
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
  const result = finding && finding !== "stale" && finding.kind === "tied" && finding.result;
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
    <>
      <section className="section static pt-8 pb-18">
        <div className="page-width">
          <noscript>
            <p className="border-t border-text pt-3 text-muted">{page.noScript}</p>
          </noscript>
          <div className="grid grid-cols-1 gap-x-18 gap-y-12 lg:grid-cols-[368px_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
            <form aria-label={form.name} className="tool-form needs-script" onSubmit={submit} onInput={edit}>
              <div className="field tool-field col-span-full">
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
                <p id="balance-hint" className="text-label text-muted">
                  {form.inputHint}
                </p>
              </div>
              <div className="field tool-field col-span-full">
                <label htmlFor="balance-file">{form.file}</label>
                <input
                  id="balance-file"
                  type="file"
                  accept=".csv,.tsv,.txt,text/csv,text/plain"
                  aria-describedby={fileName ? "balance-file-read" : undefined}
                  onChange={chooseFile}
                />
                {fileName && (
                  <p id="balance-file-read" className="text-label text-muted wrap-anywhere">
                    {fillText(form.fileRead, { name: fileName })}
                  </p>
                )}
              </div>
              <div className="field tool-field col-span-full">
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
                <p id="treasury-hint" className="text-label text-muted">
                  {form.treasuryHint}
                </p>
              </div>
              <div className="col-span-full grid md:block">
                <Button type="submit">{form.submit}</Button>
              </div>
              <p className="col-span-full tools mt-3 gap-x-6 text-small">
                <button type="button" className="tool" onClick={() => fill(sample.text, sample.treasury)}>
                  {form.sample}
                </button>
                <button type="button" className="tool" onClick={clear}>
                  {form.clear}
                </button>
              </p>
              <p className="col-span-full text-label text-muted">{form.note}</p>
            </form>
            <div
              ref={answer}
              tabIndex={-1}
              data-focus-target=""
              role="group"
              aria-label={page.answer.heading}
              aria-describedby={states.answer}
              className="lg:row-[1/3] lg:col-[2]"
            >
              {finding === sample.finding && <p className="mb-4 text-muted">{page.answer.begin}</p>}
              <p role="status" className={finding ? "text-failure" : "border-t border-text pt-3 text-muted"}>
                {finding === "stale" ? page.answer.stale : !finding && page.answer.waiting}
              </p>
              {finding && finding !== "stale" && finding.kind !== "tied" && (
                <TrialBalanceProblems page={page} finding={finding} />
              )}
              {result && <TrialBalanceAnswer page={page} result={result} />}
            </div>
            <NamedList heading={page.unchecked.heading} rows={page.unchecked.rows} />
          </div>
        </div>
      </section>
      <section className="section on-cream py-12">
        <div className="page-width">
          {result && <TrialBalanceLines page={page} result={result} />}
          <PageEnd onward={page.onward} next={page.next} />
        </div>
      </section>
    </>
  );
}
