import { type Claim, sample } from "./claim.ts";
import { BLANK } from "../interface/samples.ts";

const OFFER = { proof: "the terms that your contracts office puts into offers" };

/** Terms of an offer, as the answers for buyers state them. Source: BUY-5. */
export const terms: Record<
  "contractTypes" | "rework" | "review" | "rights" | "warranty" | "incidents" | "nondisclosure" | "optionYears" | "validity" | "purchaseCard" | "cooperative" | "virginia" | "foreignControl" | "ventures" | "disadvantaged" | "questionnaires" | "exclusions" | "startTime" | "keyPeople" | "ownWork" | "insurance" | "telecommunications" | "agreements" | "aiTools" | "placeOfWork" | "dataReturn" | "eligibility" | "surveillance" | "team" | "employees" | "taxForms" | "smallOrders" | "referenceKinds" | "projectLength" | "firstPhase" | "auditReports" | "sprs" | "dataPlace" | "dataKept" | "cyberInsurance" | "additionalInsured" | "securityContact" | "responsibility" | "quoteTime" | "replacement" | "teamingTime" | "teamingForm" | "exclusivity" | "minimumOrder" | "systemChoice" | "dataReaders" | "signIn" | "training" | "screening" | "mediaSanitization" | "questionnairesOnWork" | "sizeAndAge" | "firstTalk" | "otherCertifications" | "sites" | "openings" | "press" | "clientNames" | "trainingOffer" | "firstMonth" | "notOffered" | "paySubcontractors" | "supportHours" | "progress" | "ownTerms" | "liability" | "grantWriting" | "emergencyLine" | "patientData" | "interviews" | "otherVehicles" | "teamingRates",
  Claim<string>
> = {
  contractTypes: sample(
    "Firm-fixed-price (FFP), time-and-materials (T&M) and labor-hour orders, and cost-reimbursement orders where the contract allows them",
    OFFER,
  ),
  rework: sample("Under a firm-fixed-price line item, we correct a rejected deliverable within 10 business days at no added price", OFFER),
  review: sample("If the order sets no time for it, we propose 10 business days", OFFER),
  rights: sample("You receive the editable files and the source code of everything we first produce under the order, and we add no software of our own unless the offer lists it", OFFER),
  warranty: sample("For 90 days after acceptance, we correct a defect in fixed-price work at no added price", OFFER),
  incidents: sample("If we suspect an incident that touches your data, we call your named contact the same day, or sooner if your order says so", OFFER),
  nondisclosure: sample("Each person signs your nondisclosure agreement before the first access", OFFER),
  optionYears: sample("The offer states a price for each option year, and nothing is added later for inflation", OFFER),
  validity: sample("A quoted price stays open for 60 days, or longer if the request says so", OFFER),
  purchaseCard: sample("We accept the Government purchase card up to the micro-purchase threshold, and above it if the order says so", OFFER),
  otherVehicles: sample("We hold no other governmentwide or multiple-award contract, such as Alliant", { proof: "your list of contracts" }),
  teamingRates: sample("A prime receives our rates by labor category within 3 business days, each with all its costs and none above the ceiling on the ordering pages", OFFER),
  cooperative: sample("We hold no other cooperative contract", { proof: "your list of contracts" }),
  virginia: sample("For Virginia agencies and public universities, we are registered in eVA, the state’s procurement portal", { proof: "your account at eva.virginia.gov" }),
  foreignControl: sample("We are under no foreign ownership, control or influence", { proof: "your representations in SAM.gov and, if cleared, your certificate on foreign interests" }),
  ventures: sample("We are in no joint venture and have no mentor-protégé agreement", { proof: "your list of agreements, and SBA’s search of joint ventures" }),
  disadvantaged: sample("We are not certified as economically disadvantaged (EDWOSB), so orders reserved for such firms are closed to us", { proof: "your entry in SBA’s certification system" }),
  questionnaires: sample("We answer your security questionnaire, such as a HECVAT, before you award", OFFER),
  exclusions: sample("Our prices do not include software licenses, hosting fees or equipment, which you buy or furnish. Travel is a line item of its own, at Government rates", OFFER),
  startTime: sample("The lead starts within 10 business days of award, and the whole team within 30 days", OFFER),
  keyPeople: sample("Each order names two key people, and we replace them only with your written consent. If one leaves, we tell you at once and propose an equal", OFFER),
  agreements: sample("We enter into blanket purchase agreements (BPAs) under the Schedule and discount our ceiling rates as spending grows", OFFER),
  aiTools: sample("No client data goes into an AI tool unless your order allows that tool in writing", OFFER),
  placeOfWork: sample("All work is done in the United States, by our employees or by subcontractors the offer names", OFFER),
  dataReturn: sample("If we hold any of your data at the end, we return or destroy it and certify that in writing", OFFER),
  eligibility: sample("We confirm that each new employee may work here through E-Verify", { proof: "your account at e-verify.gov" }),
  surveillance: sample("We work under your quality assurance surveillance plan, or propose one if you ask", OFFER),
  team: sample("A typical team has a lead, two to four specialists and a reviewer who has no other part in the work", OFFER),
  employees: sample("Everyone named in an offer is our employee, or has agreed in writing to join us if you award", OFFER),
  taxForms: sample("We send a signed W-9, our certificates of insurance and our state registrations on the day you ask", OFFER),
  smallOrders: sample("We accept a purchase order of any size, on your form and with your terms where the law allows it", OFFER),
  referenceKinds: sample(`We name references for federal agencies, for state and local governments and for universities, their number ${BLANK}`, {
    proof: "the permission of each customer to be named",
  }),
  projectLength: sample("An assessment takes 4 to 8 weeks, a backlog of closeouts or reconciliations 3 to 9 months, and a system implementation 9 to 36 months", OFFER),
  firstPhase: sample(`A first phase takes 4 to 6 weeks and has a fixed price, ${BLANK}`, OFFER),
  auditReports: sample(`As of a date ${BLANK}, we hold no SOC 2 report and no FedRAMP certification of our own, because your data stays in your systems`, {
    proof: "your list of audit reports and certifications",
  }),
  sprs: sample(`Our summary score under NIST SP 800-171, of at most 110 points, is ${BLANK}, posted on a date ${BLANK}`, { proof: "your entry in the Supplier Performance Risk System" }),
  dataPlace: sample(`What we must hold ourselves is stored encrypted, in the United States, with a provider ${BLANK}`, { proof: "your list of systems and providers" }),
  dataKept: sample("We keep it until the order ends and 30 days more, or as long as the order says", OFFER),
  cyberInsurance: sample(`Cyber liability and professional liability (errors and omissions), limits ${BLANK}`, { proof: "your certificates of insurance" }),
  securityContact: sample(`For a client, the contact for incidents is our security officer, day and night, name and number ${BLANK}`, {
    proof: "your incident response plan",
  }),
  additionalInsured: sample("At your request, our insurer adds you as an additional insured under the general liability policy", {
    proof: "your broker, and the endorsements to your policies",
  }),
  /** The period of three years is that of the certification. Source: FAR 52.209-5. */
  responsibility: sample("No. In the past three years, neither the firm nor any of its principals was suspended or debarred, or had an exclusion in SAM.gov, and no contract of ours was terminated for default or cause", {
    proof: "your representations and your responsibility records in SAM.gov",
  }),
  quoteTime: sample("You have a quote for a small order within 3 business days of a complete request, and for a larger one by the date you set", OFFER),
  replacement: sample("If you ask us to replace a person, we propose one who is at least as qualified within 5 business days, and you pay nothing for the handover", OFFER),
  teamingTime: sample("We sign a nondisclosure agreement within 2 business days, and a teaming agreement within 5", OFFER),
  teamingForm: sample("We work from the prime’s form of agreement, and offer our own only if the prime has none", OFFER),
  exclusivity: sample("We may team with several primes for one solicitation, unless we agree with you in writing to be exclusive", OFFER),
  minimumOrder: sample("We set no minimum: two or three weeks of one specialist’s time is an order we take", OFFER),
  systemChoice: sample("Yes, and we take no commission from any vendor", OFFER),
  dataReaders: sample("Only the people named in your order can read it", OFFER),
  signIn: sample("Every account of ours requires multi-factor authentication (MFA), and every laptop is encrypted", { proof: "your system security plan" }),
  training: sample("Our people complete security and privacy training before their first access, and each year after that", { proof: "your training records" }),
  screening: sample("We check identity, education, employment and criminal history before we hire, as far as the law allows", { proof: "your hiring procedure" }),
  mediaSanitization: sample("We erase or destroy storage media as NIST SP 800-88 describes, and keep a record of each", { proof: "your media sanitization records" }),
  questionnairesOnWork: sample("We ask our clients to complete past performance questionnaires that you send us", OFFER),
  sizeAndAge: sample(`Employees: ${BLANK}. Year founded: ${BLANK}`, { proof: "your payroll, and the record of your incorporation" }),
  firstTalk: sample("The first conversations, the written outline after them and the quote cost nothing and commit you to nothing", OFFER),
  otherCertifications: sample("We hold no certification of another state, a county or a city", { proof: "your list of certifications" }),
  sites: sample("Our people come to your site, in any state, when the order asks for it", OFFER),
  openings: sample(`Our open positions are listed at an address ${BLANK}`, { proof: "the page on which you list open positions" }),
  press: sample(`Our spokesperson’s name and number: ${BLANK}`, { proof: "your contact for the press" }),
  clientNames: sample("We name a client, or show its mark, only with its written permission", { proof: "the permission of each customer to be named" }),
  trainingOffer: sample("We train your staff in what we deliver, on your own data, and accept orders for training alone", OFFER),
  firstMonth: sample("The kickoff is within 10 business days of award. By day 30 you hold the project plan, the acceptance plan and the list of risks", OFFER),
  notOffered: sample("We issue no audit opinions, prepare no tax returns, give no legal advice, and sell no software or equipment", {
    proof: "your licenses, and the work you have accepted",
  }),
  paySubcontractors: sample("We pay a subcontractor within 15 days after we are paid, and never later than 30 days after its proper invoice", OFFER),
  supportHours: sample("Our people work your office hours, in your time zone. The order names the nights and weekends on which someone is on call", OFFER),
  progress: sample("You have a written status report every month and a meeting every week, and we call you the same day about anything that threatens a date or the price", OFFER),
  ownTerms: sample("We sign your contract form, and offer our own terms only if you have none", OFFER),
  liability: sample("Any limit of liability or indemnity that we ask for is stated in the offer", OFFER),
  emergencyLine: sample("We run no public hotline for emergencies. At night and on weekends, we answer those whose order provides for it", {
    proof: "your incident response plan, and the hours in your orders",
  }),
  grantWriting: sample("No. We do not look for grants or write applications, and we take no share of an award", { proof: "the services you offer" }),
  patientData: sample("Whether we sign a business associate agreement (BAA) under HIPAA, or the security addendum for CJIS, is agreed in the contract, before any such data reaches us. We hold no attestation of compliance with either", {
    proof: "your contracts office, and your list of audit reports and certifications",
  }),
  interviews: sample("You may interview the people named in an offer before you award, if your solicitation provides for it", OFFER),
  ownWork: sample("At least 60 percent of the amount paid to us stays with our own employees", OFFER),
  insurance: sample(`Workers’ compensation, and general liability for each occurrence, limit ${BLANK}. We send certificates with the offer`, {
    proof: "your certificates of insurance",
  }),
  /** Source: section 889 of Public Law 115-232. */
  telecommunications: sample("We neither provide nor use covered telecommunications equipment or services", {
    proof: "your representations in SAM.gov",
  }),
};
