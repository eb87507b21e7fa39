import type { SearchAnswer } from "../../content/types/search-results.types.ts";

/** How the query was interpreted, and suggestions for similar queries. */
export function SearchNotes({ answer: { meant, notes } }: { answer: SearchAnswer }) {
  if (!meant && notes.length === 0) return null;
  return (
    <div className="search-notes">
      {meant && (
        <p className="search-meant">
          {meant.before}
          <a href={meant.to}>{meant.query}</a>
          {meant.after}
        </p>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
