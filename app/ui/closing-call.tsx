import { LinkButton, LinkButtons } from "./button.tsx";
import { Picture } from "./picture.tsx";
import { RunningText } from "./running-text.tsx";
import type { ClosingCall as ClosingCallContent } from "../content/types/page-section.types.ts";

/** Without a picture the links stand beside the words in wide windows. */
const beside = "lg:grid lg:grid-cols-[1fr_auto] lg:items-center gap-x-12";

/** The closing section of a page: statement, lead and links, over a picture if there is one. Source: HOME-11. */
export function ClosingCall({ lines, lead, image, primary, secondary, call }: ClosingCallContent) {
  return (
    <section
      className={`closing on-ink relative isolate overflow-hidden bg-ink-950 ${image ? "pb-12 pt-45 md:py-22" : "py-12"}`}
    >
      {image && (
        <div className="closing-picture picture-behind">
          <Picture name={image} alt="" sizes="(max-width: 47.9375em) 720px, 100vw" />
        </div>
      )}
      <div className={`page-width ${image ? "" : beside}`}>
        <h2 className={image ? "heading-1 max-w-[16em]" : "heading-3"}>
          {lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </h2>
        <p className={`max-w-[29em] text-mist-bright text-balance ${image ? "mt-5 text-lead" : "mt-3 text-body"}`}>
          <RunningText text={lead} />
        </p>
        <p className={`flex flex-wrap gap-3.5 ${image ? "mt-9" : "mt-7 lg:col-[2] lg:row-[1/3] lg:mt-0"}`}>
          <LinkButtons primary={primary} secondary={secondary} />
          {call && (
            <span className="w-full md:hidden">
              <LinkButton to={call.to} variant="ruled">
                {call.label}
              </LinkButton>
            </span>
          )}
        </p>
      </div>
    </section>
  );
}
