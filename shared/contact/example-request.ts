/** A valid request. Tests, the smoke test of a deploy and docs/contact-api.md show this one. Source: ENT-9. */
export const EXAMPLE_REQUEST = {
  form_type: "common",
  service: "DigitalTransformation",
  name: "Jordan Avery",
  email: "jordan.avery@agency.example",
  phone: "(202) 555-0142",
  company: "Office of the Controller",
  message: "Three invoice queues.\nTwo spreadsheets — and a “year-end” close 🧵",
} as const;
