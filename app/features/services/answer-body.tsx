import type { AnsweredFunction, PracticeQuestion } from "../../content/types/practice-page.types.ts";
import type { NamedText } from "../../content/types/page-section.types.ts";
import { Link } from "../../ui/link.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { StandardsList } from "../../ui/standards-list.tsx";

/** An answer in its form. */
export function AnswerBody(answer: PracticeQuestion) {
  if (answer.kind === "prose") return <Paragraphs texts={answer.paragraphs} />;
  if (answer.kind === "list") return <Names items={answer.items} />;
  if (answer.kind === "standards") return <StandardsList standards={answer.standards} />;
  if (answer.kind === "functions") return <Functions functions={answer.functions} />;
  const { statement, paragraphs } = answer.situation;
  return (
    <>
      <p className="font-serif text-[1.1875rem] leading-[1.4] text-text">
        <RunningText text={statement} />
      </p>
      <Paragraphs texts={paragraphs} />
    </>
  );
}

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text}>
      <RunningText text={text} />
    </p>
  ));

const Names = ({ items }: { items: readonly NamedText[] }) => (
  <dl className="grid gap-2.5">
    {items.map(({ name, text }) => (
      <div key={name}>
        <dt className="font-600 text-text">{name}</dt>
        <dd>
          <RunningText text={text} />
        </dd>
      </div>
    ))}
  </dl>
);

/** The functions of NIST CSF 2.0: each with its question, and the services that answer it. */
const Functions = ({ functions }: { functions: readonly AnsweredFunction[] }) => (
  <dl className="grid gap-2.5">
    {functions.map(({ name, asks, services }) => (
      <div key={name}>
        <dt>
          <b className="font-600 text-text">{name}</b> <RunningText text={asks} />
        </dt>
        {services.map(({ name: service, path, from }) => (
          <dd key={path}>
            <Link to={path} className="row-link inline-block py-1">
              {service}
            </Link>
            {from && `, ${from}`}
          </dd>
        ))}
      </div>
    ))}
  </dl>
);
