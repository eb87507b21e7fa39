import { askedOfAnswers } from "./asked/answers.ts";
import { askedOfPages } from "./asked/pages.ts";
import { askedOfQuestions } from "./asked/questions.ts";
import { askedOfSamples } from "./asked/samples.ts";
import { askedOfServices } from "./asked/services.ts";

/**
 * What people ask for, or say is wrong, in their own words, by the place that answers: a path, or "@" and the id of an
 * answer for buyers. A query is compared with each phrase. Source: FIND-5, FIND-6.
 */
export const asked = { ...askedOfPages, ...askedOfAnswers, ...askedOfServices, ...askedOfSamples, ...askedOfQuestions };

/** Identifies an answer for buyers. */
export type AnswerId = keyof typeof asked extends infer Place ? (Place extends `@${infer Id}` ? Id : never) : never;
