import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { nameInCache } from '@/scripts/build/fingerprint';
import { hostingDirectory } from '@/scripts/serve/opened-site';

/** Removes a site and what builds into its folder have left, but for the compiled code. */
export function forgetSite(site: string): void {
  const name = nameInCache(site);
  for (const file of existsSync('.cache') ? readdirSync('.cache') : [])
    if (file.startsWith(`site-${name}.`) || file === `build-${name}.json`)
      rmSync(path.join('.cache', file), { recursive: true, force: true });
  for (const one of [site, hostingDirectory(site)]) rmSync(one, { recursive: true, force: true });
}
