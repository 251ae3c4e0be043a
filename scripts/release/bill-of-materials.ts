import { execFile } from 'node:child_process';

type Bill = {
  serialNumber?: string;
  metadata?: { timestamp?: string; component?: { name?: string } };
  components?: unknown[];
};

/**
 * The packages that the site is built with, by package-lock.json, as CycloneDX (JSON).
 * @returns The same text for the same lockfile: without the moment, and a number, of its own.
 * @throws when npm cannot tell, because the lockfile and package.json do not fit.
 */
export async function billOfMaterials(name: string): Promise<string> {
  const text = await new Promise<string>((resolve, reject) => {
    // Whatever NODE_ENV says: what a site is built with are packages for development.
    const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--include=dev'];
    execFile('npm', args, { maxBuffer: 2 ** 28 }, (error, stdout, stderr) => {
      if (!error) return resolve(stdout);
      const said = stderr
        .split('\n')
        .filter((line) => line.startsWith('npm error'))
        .slice(0, 5);
      reject(new Error(`npm sbom cannot list the packages: ${said.join('; ') || error.message}`));
    });
  });
  const bill = JSON.parse(text) as Bill;
  delete bill.serialNumber;
  delete bill.metadata?.timestamp;
  // npm takes the name of the folder.
  if (bill.metadata?.component) bill.metadata.component.name = name;
  return `${JSON.stringify(bill, null, 1)}\n`;
}
