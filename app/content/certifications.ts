import { cite } from "./rules/index.ts";
import type { Certification } from "./shapes/certification.ts";



export const certifications = [
  {
    id: "iso-9001",
    title: cite("iso-9001"),
    description: "Quality management: how we plan, check and improve the work itself.",
    image: "iso-9001",
    color: "ink",
    status: "Certified",
  },
  {
    id: "iso-27001",
    title: "ISO 27001",
    description: "Information security: how we protect what clients entrust to us.",
    image: "iso-27001",
    color: "verdigris",
    status: "Certified",
  },
  {
    id: "iso-20000",
    title: "ISO 20000",
    description: "Service management: how we run and support systems day to day.",
    image: "iso-20000",
    color: "ink",
    status: "Certified",
  },
  {
    id: "cmmi-services",
    title: "CMMI Level 3 Services",
    description: "Defined processes, kept across every engagement, for delivering services.",
    image: "cmmi-services",
    color: "verdigris",
    status: "Certified",
  },
  {
    id: "cmmi-development",
    title: "CMMI Level 3 Development",
    description: "Defined processes, from requirement to verified product, for building software.",
    image: "cmmi-development",
    color: "verdigris",
    status: "Certified",
  },
  {
    id: "swam",
    title: "SWaM",
    description: "Small, Women-owned, and Minority-owned Business program, Commonwealth of Virginia.",
    image: "swam",
    color: "thread",
    status: "Certified",
  },
] satisfies Certification[];
