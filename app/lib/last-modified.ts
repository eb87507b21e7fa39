/** Files that hold the words of pages whose path does not name them. */
const FILES_BY_PATH: Record<string, string[]> = {
  "/": ["pages/home.ts", "slides.ts", "clients.ts", "certifications.ts", "contract-vehicles.ts"],
  "/services": ["pages/services-overview.ts"],
  "/solutions": ["pages/solutions-overview.ts"],
  "/cybersecurity": ["pages/cybersecurity.ts", "services/cybersecurity/index.ts"],
  "/flip-cards": ["pages/flip-cards.ts", "flip-cards.ts"],
  "/services/digital-transformation": ["pages/digital-transformation.ts", "services/digital-transformation/index.ts"],
  "/services/database-and-infrastructure-management": [
    "pages/database-and-infrastructure.ts",
    "services/database-and-infrastructure-management/index.ts",
  ],
};

/**
 * Day on which the words of a page last changed, or undefined where the build could not know.
 * @param dates day by file, from the build
 */
export function lastModifiedOf(path: string, dates: Readonly<Record<string, string>>): string | undefined {
  const known = FILES_BY_PATH[path]?.map((file) => `app/content/${file}`);
  const files = known ?? Object.keys(dates).filter((file) => namesPath(file, path));
  return files
    .map((file) => dates[file])
    .filter((date) => date !== undefined)
    .toSorted()
    .at(-1);
}

/** Whether `services/cybersecurity/network-security.ts` holds `/services/network-security`, and the like. Source: RT-2. */
function namesPath(file: string, path: string): boolean {
  const [, folder = "", name = ""] = /^app\/content\/(pages|services\/[^/]+|solutions)\/([^/]+)\.ts$/.exec(file) ?? [];
  if (folder === "pages") return path === `/${name}`;
  if (folder === "solutions") return path === `/solutions/${name.replaceAll("-", "")}`;
  if (name === "index") return path === `/${folder}`;
  return folder !== "" && path === `/services/${name}`;
}
