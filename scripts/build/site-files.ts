import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteFiles } from '@/components/templates/site-files';
import { isPreview } from '@/lib/content/content-directory';
import { content } from '@/lib/content/site-content';
import { runCommand } from '@/scripts/command';

/** Writes a share of the files that are no pages: one process for each core does this, beside the others. */
await runCommand(async () => {
  const [directory = '', part = '0', parts = '1'] = process.argv.slice(2);
  // Only previews tell of mistakes, and the check has just looked for them.
  const check = isPreview ? await import('@/scripts/check/check-site') : undefined;
  const findProblems = () => check?.checkSite().problems ?? [];
  const groups = new Map<string, number>();
  for (const file of siteFiles(content, findProblems)) {
    const group = groups.get(file.group) ?? groups.size;
    groups.set(file.group, group);
    if (group % Number(parts) !== Number(part)) continue;
    const target = path.join(directory, file.pathname);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, await file.make());
  }
});
