import { firm } from "../firm.ts";
import { cite } from "../rules/index.ts";
import type { AccessibilityPage } from "../types/conformance.types.ts";
import { HOME } from "../trail.ts";

/** Path of the OpenACR file, which scripts/texts.ts writes. */
export const OPENACR_PATH = "/accessibility/openacr.yaml";

export const accessibilityPage = {
  meta: {
    title: "Accessibility conformance report",
    description:
      "How this website meets WCAG 2.2 and Section 508, criterion by criterion, with the tests behind each, the known limits, and how to report a problem.",
  },
  name: "Accessibility",
  trail: [HOME],
  promise: "Criterion by criterion, with the tests behind it.",
  lead: `We built this website to ${cite("wcag-2-2")}, Level AA, and to the ${cite("section-508")} standards. This report covers all of it. It is available here and as a machine-readable file.`,
  dated: { date: "2026-11-22", text: "As of November 22, 2026." },
  inShort: {
    heading: "In short",
    sentences: [
      "Every page is meant to work with a keyboard, with a screen reader, with enlarged text, and without JavaScript.",
      "One criterion is met only in part: 3.3.2, because the phone field has the mark of a required field and may be left empty.",
      "Our checks are automated. NVDA, JAWS and VoiceOver are not part of them, and nobody outside the firm has audited the site.",
      "The tables below give each criterion a status, a remark and the tests behind it.",
      "If something does not work for you, write or call, and we will send it to you in a form you can use.",
    ],
  },
  fold: "{count} criteria",
  tables: {
    caption: "{heading}, {count} criteria",
    columns: { criterion: "Criterion", status: "Conformance", how: "Remarks", tested: "Tested" },
    oneTest: "1 test",
    manyTests: "{count} tests",
  },
  sections: [
    {
      id: "limits",
      kind: "rows",
      heading: "Known limits",
      rows: [
        { name: "One engine", text: "Tests run only in Chromium. Firefox and Safari follow the same standards, but releases do not depend on them." },
        { name: "No real screen reader", text: "A simulated reader has no voice and no bugs of its own. NVDA, JAWS and VoiceOver are not part of the tests." },
        { name: "No outside audit", text: "We wrote the site, the tests and this report. Nobody else has checked them." },
        { name: "Older Safari", text: "Wide tables are stacked in narrow windows. Versions of Safari before 17 may not announce the rows and columns of a stacked table." },
        { name: "One PDF", text: "The capability statement is tagged for screen readers but has not been evaluated. The same text is on its page." },
        { name: "Bot check", text: "Where Cloudflare’s check is turned on, Cloudflare is responsible for its accessibility. You can email us instead, without the check." },
      ],
    },
    {
      id: "tested",
      kind: "rows",
      heading: "How it was tested",
      note: "The project’s checks fail if a test named in a row did not run or did not pass on the same build. Codes such as RT-1 are the numbers of our requirements.",
      rows: [
        { name: "Engine", text: "Chromium. A markup validator checks every page, and every page is checked at a width of 320 pixels. The axe checker applies all its rules, at 1,440 and 390 pixels, to each kind of page and, on the build server, to every page." },
        { name: "Screen reader", text: "Transcripts of a simulated reader going through menus, slides, tables and the form, recorded word for word and compared at each release." },
        { name: "Keyboard", text: "Each kind of page, from top to bottom and back with Tab, with a check of the focus ring at each stop. The F6 key moves to a message in a corner of the window, and back." },
        { name: "Zoom and spacing", text: "Text at 200 percent, pages at 400 percent, and spacing as wide as 1.4.12 requires." },
        { name: "Other modes", text: "System colors, increased contrast, reduced motion, print, and no JavaScript." },
        { name: "Judgment", text: "A row marked “Judged” is based on a person’s review of the pages, not on a test." },
      ],
    },
    {
      id: "file",
      kind: "prose",
      heading: "Machine-readable file",
      paragraphs: [
        "The tables above are also available in OpenACR, GSA’s format for such reports, using the VPAT 2.5 catalog. Both are generated from the same data.",
      ],
      links: [{ label: "OpenACR file", to: OPENACR_PATH }],
    },
    {
      id: "complain",
      kind: "prose",
      heading: "Having trouble with this site?",
      paragraphs: [
        `Write to ${firm.email} or call ${firm.phone.display}. Tell us which page it is, what you tried, and what device or assistive technology you use. A sentence is enough. Within ${firm.responseTime}, we will answer, send you what you were looking for in a format you can use, and tell you when the page will be fixed.`,
        "If you are not satisfied with our answer, write to the director responsible. The About page names the role.",
      ],
      links: [
        { label: "Write about accessibility", to: `mailto:${firm.email}?subject=Accessibility` },
        { label: `Call ${firm.phone.display}`, to: firm.phone.href },
        { label: "Who is responsible for the work", to: "/about#leadership" },
      ],
    },
  ],
} satisfies AccessibilityPage;
