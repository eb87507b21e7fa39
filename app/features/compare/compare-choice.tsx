import { Form } from "react-router";
import type { ComparePage } from "../../content/types/compare-page.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { Button } from "../../ui/button.tsx";
import { COMPARE_FIELDS, type ComparePageData } from "./compare.types.ts";
import { Link } from "../../ui/link.tsx";

interface CompareChoiceProps {
  words: ComparePage["choose"];
  data: ComparePageData;
}

/** One list per service. A plain GET form: submitting it opens the comparison's URL. Source: PACK-4. */
export const CompareChoice = ({ words, data: { services, waiting, groups } }: CompareChoiceProps) => (
  <section id="choose" className="section on-cream pt-8 pb-14 print:hidden" aria-labelledby="choose-heading">
    <div className="page-width">
      <h2 id="choose-heading" className="heading-3">
        {words.heading}
      </h2>
      <p className="mt-2 text-muted">{words.note}</p>
      <Form
        method="get"
        action="/compare"
        className="mt-5 grid grid-cols-1 items-end gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-4"
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
        <Button type="submit">{words.submit}</Button>
        {services.length === 0 && (
          <Link to={words.trial.to} className="text-link w-fit py-2.5" rel="nofollow">
            {words.trial.label}
          </Link>
        )}
        <Link to={words.browse.to} className="text-link w-fit py-2.5">
          {words.browse.label}
        </Link>
      </Form>
    </div>
  </section>
);
