import { buyingTasks } from "./buying.ts";
import { firmTasks } from "./firm.ts";
import { recordTasks } from "./records.ts";
import { serviceTasks } from "./services.ts";
import type { Task } from "./task.ts";

/** Forty tasks of market research, in the words of those who ask. */
export const tasks: readonly Task[] = [...buyingTasks, ...serviceTasks, ...recordTasks, ...firmTasks];
