import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lastModifiedOf } from "../../../app/registry/last-modified.server.ts";
import { sitePaths } from "../../../app/registry/site-pages.server.ts";
import { contentDates, dayOfBuild } from "../../../scripts/build-facts.ts";

const TODAY = "2099-01-01";

test("SEO-5 with complete git history, every page has the date of its last content change", () => {
  const dates = contentDates(TODAY);
  // A shallow clone, or none, has no dates.
  const expected = Object.keys(dates).length > 0 ? /^20\d\d-\d\d-\d\d$/ : /^unknown$/;
  for (const path of sitePaths) expect(lastModifiedOf(path, dates) ?? "unknown", path).toMatch(expected);
});

test("SEO-5 a commit that changes no text does not change a page's date", () => {
  const folder = mkdtempSync(join(tmpdir(), "content-dates-"));
  const git = (...args: string[]) => execFileSync("git", ["-C", folder, ...args], { stdio: "ignore" });
  const commit = (text: string, message: string, date: string) => {
    writeFileSync(join(folder, "app/content/firm.ts"), text);
    git("add", ".");
    const author = ["-c", "user.name=A", "-c", "user.email=a@example.gov"];
    execFileSync("git", ["-C", folder, ...author, "commit", "-m", message], {
      stdio: "ignore",
      env: { ...process.env, GIT_COMMITTER_DATE: `${date}T12:00:00Z` },
    });
  };
  mkdirSync(join(folder, "app/content"), { recursive: true });
  git("init");
  commit("one", "Add the firm", "2026-01-05");
  commit("two", "Write a comment\n\nContent-unchanged: yes", "2026-02-05");
  expect(contentDates(TODAY, folder)).toEqual({ "app/content/firm.ts": "2026-01-05" });
  commit("three", "Change a text", "2026-03-05");
  expect(contentDates(TODAY, folder)).toEqual({ "app/content/firm.ts": "2026-03-05" });
  rmSync(folder, { recursive: true });
});

test("SEO-5 a page has the latest date of its files", () => {
  const dates = {
    "app/content/pages/home.ts": "2026-01-01",
    "app/content/slides.ts": "2026-03-01",
    "app/content/clients.ts": "2026-02-01",
    "app/content/services/erp-solutions/sap.ts": "2026-04-01",
    "app/content/services/erp-solutions/index.ts": "2026-05-01",
    "app/content/solutions/user-provisioning.ts": "2026-06-01",
  };
  expect(lastModifiedOf("/", dates)).toBe("2026-03-01");
  expect(lastModifiedOf("/services/sap", dates)).toBe("2026-04-01");
  expect(lastModifiedOf("/services/erp-solutions", dates)).toBe("2026-05-01");
  expect(lastModifiedOf("/solutions/userprovisioning", dates)).toBe("2026-06-01");
  expect(lastModifiedOf("/about", dates)).toBeUndefined();
});

test("DEP-1 a build of an earlier date can be reproduced", () => {
  expect(dayOfBuild("1795305600")).toBe("2026-11-22");
  expect(dayOfBuild("0")).toBe("1970-01-01");
  expect(dayOfBuild("")).toBe(new Date().toISOString().slice(0, 10));
  for (const wrong of ["yesterday", "2026-11-22", "-1", "1795305600000"]) {
    expect(() => dayOfBuild(wrong)).toThrow(`SOURCE_DATE_EPOCH is ${wrong}: write seconds since 1970`);
  }
});
