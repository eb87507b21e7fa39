import * as v from "valibot";
import { laborCategories } from "../claims/labor-rates.ts";
import { naicsCodes, pscCodes } from "../codes.ts";
import { LIFECYCLES, type LifecycleName } from "../lifecycles.ts";
import { type RuleId, rules } from "../rules/index.ts";
import { VEHICLE_IDS } from "./contract-vehicle.types.ts";

/*
 * Schemas of every page's texts, with length limits that keep pages similar. A test parses all content with them;
 * types.ts exports the inferred types. Lengths are in characters unless a name says words.
 */

const text = (min: number, max: number) => v.pipe(v.string(), v.trim(), v.minLength(min), v.maxLength(max));
const words = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.check((value) => {
      const count = value.trim().split(/\s+/).length;
      return count >= min && count <= max;
    }, `must have ${min} to ${max} words`),
  );
const listOf = <Item extends v.GenericSchema>(item: Item, min: number, max: number) =>
  v.pipe(v.array(item), v.minLength(min), v.maxLength(max));

/** Metadata for search engines and shared links. `title` excludes the firm's name, which the page adds. */
export const PageMetaSchema = v.strictObject({
  title: text(4, 70),
  description: text(110, 160),
  /** `false` excludes the page from the sitemap and from search engines. */
  indexed: v.optional(v.literal(false)),
});

/** A statement in large type, of one or a few sentences, and explanatory paragraphs. */
export const SituationSchema = v.strictObject({
  statement: words(8, 48),
  paragraphs: listOf(words(25, 95), 1, 3),
});

export const CapabilitySchema = v.strictObject({ name: text(3, 60), text: words(14, 45) });

export const StepSchema = v.strictObject({
  name: text(3, 40),
  /** Its time in the plan, as a range such as "Weeks 1 to 3" (scope, never a promised result). */
  time: text(3, 36),
  text: words(14, 45),
  /** The step's output. */
  output: text(6, 90),
});

export const DeliverableSchema = v.strictObject({
  name: text(3, 60),
  shows: text(15, 140),
  firstReader: text(3, 60),
});

const rule = v.picklist(Object.keys(rules) as RuleId[]);

/** The standards of a page's work: registered rules, the relevant parts, and what they require. Source: RULE-1. */
export const StandardSchema = v.strictObject({
  rule,
  /** Further rules in the same row. */
  also: v.optional(v.pipe(v.array(rule), v.minLength(1), v.maxLength(4))),
  /** "section 130", "AC-5 and AC-6". */
  part: v.optional(text(2, 60)),
  meaning: text(15, 190),
});

export const QuestionSchema = v.strictObject({
  question: v.pipe(text(12, 110), v.endsWith("?")),
  answer: words(12, 120),
});

const stageNames: readonly string[] = Object.values(LIFECYCLES).flatMap((lifecycle) => lifecycle.stages);
const stage = v.picklist(stageNames);

/**
 * The stations that a service covers: `from` to `to`, with the main one in `here`, all of one lifecycle and in its
 * order.
 */
export const ThreadSchema = v.pipe(
  v.strictObject({
    lifecycle: v.picklist(Object.keys(LIFECYCLES) as LifecycleName[]),
    from: stage,
    here: stage,
    to: stage,
  }),
  v.check(({ lifecycle, from, here, to }) => {
    const stages: readonly string[] = LIFECYCLES[lifecycle].stages;
    const [a, b, c] = [stages.indexOf(from), stages.indexOf(here), stages.indexOf(to)] as const;
    return a >= 0 && a <= b && b <= c;
  }, "from, here and to must be stages of the lifecycle, in its order"),
);

/** What an engagement requires of both sides. Ranges name what they depend on; they are typical values, not an offer. */
export const EngagementSchema = v.strictObject({
  /** Access, people and data that the client provides. */
  needs: words(15, 80),
  /** The team's start: the first days, what it reads, whom it meets. */
  arrival: words(10, 70),
  /** Typical team, as a range. */
  team: words(5, 45),
  /** Typical duration, as a range, and what it depends on. */
  length: words(6, 60),
  /** The team's end: what is handed over, to whom, and how long questions are answered. */
  handover: words(10, 70),
});

/** How to buy a service: codes from the firm's own lists, the closest first, and the vehicles. Source: BUY-2. */
export const BuyingSchema = v.strictObject({
  /** The contract type that the firm proposes, in one sentence, and what is bought in another way. Source: READ-1. */
  contract: text(20, 160),
  naics: listOf(v.picklist(naicsCodes.map(({ code }) => code)), 1, 3),
  psc: listOf(v.picklist(pscCodes.map(({ code }) => code)), 1, 3),
  /** The Schedule's labor categories in which the team is priced. */
  labor: listOf(v.picklist(laborCategories), 1, 6),
  vehicles: listOf(v.picklist(VEHICLE_IDS), 1, 4),
});

/** A service page. `slug` is set only if it does not follow from the name (RT-5). */
export const ServiceItemSchema = v.strictObject({
  name: text(3, 60),
  slug: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/))),
  /** `false` for a page that is in no menu (RT-5). */
  inMenu: v.optional(v.boolean()),
  meta: PageMetaSchema,
  /** One sentence in italics below the name. */
  promise: text(20, 90),
  lead: words(16, 40),
  thread: ThreadSchema,
  situation: SituationSchema,
  capabilities: v.strictObject({ note: text(20, 140), items: listOf(CapabilitySchema, 5, 8) }),
  process: v.strictObject({ note: text(20, 160), steps: listOf(StepSchema, 3, 6) }),
  deliverables: v.strictObject({ lead: words(4, 45), rows: listOf(DeliverableSchema, 4, 7) }),
  engagement: EngagementSchema,
  standards: listOf(StandardSchema, 4, 8),
  questions: listOf(QuestionSchema, 3, 10),
  buying: BuyingSchema,
  /** Slugs of three to five other service pages. */
  related: listOf(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)), 3, 5),
});

/** One of the eight practices: its menu entry, its card on the home page, and its page. */
export const ServiceCategorySchema = v.strictObject({
  name: text(3, 60),
  icon: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  meta: PageMetaSchema,
  promise: text(20, 90),
  lead: words(16, 45),
  lifecycle: v.picklist(Object.keys(LIFECYCLES) as LifecycleName[]),
  situation: SituationSchema,
  /** Visitors' situations in their own words, and the item for each. The page shows three at once. */
  starts: listOf(v.strictObject({ when: words(6, 28), slug: v.string() }), 3, 9),
  principles: v.strictObject({ note: text(20, 160), items: listOf(CapabilitySchema, 3, 6) }),
  standards: listOf(StandardSchema, 4, 10),
  questions: listOf(QuestionSchema, 3, 10),
  items: listOf(ServiceItemSchema, 3, 10),
});

/** One of the four packaged solutions (ENT-2) and its page. */
export const SolutionSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  title: text(3, 60),
  tagline: text(20, 90),
  icon: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  /** The accent color of ENT-2, by token name. */
  color: v.picklist(["thread", "verdigris", "ink", "mist"]),
  meta: PageMetaSchema,
  features: listOf(text(10, 90), 3, 3),
  /** Scope (modules covered, steps, standards), never a result (honesty rule). */
  metric: text(1, 8),
  metricLabel: text(6, 60),
  description: words(16, 40),
  problem: SituationSchema,
  howItWorks: v.strictObject({ note: text(20, 160), diagramTitle: text(10, 90), steps: listOf(StepSchema, 3, 6) }),
  capabilities: v.strictObject({ note: text(20, 140), items: listOf(CapabilitySchema, 5, 8) }),
  audience: listOf(v.strictObject({ who: text(3, 60), gains: words(10, 40) }), 3, 5),
  start: v.strictObject({ note: words(10, 45), needs: listOf(text(15, 140), 3, 6) }),
  engagement: EngagementSchema,
  standards: listOf(StandardSchema, 3, 8),
  questions: listOf(QuestionSchema, 3, 5),
  buying: BuyingSchema,
  related: listOf(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)), 3, 5),
});
