import './require-environment';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readContent } from '@/lib/content/reader';
import { type AddressSnapshot, addressSnapshot } from '@/lib/content/redirects';
import { createRegistry } from '@/lib/content/registry';
import { currentMoment } from '@/lib/environment/clock';
import { recordFiles } from '@/lib/schema/data-files';
import { findChanges } from '@/scripts/records';
import { snapshotFile } from './check/own-files';
import { runCommand, takeNoArguments } from './command';

/**
 * Writes down the addresses the site has, so that the check notices one that vanishes, and the day on which
 * each page was last changed: `npm run snapshot`.
 * Run it with each release; it also gives up addresses that the check reports as vanished.
 */
const usage = `npm run snapshot
  Writes down the addresses of the site, which must not vanish, and when each text changed.`;

await runCommand(
  () => {
    takeNoArguments('snapshot');
    const registry = createRegistry({
      ...readContent('content'),
      now: currentMoment(),
      isPreview: false,
    });
    const snapshot = addressSnapshot(registry);
    const before: AddressSnapshot = existsSync(snapshotFile)
      ? (JSON.parse(readFileSync(snapshotFile, 'utf8')) as AddressSnapshot)
      : {};
    const lacking = (from: AddressSnapshot, of: AddressSnapshot) =>
      Object.keys(from).filter((pathname) => !Object.hasOwn(of, pathname));
    writeFileSync(snapshotFile, `${JSON.stringify(snapshot, null, 2)}\n`);
    for (const pathname of lacking(before, snapshot)) console.log(`given up  ${pathname}`);
    for (const pathname of lacking(snapshot, before)) console.log(`new       ${pathname}`);
    console.log(`${Object.keys(snapshot).length} addresses in ${snapshotFile}`);

    const { record } = findChanges('content');
    writeFileSync(`content/${recordFiles.changes}`, `${JSON.stringify(record, null, 2)}\n`);
    console.log(`${Object.keys(record).length} days of change in content/${recordFiles.changes}`);
  },
  { usage },
);
