/** The broken page's error message. */
export const FAILURE = "The press jammed.";

/** For `patchEntry`: makes the worker's About page throw while rendering. Throws if the build has no such component. */
export function breakAboutPage(source: string): string {
  const broken = source.replace(/function AboutPage\([^)]*\) \{/, `$& throw new Error(${JSON.stringify(FAILURE)});`);
  if (broken === source) throw new Error("The worker's entry has no AboutPage to break.");
  return broken;
}

/** A browser module of the About page that throws while rendering. */
export const BROKEN_ABOUT_CHUNK = `
export const meta = () => [{ title: "About" }, { name: "description", content: "About the firm" }];
export default function AboutPage() { throw new Error(${JSON.stringify(FAILURE)}); }
`;
