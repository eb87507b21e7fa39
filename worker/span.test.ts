import { expect, test } from "vitest";
import { inSpan, type Recorder } from "./span.ts";

const work = async (span: Recorder) => {
  span.setAttribute("page.status", 200);
  return "done";
};

test("work in a span runs the same where the runtime has no spans", async () => {
  expect(await inSpan({}, "page.render", work)).toBe("done");
});

test("if the runtime supports spans, the work has a span with its attributes", async () => {
  const told: unknown[] = [];
  const tracing = {
    enterSpan: <T>(name: string, work: (span: Recorder) => T) => {
      told.push(name);
      return work({ setAttribute: (key, value) => void told.push([key, value]) });
    },
  };
  await inSpan({ tracing }, "page.render", work);
  expect(told).toEqual(["page.render", ["page.status", 200]]);
});
