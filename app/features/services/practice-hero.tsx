import type { PracticePageData } from "../../content/types/practice-page.types.ts";
import type { Slide } from "../../content/types/slides.types.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { PictureHero } from "../../ui/picture-hero.tsx";
import { Carousel } from "./carousel.tsx";
import { HERO_SIZES } from "../../ui/hero-sizes.ts";

interface PracticeHeroProps {
  page: PracticePageData;
  carousel?: { label: string; slides: readonly Slide[] };
}

/** The opening of a practice page: name, promise and two buttons on a picture, or on several that take turns. */
export const PracticeHero = ({ page, carousel }: PracticeHeroProps) => (
  <PictureHero
    crumbs={page.trail}
    name={page.name}
    promise={page.promise}
    picture={page.picture && <Picture {...page.picture} sizes={HERO_SIZES} priority className="size-full" />}
    actions={
      <>
        <LinkButton to={page.talk.to}>{page.talk.label}</LinkButton>
        <LinkButton to="#services" variant="ruled">
          {page.see}
        </LinkButton>
      </>
    }
  >
    {carousel && <Carousel {...carousel} />}
  </PictureHero>
);
