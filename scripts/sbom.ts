// `npm run sbom`: writes the bill of materials of package-lock.json to reports/sbom.cdx.json, or with `-- FILE` to a file.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { billOfMaterials } from "./lib/sbom/bill-of-materials.ts";
import type { Lockfile } from "./lib/sbom/lockfile.ts";

const [file = "reports/sbom.cdx.json", ...more] = process.argv.slice(2);
if (more.length > 0 || file.startsWith("-")) {
  console.error("npm run sbom takes one file to write to, or none: npm run sbom -- FILE");
  process.exit(1);
}
const bill = billOfMaterials(JSON.parse(readFileSync("package-lock.json", "utf8")) as Lockfile);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${file}: ${bill.components.length} packages, ${bill.serialNumber}`);
