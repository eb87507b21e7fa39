/** What the broken page says. */
export const FAILURE = "The press jammed.";

/** For `patchEntry`: the worker's About page throws when it is rendered. Throws when the build has no such component. */
export function breakAboutPage(source: string): string {
  const broken = source.replace(/function AboutPage\([^)]*\) \{/, `$& throw new Error(${JSON.stringify(FAILURE)});`);
  if (broken === source) throw new Error("The worker's entry has no AboutPage to break.");
  return broken;
}

/** The browser's About page as a module that throws when it is rendered. */
export const BROKEN_ABOUT_CHUNK = `
export const meta = () => [{ title: "About" }];
export default function AboutPage() { throw new Error(${JSON.stringify(FAILURE)}); }
`;
