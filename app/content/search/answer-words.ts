/**
 * Words that buyers use for what an answer is about, and that the answer itself does not contain. In lower case.
 * Source: FIND-5.
 */
export const answerWords = {
  "contract-types": ["t&m or ffp", "ffp", "t&m", "firm fixed price", "time and materials", "labor hour", "cost plus", "contract type", "accounting system", "dcaa"],
  "section-889": ["ndaa 889", "ndaa", "section 889", "far 52.204-24", "far 52.204-25", "far 52.204-26", "huawei", "covered telecommunications", "representations and certifications", "reps and certs"],
  "identifiers": ["eft", "ach", "bank account", "bank information", "remittance", "wire transfer", "vendor setup", "sam.gov registration", "sam registration expires", "w-9"],
  "start": ["start within 30 days", "how soon can you start", "key personnel resumes", "key personnel", "resumes", "badging", "start date"],
  "transition-in": ["transition in", "transition-in", "phase-in", "takeover", "incumbent", "take over", "current contractor", "month-end close", "period close"],
  "transition-out": ["transition out", "transition-out", "phase-out", "exit plan", "termination", "termination for convenience"],
  "rights": ["data rights", "intellectual property", "source code", "ownership", "warranty", "latent defect", "restricted rights"],
  "subcontracting": ["subcontracting plan", "far 52.219-14", "limitations on subcontracting", "mentor protege", "jv", "large primes", "subcontractors"],
  "conflicts": ["oci", "oci mitigation plan", "conflict of interest", "far 9.5"],
  "cui": ["sprs score", "dfars clause", "controlled unclassified information", "incident reporting", "breach notification"],
  "section-508": ["vpat", "508 compliance", "accessible documents"],
  "insurance": ["cyber insurance", "e&o", "errors and omissions", "professional liability", "certificate of insurance", "coi", "liability insurance", "additional insured"],
  "protests": ["protest", "bid protest", "gao protest", "protest risk", "odra"],
  "invoicing": ["payment terms", "net 30", "wawf", "proper invoice", "purchase card", "government purchase card", "gpc", "credit card"],
  "acceptance": ["acceptance criteria", "inspection and acceptance", "rejected deliverable", "qasp", "quality assurance surveillance plan", "rework", "acceptance period", "review period", "quality control plan"],
  "prices": ["pricing", "price basis", "basis of estimate", "igce", "discount", "hourly rates", "labor rates", "escalation", "option year prices", "maximum order threshold", "maximum order"],
  "exclusions": ["exclusions", "what is excluded", "out of scope", "assumptions", "other direct costs", "odc"],
  "labor-standards": ["service contract act", "sca", "wage determination", "prevailing wage", "far 22.10", "non-exempt"],
  "bpa": ["blanket purchase agreement", "bpa", "volume discount", "bpa call"],
  "ai": ["artificial intelligence policy", "ai policy", "generative ai", "chatgpt", "use of ai"],
  "place": ["offshore", "onshore", "us-based", "us citizens", "place of performance", "remote work", "telework", "nda", "nondisclosure agreement", "non-disclosure agreement", "trade agreements act", "taa", "buy american", "foci", "foreign ownership", "foreign-owned", "sf 328"],
  "universities": ["do you work with universities", "state agency", "school district", "student records", "security questionnaire", "eva", "virginia", "swam", "state of virginia", "university", "universities", "college", "university procurement", "cooperative contract", "cooperative purchasing agreement", "hecvat", "ferpa", "vendor risk assessment", "purchase order terms", "commercial customers"],
  "grant-recipients": ["grant recipient", "subrecipient purchase", "grantee", "2 cfr 200.320", "procurement standards", "award money"],
  "small-purchases": ["buy without an rfp", "purchase order", "micro-purchase", "micropurchase threshold", "simplified acquisition", "small purchase", "sole source", "no solicitation"],
  "tax-forms": ["w9", "w-9 form", "tax id", "ein", "vendor form", "certificates"],
  "people": ["team", "public trust", "clearance", "staff", "resumes", "who works on our project", "consultants", "cleared people"],
  "data": ["where is our data kept", "kept in the us", "who can see our data", "data storage", "data location", "data retention", "data residency", "hosting", "encryption", "when the contract ends", "data breach"],
  "reports": ["soc2", "soc 2", "soc 1", "fedramp authorized", "iso 27001 report", "sprs score", "audit report", "security questionnaire", "authorization"],
  "security-contact": ["security contact", "security incident", "data breach", "report a security problem", "hotline"],
  "duration": ["timeline", "project length", "duration", "first phase", "how much does it cost", "pilot", "minimum engagement", "minimum order", "small job", "small project", "start small", "short contract"],
  "references": ["references", "talk to your customers", "past customers", "call your clients", "client references", "past performance", "case studies", "who have you worked for", "done this before", "experience with a university", "questionnaire"],
  "responsibility": ["terminated for default", "termination for cause", "suspended", "debarred", "debarment", "excluded parties", "fapiis", "responsibility determination", "far 52.209-5"],
  "quotes": ["get a quote", "quote by friday", "quotation", "turnaround", "how fast can you quote", "response time"],
  "teaming": ["teaming agreement", "who handles teaming", "look to team", "team on a bid", "teaming partner", "small business liaison officer", "recompete", "exclusivity", "exclusive", "nda", "nondisclosure agreement"],
  "replacement": ["do not like the person", "remove a person", "substitute personnel", "unhappy with the person", "person you send"],
  "vendor-risk": ["mfa", "multi-factor authentication", "security training", "background check", "background investigation", "criminal history", "media sanitization", "wipe", "encrypted laptops", "vendor risk questionnaire", "vendor risk assessment"],
  "small-orders": ["minimum order", "too small for you", "tiny", "start small", "small job", "small project", "two or three weeks", "minimum engagement"],
  "system-choice": ["accounting software", "software selection", "quickbooks", "small nonprofit", "choose an accounting system"],
  "downtime": ["migrate a database", "database migration", "move the database to the cloud", "without downtime", "old database", "cutover", "outage"],
  "programs": ["small business", "sbir", "sttr", "sdvosb"],
} satisfies Record<string, readonly string[]>;

export type AnswerId = keyof typeof answerWords;

/** The same for the comparison of contract vehicles. */
export const comparisonWords = ["choice of vehicle", "which contract vehicle", "compare contract vehicles", "acquisition vehicle", "contract access fee"];

/** The same for the group of answers on the security of the client's data. */
export const securityWords = ["data security", "security of our data", "information security", "security questionnaire", "data protection"];
