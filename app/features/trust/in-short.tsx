import { RunningText } from "../../ui/running-text.tsx";
import { TextPart } from "./text-part.tsx";

/** What a long notice says, in a few plain sentences before its tables. Source: TRUST-1, TRUST-2. */
export const InShort = ({ heading, sentences }: { heading: string; sentences: readonly string[] }) => (
  <TextPart heading={heading} isRegion isFirst>
    <ul className="dashes max-w-[66ch] font-serif text-[1.25rem] leading-[1.4]">
      {sentences.map((sentence) => (
        <li key={sentence}>
          <RunningText text={sentence} />
        </li>
      ))}
    </ul>
  </TextPart>
);
