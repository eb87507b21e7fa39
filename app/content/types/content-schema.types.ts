import type * as v from "valibot";
import type * as schema from "./content-schema.ts";

export type PageMeta = v.InferOutput<typeof schema.PageMetaSchema>;
export type Situation = v.InferOutput<typeof schema.SituationSchema>;
export type Capability = v.InferOutput<typeof schema.CapabilitySchema>;
export type Step = v.InferOutput<typeof schema.StepSchema>;
export type Deliverable = v.InferOutput<typeof schema.DeliverableSchema>;
export type Engagement = v.InferOutput<typeof schema.EngagementSchema>;
export type Buying = v.InferOutput<typeof schema.BuyingSchema>;
export type Standard = v.InferOutput<typeof schema.StandardSchema>;
export type Question = v.InferOutput<typeof schema.QuestionSchema>;
export type Thread = v.InferOutput<typeof schema.ThreadSchema>;
export type ServiceItem = v.InferOutput<typeof schema.ServiceItemSchema>;
export type ServiceCategory = v.InferOutput<typeof schema.ServiceCategorySchema>;
export type Solution = v.InferOutput<typeof schema.SolutionSchema>;
