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
  promise: "What goes through this site, field by field.",
  lead: "This notice covers this website. If you email or call us instead, your message reaches us through your mail or telephone provider, and the notice does not cover it.",
  dated: { date: "2026-11-22", text: "As of November 22, 2026." },
  inShort: {
    heading: "In short",
    sentences: [
      "You can read everything here without telling us anything about yourself.",
      "The contact form is the only part of the site that sends us personal data, and only when you press Send.",
      "We use what you send to answer you. We do not sell it, pass it on for marketing, or train software with it.",
      "There are no cookies, accounts, analytics, advertising or maps, and no fonts or scripts from other companies except the bot check, where the form shows it.",
      "Ask us what we hold about you, and we will show it, correct it or delete it.",
    ],
  },
  fold: "{count} fields, by name",
  sections: [
    {
      id: "form",
      kind: "fields",
      heading: "What the form sends",
      note: "The form sends what you typed and a few technical values to the gateway of our contact desk over an encrypted connection. The names in the list are those in the code.",
      rows: [
        { name: "form_type, service", text: "Which form it is, and which of its two subjects it is about. Neither is about you." },
        { name: "name, email", text: "Required, so that we know who is asking and where to send our answer." },
        { name: "phone, company", text: "Optional. If you leave them empty, they are sent empty." },
        { name: "message", text: "Your message, exactly as you typed it. Do not include account numbers, passwords or other people’s records." },
        { name: "content-type", text: "Says that the seven fields are JSON." },
        { name: "idempotency-key", text: "A fingerprint of the seven fields, so that a request sent twice counts once." },
        { name: "x-request-id", text: "A random number that is used to find the request again." },
        { name: "x-reference", text: "The reference number that you see." },
        { name: "x-suspicion", text: "Only if the hidden field was filled in: a note to look for spam, because a program may have done it. Your message is sent all the same." },
        {
          name: "content-digest, date, signature-input, signature",
          text: "Only where the gateway requires proof of who is calling: a checksum of the fields, the time, and the signature.",
        },
      ],
    },
    {
      id: "checks",
      kind: "fields",
      heading: "What our server checks",
      note: "The form also sends these to our own server, which checks them. None of them is a field for the gateway: your subject and your pack, if you send one, become part of your message, and the rest is discarded after use.",
      rows: [
        { name: "website", text: "A field that people never see. If a program, or your browser’s autofill, fills it in, we pass on that it was filled in, and not with what." },
        { name: "form_age_ms", text: "How many milliseconds the form had been open, because no person types a message in two seconds." },
        { name: "idempotency_key", text: "A random number made by your browser and used to make the fingerprint." },
        { name: "about", text: "What you chose as the subject. Its name becomes the first line of your message." },
        { name: "pack", text: "The services in your pack, if you made one. Their names are added below your message." },
        {
          name: "cf-turnstile-response",
          text: "Where the form shows a bot check: the proof that Cloudflare’s Turnstile gave your browser. It goes back to Cloudflare with your network address and the fingerprint of the seven fields, to be verified.",
        },
      ],
    },
    {
      id: "log",
      kind: "fields",
      heading: "What is logged",
      note: `We log one line for each request that runs code, and more about contact requests, missing pages and errors. We log no network address, no search terms, no address of a page that does not exist, and nothing you typed. Lines are kept for ${promises.logKept}.`,
      rows: [
        { name: "level, event", text: "How serious the event is, and what kind of event it is." },
        { name: "requestId, messageId, reference, references", text: "The reference number you saw, a random number for the request, or the queue’s own number for a message that is waiting in it. An id that you send is discarded." },
        {
          name: "method, route, status, cache, ms",
          text: "Whether the request reads or sends, the pattern of the address, the status code, whether the answer came from the cache, and the time it took.",
        },
        {
          name: "outcome, gatewayStatus, suspicion, durationMs, attempts, delaySeconds",
          text: "For a contact request: what happened to it, the number with which the gateway answered, whether the hidden field was filled in, how long it all took, and when it will be tried again.",
        },
        {
          name: "answer",
          text: "That the gateway reported success but its answer looked like a page or an error. The gateway’s own words are never logged.",
        },
        { name: "error, message, stack, act", text: "For an error in our code: its name, its message, the lines of code involved, and what was being done." },
        { name: "setting", text: "Which setting of the site is wrong, by name." },
        { name: "reason", text: "Why a contact request was treated as coming from a bot." },
        { name: "kept, waiting, cause", text: "For requests that could not be delivered: how many were set aside, how many have not been, and what prevented it." },
        { name: "about, way", text: "For an alert to our operators: what it is about, and whether it went by email or to another service. At most, it contains reference numbers." },
      ],
    },
    {
      id: "tools",
      kind: "rows",
      heading: "What the tools store",
      note: "Nothing. None of them sets a cookie or writes to your browser’s storage.",
      rows: [
        {
          name: "Prompt-payment calculator",
          text: "Dates and amounts are part of the page’s address, so that a result can be shared. Our server computes the answer and keeps neither. Our log does not include queries, and such a page is never cached. Your browser’s history keeps the address.",
        },
        {
          name: "Trial balance tie-out",
          text: "The page itself reads what you paste or choose and sends it nowhere. It is gone when you leave the page.",
        },
        {
          name: "Find the misstatement",
          text: "The line and the amount that you change are part of the page’s address. Our server uses them to compute the invented books and keeps neither, as with the calculator.",
        },
      ],
    },
    {
      id: "queue",
      kind: "fields",
      heading: "What may wait in a queue",
      note: "A message waits only where we run a queue, and only while the gateway cannot be reached. It is deleted once it is delivered. If it cannot be delivered for two days, it is set aside for a person to read and is deleted after ninety days at the latest.",
      rows: [
        { name: "body", text: "The seven fields of the form." },
        { name: "idempotencyKey, requestId, reference", text: "The fingerprint and the two numbers sent with it." },
        { name: "suspicion", text: "That the hidden field was filled in, if it was." },
        { name: "acceptedAt, version", text: "When you sent it, and the version of the message format." },
        { name: "keptAt, why", text: "For a message set aside: when, and whether all attempts had failed or it could not be read." },
      ],
    },
    {
      id: "browser",
      kind: "fields",
      heading: "What your browser keeps",
      note: "Except for your pack, all of this is in the tab’s own session storage until the tab closes. There are no cookies. Nothing else stays after the tab closes, except cached copies of pages and pictures, as with any site. Cloudflare’s check, where it is on, runs in its own frame and may store data there.",
      rows: [
        { name: "contact:", text: "Followed by the page’s path: what you typed into its form, so that nothing is lost if the page reloads. It is deleted once the form is sent." },
        { name: "contact:pack", text: "A note that you cleared the pack’s check box below a form." },
        { name: "pack", text: "The services you put into your pack, until you remove them. They are in local storage, which remains after the tab closes." },
        { name: "react-router-scroll-positions", text: "How far down a page you were, so that going back returns you there." },
        { name: "react-router-manifest-version", text: "Which version of the site the tab has loaded." },
        { name: "remix-router-transitions", text: "Which page transitions were animated. The router can store it. We animate no transitions." },
      ],
    },
    {
      id: "address",
      kind: "prose",
      heading: "Who else sees a request",
      paragraphs: [
        "Cloudflare runs the network and the servers for this site, and needs your address to send you a page. It does that for us, under its own privacy policy, and counts visits itself for its own security.",
        "Our code reads the address in two places, both when the form is sent: to limit each sender to twenty requests a minute, and for the bot check, where it is on. The count is deleted after a minute. Our log never contains an address.",
        "Two things depend on how the site is set up. Pictures may come from a separate host of ours, which then sees the same data as Cloudflare does. If your browser encounters something that our security policy forbids, it may report the page and the item to us.",
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
      id: "ask",
      kind: "prose",
      heading: "Ask, correct, delete",
      paragraphs: [
        `Write to ${firm.email}, to the attention of the ${promises.privacyContact}, from the email address you used in the form. We will tell you what we hold, correct it or delete it, and confirm that within ${promises.privacyAnswered}.`,
      ],
      links: [{ label: "Write about your data", to: `mailto:${firm.email}?subject=My%20data` }],
    },
  ],
} satisfies TextPage;
