/** By page, the queries of buyers for which it must be among the first three results. A hash must match if given. */
const QUERIES = `
/about: leadership | who is the CEO | key personnel | are you a woman-owned small business
/accessibility: VPAT
/buyers-answers#question-what-must-a-pws-an-sow-or-an-soo-contain: sow
/buyers-answers#question-what-must-an-independent-government-cost-estimate-igce-contain: igce
/buyers-answers#question-will-you-subcontract-or-team: teaming
/buyers-answers#question-which-contract-vehicles-do-you-hold: how to order
/compare: compare services side by side
/contact: phone number | contact | point of contact | who do i call
/contract-vehicles/efast: eFAST | 8(a) | hubzone | gwac | bpa | faa contract
/contract-vehicles/gsa-mas: GSA MAS | GSA schedule | labor category rates | price list
/contract-vehicles/gsa-mas: labor rates | hourly rate | senior federal accountant rate | who may order | 54151S
/contract-vehicles/gsa-mas#line-54151s: SIN 54151S
/contract-vehicles/oasis-sb: OASIS+ | oasis plus small business | edwosb | minimum order
/contract-vehicles/oasis-sb#rate-program-manager: program manager rate
/contract-vehicles/ungm: UNGM | united nations
/corporate-capability: 541512 | NAICS 541611 | DE01 | R408 | psc da01 | CAGE code | UEI | capability statement | size standard
/corporate-capability: past performance | references | cpars | conflict of interest | organizational conflict of interest | oci
/corporate-capability: cmmc level 2 | facility clearance | security clearance | accounting system | dcaa | duns | cage | phone | email
/corporate-capability: address | where are you located | capabilities pdf | dd254 | which vehicle can we use for grants
/corporate-capability: is your web site accessible
/corporate-capability#naics-541512: size standard 541512
/cybersecurity: cybersecurty
/glossary: glossary
/glossary#ato: ATO
/glossary#fbwt: FBWT
/glossary#poa-m: POAM | poa&m
/glossary#ulo: ULO
/glossary#wosb: WOSB
/one-line-item: follow one dollar
/pack: capability pack
/privacy: privacy notice | what happens to my information | cookies
/rules: gtas closing dates
/rules#antideficiency-act: antideficiency act | anti-deficiency act
/rules#bod-22-01: BOD 22-01
/rules#cfr-2-200: 2cfr200 | uniform guidance
/rules#cfr-2-200-344: 2 CFR 200.344
/rules#cmmc: CMMC
/rules#data-act: DATA Act
/rules#dd-form-1597: DD 1597
/rules#economy-act: economy act
/rules#eo-14412: EO 14412
/rules#fips-140-3: FIPS140-3
/rules#fips-199: fips 199
/rules#fisma: FISMA
/rules#fs-form-7600b: form 7600B
/rules#gao-green-book: green book
/rules#gao-yellow-book: yellowbook
/rules#iso-iec-27001: ISO27001
/rules#nist-sp-800-171: NIST SP 800 171
/rules#nist-sp-800-207: zero trust architecture
/rules#nist-sp-800-37: sp800-37
/rules#nist-sp-800-53: 800-53
/rules#of-347: OF-347
/rules#omb-a-11: OMB A-11
/rules#omb-a-123-c: a-123 appendix c
/rules#omb-a-136: A136 | circular a 136
/rules#omb-m-22-09: M-22-09
/rules#prompt-payment-act: prompt payment
/rules#section-508: section 508
/rules#sf-132: SF 132
/rules#sf-133: SF133
/rules#sf-1449: SF1449
/rules#sf-30: SF 30
/rules#sf-425: SF 425 | sf425 federal financial report | federal financial report
/rules#sf-sac: SF-SAC
/rules#sffas-54: sffas 54
/rules#ussgl: USSGL
/rules#wcag-2-2: WCAG 2.2
/services/a123-support: A123 | what do we get at the end of an A-123 assessment?
/services/application-security: SBOM
/services/artificial-intelligence: machine learning
/services/audit-support: nfr | how do you prepare for a financial statement audit
/services/budget-management: sf-133 | apportionmnet | bugdet managment
/services/business-operations-support: PPA-26-12
/services/business-process-automation: robotic process automation
/services/cicd: cicd | CI/CD
/services/cloud-security: FedRAMP
/services/compliance-assurance: subrecipient monitoring
/services/configuration-management: CMDB
/services/database-administration: database administrator
/services/database-and-infrastructure-management: postgres migration
/services/disaster-recovery-and-management: disaster recovery | backups | coop | rto rpo
/services/endpoint-device-protection: EDR
/services/erp-solutions: transition in
/services/governance-risk-compliance: ATO | ATO package
/services/grants-closeout-reconciliation: reconcilation | reconciliations of grants | can you close out grants?
/services/identity-access-management: MFA | single sign-on
/services/incident-response-forensics: incident response | forensic
/services/information-technology-service-management: ServiceNow
/services/interagency-agreements-iaa-support: 7600A | IAA | g-invoicing | interagency agreements | inter-agency agreement
/services/low-code-application-development: power platform | low code | no-code apps
/services/oracle-clm: Oracle CLM | oracle contract lifecycle management | who supports Oracle CLM and can take over mid-year
/services/oracle-financials: RKT-26-12 | Oracel Financials
/services/oracle-fixed-assets: fixed assets
/services/oracle-hyperion: hyperian
/services/penetration-testing-vulnerability-management: penatration testing | pen test | vulnerabilty management
/services/project-management-methodologies: evm | earned value
/services/ricew-objects: RICEW
/services/sap: S/4HANA | S4 HANA
/services/security-operations-center: SIEM
/services/service-desk-and-support: help desk | helpdesk
/services/sunflower: Sunflower | CGI sunflower | sunflwer
/services/systems-modernizations: mainframe COBOL modernization | mainframe
/services/uiux-design: usability
/services/unison-prism: prism | PRSIM
/services/us-treasury-accounting-and-reporting-support: fund balance with treasury | GTAS | who certifies the GTAS submission
/solutions/agriculturedatasolutions: farm data | usda
/solutions/automatedregressiontesting: regression testing
/solutions/financialcontractcloseout: Momentum | contract close-out | contract closeouts | closing out contracts
/solutions/userprovisioning: user provisoning
/specimens: sample deliverables
/specimens#documents-justification-and-approval: sole source | j&a
/tools/find-the-misstatement: find the misstatement
/tools/prompt-payment: prompt payment calculator | late payment interest calculator
/tools/trial-balance: tie out a trial balance
/vulnerability-disclosure: report a vulnerability
`;

/** Each query with its page. Source: FIND-3. */
export const GOLDEN_QUERIES: readonly (readonly [query: string, page: string])[] = QUERIES.trim()
  .split("\n")
  .flatMap((line) => {
    const [page = "", queries = ""] = line.split(/: (.*)/);
    return queries.split(" | ").map((query) => [query, page] as const);
  });

/** Queries without any result. */
export const NONSENSE = [
  "xyzzyq",
  "qwertzuiop",
  "zorblax flimp",
  "lorem ipsum",
  "!!!",
  "💸💸",
  "ягода",
  "blockchain casino bonus",
  "D302",
];
