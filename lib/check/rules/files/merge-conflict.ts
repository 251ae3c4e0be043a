import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CheckedSite } from '@/lib/check/extract/site';
import { withoutConflicts } from '@/lib/check/merge-conflict';
import { problemFile } from '@/lib/check/problem-file';
import type { SiteRule } from '@/lib/check/rule';
import { filesBelow } from '@/lib/content/reader';
import { readSourceAt } from '@/lib/content/source';
import { recordFiles } from '@/lib/schema/data-files';

/** Data, records and interface texts; pages are looked at when they are read. */
const textFiles = ({ directory, files, messages }: CheckedSite): string[] => [
  ...files.filter((file) => /\.(ya?ml|json)$/.test(file)).map((file) => path.join(directory, file)),
  ...(messages && existsSync(messages)
    ? filesBelow(messages).map((file) => path.join(messages, file))
    : []),
];

/** How each record is written anew: nobody has to put its versions together. */
const commands = new Map<string, string>([
  [recordFiles.addresses, '`npm run snapshot`'],
  [recordFiles.changes, '`npm run snapshot`'],
  [recordFiles.factUses, '`npm run snapshot`'],
  [recordFiles.translations, '`npm run sync <page>` for each page you translated'],
]);

/** What to do about a conflict in a file; none but the usual for files that people write. */
function adviceFor(file: string): string | undefined {
  const command = commands.get(file);
  return command && `take one version whole, without the lines of git, then run ${command}`;
}

/** The rule about what git leaves in files that two people changed at the same place. */
export const mergeConflict: SiteRule = {
  name: 'merge-conflict',
  severity: 'error',
  summary: 'No file holds two versions of a place that two people changed at the same time.',
  remedy:
    'Keep the lines that are right, and remove the lines of `<<<<<<<`, `=======` and `>>>>>>>`; where such lines are shown as an example, indent them.',
  checkSite: (site) =>
    textFiles(site).flatMap((target) => {
      const place = problemFile(site.directory, target);
      const { source, conflicts } = withoutConflicts(
        readSourceAt(target, ''),
        adviceFor(place.file),
      );
      return conflicts.map(({ offset, message }) => ({ ...place, ...source.at(offset), message }));
    }),
};
