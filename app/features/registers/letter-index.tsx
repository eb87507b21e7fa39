import type { GlossaryPage } from "../../content/types/glossary-page.types.ts";
import { RegisterIndex } from "./register-index.tsx";

/** Links to the letters of the glossary. */
export function LetterIndex({ page, letters }: { page: GlossaryPage; letters: readonly string[] }) {
  return (
    <RegisterIndex label={page.letters} onward={page.rules} onCream>
      <ul className="flex flex-wrap">
        {letters.map((letter) => (
          <li key={letter}>
            <a href={`#letter-${letter.toLowerCase()}`} className="row-link inline-flex min-h-11 items-center px-4">
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </RegisterIndex>
  );
}
