import type { Answer, LineItemPage } from "../../content/types/line-item.types.ts";
import { NoWrap } from "../../ui/no-wrap.tsx";

interface StationAnswersProps {
  caption: string;
  answers: readonly Answer[];
  labels: LineItemPage["labels"];
}

/** Questions an auditor asks about the whole chain, and the document that answers each. */
export function StationAnswers({ caption, answers, labels }: StationAnswersProps) {
  return (
    <table className="nums">
      <caption className="font-serif text-[1.1875rem] leading-[1.3]">
        <span>{caption}</span>
      </caption>
      <thead>
        <tr className="border-text text-[0.875rem] font-600">
          <th scope="col">{labels.asked.question}</th>
          <th scope="col" className="w-[42%] min-w-min">
            {labels.asked.answer}
          </th>
        </tr>
      </thead>
      <tbody>
        {answers.map(({ question, answer }) => (
          <tr key={question}>
            <th scope="row">{question}</th>
            <td className="w-[42%] min-w-min">
              <NoWrap text={answer} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
