/** Slug of a service category: lowercased name, spaces to hyphens. Source: RT-2. */
export function categorySlug(name: string): string {
  return name.toLowerCase().trim().replace(/\s+/g, "-");
}

/** Slug of a service item: lowercased, all but letters, digits and spaces removed, spaces to hyphens. Source: RT-2. */
export function itemSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9\s]/g, "")
    .trim()
    .replace(/\s+/g, "-");
}

/** Slug of a solution: lowercased name without anything but letters and digits. Source: RT-2. */
export function solutionSlug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}
