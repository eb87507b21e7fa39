import { Form } from "react-router";
import type { ComparePage } from "../../content/types/compare-page.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { Button } from "../../ui/button.tsx";
import { PhoneFold } from "../../ui/phone-fold.tsx";
import { COMPARE_FIELDS, type ComparePageData } from "./compare.types.ts";

interface CompareChoiceProps {
  words: ComparePage["choose"];
  data: ComparePageData;
}

/**
 * One list per service, above the table; phones show it on request once there is a table. A plain GET form: submitting it
 * opens the comparison's URL. Source: PACK-4.
 */
export const CompareChoice = ({ words, data: { services, rows, waiting, groups } }: CompareChoiceProps) => (
  <section id="choose" className={`pt-8 print:hidden ${rows.length === 0 ? "pb-18" : ""}`} aria-label={words.heading}>
    <div className="page-width">
      <PhoneFold label={words.heading} isOpen={rows.length === 0}>
        <Form
          method="get"
          action="/compare"
          className="grid grid-cols-1 items-end gap-x-4 gap-y-4 pb-5 [&_button]:min-h-12 sm:grid-cols-2 xl:grid-cols-[repeat(4,minmax(0,1fr))_auto]"
        >
          {COMPARE_FIELDS.map((name, index) => (
            <div key={name} className="field tool-field">
              <label htmlFor={name}>{fill(words.field, { number: index + 1 })}</label>
              <select id={name} name={name} defaultValue={services[index]?.slug ?? ""}>
                <option value="">{words.empty}</option>
                {groups.map(({ name: practice, options }) => (
                  <optgroup key={practice} label={practice}>
                    {options.map((option) => (
                      <option key={option.slug} value={option.slug}>
                        {option.name}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            </div>
          ))}
          {waiting && <input type="hidden" name="s" value={waiting} />}
          <div className="grid md:block">
            <Button type="submit">{words.submit}</Button>
          </div>
        </Form>
      </PhoneFold>
    </div>
  </section>
);
