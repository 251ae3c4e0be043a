import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteFiles } from '@/components/templates/site-files';
import { isPreview } from '@/lib/content/content-directory';
import { content } from '@/lib/content/site-content';
import { noteSocialPicture, writeWhole } from '@/lib/pictures/variants/picture-cache';
import { runCommand } from '@/scripts/command';
import { linkOrCopy } from './disk';
import { outDirectory } from './fingerprint';

/**
 * Writes a share of the files that are no pages: one process for each core does this, beside the others. A file with a key
 * (`SiteFile`) that the last site has is given to the new one.
 */
await runCommand(async () => {
  const [directory = '', keysFolder = '', part = '0', parts = '1'] = process.argv.slice(2);
  // Only previews tell of mistakes, and the check has just looked for them.
  const check = isPreview ? await import('@/scripts/check/check-site') : undefined;
  const findProblems = () => check?.checkSite().problems ?? [];
  const keysBefore = JSON.parse(
    readFileSync(path.join(keysFolder, 'before.json'), 'utf8'),
  ) as Record<string, string>;
  const keys: Record<string, string> = {};
  const groups = new Map<string, number>();
  for (const file of siteFiles(content, findProblems)) {
    const group = groups.get(file.group) ?? groups.size;
    groups.set(file.group, group);
    if (group % Number(parts) !== Number(part)) continue;
    const target = path.join(directory, file.pathname);
    mkdirSync(path.dirname(target), { recursive: true });
    const key = file.key?.();
    if (key !== undefined) keys[file.pathname] = key;
    if (key !== undefined && keysBefore[file.pathname] === key) {
      noteSocialPicture(key);
      linkOrCopy(path.join(outDirectory, file.pathname), target);
    } else writeFileSync(target, await file.make());
  }
  writeWhole(path.join(keysFolder, `${part}.json`), JSON.stringify(keys));
});
