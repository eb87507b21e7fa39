import { expect, test } from "vitest";
import { inSpan, type Recorder } from "../../../worker/span.ts";

test("work in a span runs the same where the runtime has no spans", async () => {
  const work = async (span: Recorder) => {
    span.setAttribute("page.status", 200);
    return "done";
  };
  expect(await inSpan({}, "page.render", work)).toBe("done");
});

test("where the runtime has spans the work is told by name, with its attributes", async () => {
  const told: unknown[] = [];
  const tracing = {
    enterSpan: <T>(name: string, work: (span: Recorder) => T) => {
      told.push(name);
      return work({ setAttribute: (key, value) => void told.push([key, value]) });
    },
  };
  const work = async (span: Recorder) => span.setAttribute("page.found", "memory");
  await inSpan({ tracing }, "page.find", work);
  expect(told).toEqual(["page.find", ["page.found", "memory"]]);
});
