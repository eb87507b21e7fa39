import { firm, promises } from "../firm.ts";
import type { TextPage } from "../types/text-page.types.ts";
import { HOME } from "../trail.ts";

/**
 * Fields as named in the code, one or several per row; tests/worker/privacy.test.ts compares each list with the code.
 * Source: TRUST-1.
 */
export const privacyPage = {
  meta: {
    title: "Privacy notice",
    description:
      "What this website sends, logs, queues and keeps, field by field, and for how long: one contact form, no cookies, no analytics and no accounts.",
  },
  name: "Privacy",
  trail: [HOME],
  promise: "What passes through this site, field by field.",
  lead: "You can read everything here without telling us anything. The site sends us personal data in one way only: by the contact form, when you press Send. If you email or call us instead, your message reaches us by your mail or telephone provider, and this notice does not cover it.",
  dated: { date: "2026-11-22", text: "As of November 22, 2026." },
  sections: [
    {
      id: "form",
      kind: "fields",
      heading: "What the form sends",
      note: "Seven fields and four headers go to the gateway of our contact desk, over an encrypted line; four more headers, where calls are signed. The names are those of the code.",
      rows: [
        { name: "form_type, service", text: "Which form it is, and which of two teams you mean. Neither is about you." },
        { name: "name, email", text: "Required, so that we know who asks and where to answer." },
        { name: "phone, company", text: "Optional. If you leave them empty, they are sent empty." },
        { name: "message", text: "Your words, letter by letter. Keep account numbers, passwords and other people’s records out of it." },
        { name: "content-type", text: "Says that the seven fields are JSON." },
        { name: "idempotency-key", text: "A fingerprint of the seven fields, so that a request sent twice counts once." },
        { name: "x-request-id", text: "A random number under which the request can be found again." },
        { name: "x-reference", text: "The reference number that you see." },
        {
          name: "content-digest, date, signature-input, signature",
          text: "Only where the gateway wants proof of who calls: a checksum of the fields, the time, and the signature.",
        },
      ],
    },
    {
      id: "checks",
      kind: "fields",
      heading: "What goes no further than the check",
      note: "The form brings these along for our own server, which looks at them and lets them go.",
      rows: [
        { name: "website", text: "A field that people never see. A program that fills it in gives itself away." },
        { name: "form_age_ms", text: "For how many milliseconds the form had been open, since nobody types one in two seconds." },
        { name: "idempotency_key", text: "A random number made by your browser, from which the fingerprint is made." },
        { name: "pack", text: "The services of your pack, if you made one. Their names are written under your message." },
        {
          name: "cf-turnstile-response",
          text: "Where the form shows a check against robots: the proof that Cloudflare’s Turnstile gave your browser. It goes back to Cloudflare together with your network address and the fingerprint of the seven fields, to be verified.",
        },
      ],
    },
    {
      id: "log",
      kind: "fields",
      heading: "What is logged",
      note: `One line for each request that runs code, and more about contact requests, missing pages and faults. No network address, no search words, nothing you typed. Lines are kept for ${promises.logKept}.`,
      rows: [
        { name: "level, event", text: "How serious the line is, and what kind of thing it tells." },
        { name: "requestId, messageId, reference, references", text: "The reference number that you saw, a random number for the request, or the queue’s own for what waits in it. An id that you send is thrown away." },
        {
          name: "method, route, status, cache, ms",
          text: "Reading or sending, the pattern of the address, the number of the answer, whether a stored copy gave it, and the wait.",
        },
        { name: "path", text: "Where no page was found: the address asked for, with a star in place of whatever looks like a mailbox or a number." },
        {
          name: "outcome, gatewayStatus, durationMs, attempts, delaySeconds",
          text: "Of a contact request: what became of it, what the gateway answered, how long that took, and when it is tried again.",
        },
        {
          name: "text, answer",
          text: "The gateway’s reason for a refusal, after every word you typed, every mailbox, network address and long number has been taken out, or that its answer looked like none.",
        },
        { name: "error, message, stack, act", text: "Of a fault in our code: its name, its own words, the lines it came through, and what was being done." },
        { name: "setting", text: "Which setting of the site is wrong, by name." },
        { name: "reason", text: "Why a contact request was taken for a robot’s." },
        { name: "kept, waiting, cause", text: "Of requests that could not be delivered: how many were set aside, how many are not yet, and what stood in the way." },
        { name: "about, way", text: "Of an alert to our operators: what it is about, and whether it went by email or to another service. It carries reference numbers at most." },
      ],
    },
    {
      id: "tools",
      kind: "rows",
      heading: "What the tools keep",
      note: "Nothing. None of them sets a cookie or writes to your browser’s storage.",
      rows: [
        {
          name: "Prompt-payment calculator",
          text: "Dates and amounts travel in the address of the page, so that a result can be shared. Our server computes the answer and forgets both: our log has no queries, and such a page is never cached. Your browser’s history keeps the address.",
        },
        {
          name: "Trial balance tie-out",
          text: "What you paste or choose is read by the page itself and sent nowhere. It is gone when you leave the page.",
        },
        {
          name: "Find the misstatement",
          text: "The line and the amount that you change travel in the address of the page. Our server computes the invented books with them and forgets both, as for the calculator.",
        },
      ],
    },
    {
      id: "queue",
      kind: "fields",
      heading: "What may wait in a queue",
      note: "Only where we run one, and only while the gateway cannot be reached. It is deleted once delivered. What cannot be delivered for two days is set aside for a person to read, and is deleted after ninety days at the latest.",
      rows: [
        { name: "body", text: "The seven fields of the form." },
        { name: "idempotencyKey, requestId, reference", text: "The fingerprint and the two numbers that go along with them." },
        { name: "acceptedAt, version", text: "When you sent it, and which form of message this is." },
        { name: "keptAt, why", text: "Of what was set aside: when, and whether its tries were used up or it could not be read." },
      ],
    },
    {
      id: "browser",
      kind: "fields",
      heading: "What your browser keeps",
      note: "But for your pack, in the tab’s own session storage, until the tab closes. No cookies, and nothing else that outlives the tab but copies of pages and pictures, as of any site. Cloudflare’s check, where it is on, runs in a frame of its own and may keep things there.",
      rows: [
        { name: "contact:", text: "With the page’s path behind it: what you typed into its form, so that a reload loses nothing. Deleted once it is sent." },
        { name: "contact:pack", text: "That you unticked your pack below a form." },
        { name: "pack", text: "In local storage, which outlives the tab: the services you put into your pack, until you take them out." },
        { name: "react-router-scroll-positions", text: "How far down a page you were, so that the way back leads there." },
        { name: "react-router-manifest-version", text: "Which version of the site the tab has met." },
        { name: "remix-router-transitions", text: "Between which pages the change was animated. The router can write it. We animate none." },
      ],
    },
    {
      id: "address",
      kind: "prose",
      heading: "Who else sees a request",
      paragraphs: [
        "Cloudflare runs the network and the servers of this site, and needs your address to send you a page. It handles that for us, under its own privacy policy, and counts visits by itself for its own defense.",
        "Our code reads the address in two places, both when the form is sent: to let no one send more than twenty requests a minute, and for the check against robots where that is on. The count is gone after a minute. Our log never holds an address.",
        "Two things depend on how the site is set up. Pictures may come from a host of our own, which then sees the same as Cloudflare does. And where your browser meets something that our security policy forbids, it may report to us which page and what.",
      ],
      links: [{ label: "Cloudflare’s privacy policy", to: "https://www.cloudflare.com/privacypolicy/" }],
    },
    {
      id: "kept",
      kind: "rows",
      heading: "How long a request is kept",
      rows: [
        { name: "At our contact desk", text: `For ${promises.requestsKept}.` },
        { name: "On this website", text: "Not at all, unless it waits in the queue." },
        { name: "In your browser", text: "Until it is sent or the tab closes." },
      ],
    },
    {
      id: "not",
      kind: "prose",
      heading: "What we do not do",
      paragraphs: [
        "There are no accounts, no analytics, no advertising, no maps, and no fonts or scripts of other companies. The one exception is the check against robots, where the form shows it.",
        "We do not sell what you send, pass it on for marketing, or train software with it. We use it to answer you.",
      ],
    },
    {
      id: "ask",
      kind: "prose",
      heading: "Ask, correct, delete",
      paragraphs: [
        `Write to ${firm.email}, to the attention of the ${promises.privacyContact}, from the mailbox you used in the form. We will tell you what we hold, correct it or delete it, and say so within ${promises.privacyAnswered}.`,
      ],
      links: [{ label: "Write about your data", to: `mailto:${firm.email}?subject=My%20data` }],
    },
  ],
} satisfies TextPage;
