import type { Defect } from "../defect.ts";

/** What a form does with what was typed, and what it says of that. */
export const SENDING: readonly Defect[] = [
  {
    id: "entries-not-kept",
    says: "what was typed is gone after a reload",
    row: "3.3.7",
    patches: [
      {
        file: "app/contact/use-kept-entries.ts",
        find: "remember: (entries: ContactEntries) => keep(page, entries),",
        replace: "remember: (_entries: ContactEntries) => {},",
      },
    ],
    tests: [
      [
        "tests/e2e/contact-states.spec.ts",
        "FORM-3 what is typed survives a reload and the way back, and is forgotten once it is sent",
      ],
    ],
  },
  {
    id: "draft-times-out",
    says: "what was typed is taken away after ten minutes",
    row: "2.2.1",
    patches: [
      {
        file: "app/contact/use-contact-form.ts",
        find: "    startedAt.current = performance.now();\n  }, []);",
        replace:
          "    startedAt.current = performance.now();\n    const timer = setTimeout(() => setEntries(empty), 600_000);\n    return () => clearTimeout(timer);\n  }, []);",
      },
    ],
    tests: [
      [
        "tests/e2e/contact-states.spec.ts",
        "WCAG 2.2.1 a form that is left for a day keeps what was typed, and is sent",
      ],
    ],
  },
  {
    id: "sending-silent",
    says: "a listener does not hear how sending went",
    patches: [
      {
        file: "app/contact/form-status.tsx",
        find: '<span role="status" className="visually-hidden">',
        replace: '<span className="visually-hidden">',
      },
    ],
    tests: [
      [
        "tests/e2e/screen-reader.spec.ts",
        "a listener sends the form with errors, then a gateway fails, then it succeeds",
      ],
    ],
  },
  {
    id: "focus-lost-while-sending",
    says: "the button loses the focus while the form is sent",
    patches: [
      {
        file: "app/contact/send-button.tsx",
        find: "aria-disabled={isSending || undefined}",
        replace: "disabled={isSending}",
      },
    ],
    tests: [
      [
        "tests/e2e/contact-states.spec.ts",
        "FORM-3 while a slow gateway thinks, the form shows it, keeps its button's width and cannot be sent again",
      ],
    ],
  },
  {
    id: "posted-form-dead",
    says: "without JavaScript the form is not sent",
    patches: [{ file: "app/contact/contact-form.tsx", find: '      method="post"\n', replace: "" }],
    tests: [["tests/e2e/contact-form.spec.ts", "FORM-3 ENT-9 the form on /contact posts and answers in full"]],
  },
  {
    id: "robot-field-reachable",
    says: "the keyboard stops at a field that nobody sees",
    patches: [{ file: "app/contact/hidden-fields.tsx", find: "tabIndex={-1} ", replace: "" }],
    tests: [["tests/e2e/contact-states.spec.ts", "CALL-1 the field for robots is out of everyone's way"]],
  },
  {
    id: "filter-silent",
    says: "a listener does not hear how many services were found",
    row: "4.1.3",
    patches: [
      { file: "app/sections/lists/service-filter.tsx", find: '<p role="status" className', replace: "<p className" },
    ],
    tests: [
      [
        "tests/e2e/services-overview.spec.ts",
        "the list follows what is typed, says how many it found, and keeps it in the address",
      ],
    ],
  },
  {
    id: "filter-jumps",
    says: "typing into the filter throws the page to its top",
    row: "3.2.2",
    patches: [
      {
        file: "app/lib/hooks/use-settled-query.ts",
        find: "{ replace: true, preventScrollReset: true },",
        replace: "{ replace: true },",
      },
    ],
    tests: [["tests/e2e/services-overview.spec.ts", "typing leaves the page where it is scrolled"]],
  },
];
