/** Path of the line in a section: in the page's gutter, along the main column, or from one to the other. */
export type Course = "gutter" | "column" | "to-column" | "to-gutter" | "out";

interface ThreadProps {
  course: Course;
  /** A knot beside the section's heading. */
  knot?: boolean;
}

/** The gold thread's part in one section, which must be positioned. Hidden if the window has no gutter for it. */
export function Thread({ course, knot = false }: ThreadProps) {
  return (
    <div className="thread" data-course={course} aria-hidden="true">
      <div className="page-width">
        <span className="thread-bend" />
        <span className="thread-run" />
        {knot && <span className="thread-knot" />}
      </div>
    </div>
  );
}
