import type { AboutPage } from "../../content/types/about.types.ts";
import { Picture } from "../../ui/picture.tsx";
import { RunningText } from "../../ui/running-text.tsx";

/** Why the firm exists, beside a picture that fills half of a wide window. */
export const FirmStory = ({ heading, statement, paragraphs }: AboutPage["story"]) => (
  <section className="on-cream grid bg-ground lg:grid-cols-2" aria-labelledby="story">
    <div className="relative h-65 md:h-90 lg:h-auto print:hidden">
      <Picture
        name="why-choose-us"
        alt=""
        sizes="(max-width: 63.9375em) 100vw, 50vw"
        className="absolute inset-0 h-full"
      />
    </div>
    <div className="px-$gutter py-12 lg:py-18 lg:pl-16 lg:pr-[max(var(--gutter),calc((100vw-1248px)/2))]">
      <h2 id="story" className="heading-2">
        {heading}
      </h2>
      <p className="mt-5 font-serif text-[1.5rem] leading-[1.35] text-pretty">
        <RunningText text={statement} />
      </p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4 text-muted text-pretty">
          <RunningText text={paragraph} />
        </p>
      ))}
    </div>
  </section>
);
