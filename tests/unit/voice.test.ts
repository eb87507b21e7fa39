import { expect, test } from "vitest";
import { sitePages } from "../../app/registry/site-pages.server.ts";
import { breaches, VOICE_LIMITS } from "../../scripts/lib/voice/limits.ts";
import { pageVoice } from "../../scripts/lib/voice/page-voice.ts";
import { voiceReport } from "../../scripts/lib/voice/report.ts";

test("RT-1 by the fifth page, a reader has heard no opening, rhythm, joke or run of words too often", () => {
  const report = voiceReport(sitePages.map(({ path, words }) => pageVoice(path, Object.values(words))));
  // An empty report would pass every limit.
  expect(report.openers.count).toBeGreaterThan(50);
  expect(report.answers.count).toBeGreaterThan(200);
  expect(breaches(report, VOICE_LIMITS)).toEqual([]);
});
