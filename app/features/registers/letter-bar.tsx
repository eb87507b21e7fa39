import { letterAnchor } from "./term-list.tsx";
import { Link } from "../../ui/link.tsx";

const ALPHABET = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

interface LetterBarProps {
  label: string;
  /** The first letters in use, in dictionary order. */
  letters: readonly string[];
}

/** Links to the letters of the glossary, below the header. Letters without terms are no links. On phones the folds are the letters. */
export const LetterBar = ({ label, letters }: LetterBarProps) => (
  <nav className="letter-bar top-$header z-4 bg-ground sticky max-md:hidden print:hidden" aria-label={label}>
    <div className="page-width border-b border-text">
      <ul className="flex justify-between overflow-x-auto md:-mx-1.5 lg:-mx-2.75">
        {[...letters.filter((letter) => !ALPHABET.includes(letter)), ...ALPHABET].map((letter) => (
          <li key={letter}>
            {letters.includes(letter) ? (
              <Link
                to={`#${letterAnchor(letter)}`}
                className="underline-offset-[.3em] hover:underline focus-visible:-outline-offset-4"
              >
                {letter}
              </Link>
            ) : (
              <span className="text-muted opacity-80">{letter}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  </nav>
);
