/** The gateway's values for services. Source: ENT-9. */
export const CONTACT_SERVICES = ["DigitalTransformation", "databaseinfrastructuremanagement"] as const;

export type ContactService = (typeof CONTACT_SERVICES)[number];

/**
 * What a request can be about, by the value of the form's select and of `/contact?about=`: the eight practices, and
 * buying. Each is one of the gateway's two services. Source: FORM-5, ENT-9.
 */
export const SERVICE_OF_NEED = {
  "federal-financial-management": "DigitalTransformation",
  "federal-grants-management": "DigitalTransformation",
  "erp-solutions": "DigitalTransformation",
  "application-and-software-development": "DigitalTransformation",
  "digital-transformation": "DigitalTransformation",
  "information-technology-service-management": "DigitalTransformation",
  "database-and-infrastructure-management": "databaseinfrastructuremanagement",
  cybersecurity: "databaseinfrastructuremanagement",
  "buying-and-documents": "DigitalTransformation",
} as const satisfies Record<string, ContactService>;

export type ContactNeed = keyof typeof SERVICE_OF_NEED;

export const CONTACT_NEEDS = Object.keys(SERVICE_OF_NEED) as ContactNeed[];
