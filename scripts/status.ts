import './require-environment';
import { contentDirectory } from '@/lib/content/content-directory';
import { createRegistry } from '@/lib/content/registry';
import { currentMoment } from '@/lib/environment/clock';
import { pageStates } from '@/lib/status/page-states';
import { blockSchemas } from './check/block-schemas';
import { checkSite } from './check/check-site';
import { readableContent } from './check/readable-content';
import { runCommand } from './command';
import { findChanges } from './records';
import { promisesIn, promisesText } from './status/promises';
import { chosenPages, readStatus, statusTable } from './status/status';

/**
 * Every page with its languages and what is to be done: `npm run status [-- --lang pl --state draft,behind --json]`.
 * Previews show the same at /status.
 */
const usage = `npm run status [-- --lang pl] [--state draft,behind] [--json]
  Every page with its languages and what is to be done: drafts, scheduled, translations that lag, what expires, problems.
npm run status -- --promises [--lang pl] [--json]
  The sentences of pages that speak of the provider (we, our, its names) and read like a promise: a figure, an hour, an absolute
  word, a certificate, a place, a contract. Beside each the entry of a data file that carries it. "!" marks what to look at: no
  entry, or a fact without its condition.`;

await runCommand(
  async () => {
    const options = readStatus(process.argv.slice(2));
    const content = await readableContent();
    if (!content) {
      process.exitCode = 1;
      return;
    }
    const registry = createRegistry({ ...content, now: currentMoment(), isPreview: true });
    if (options.isPromises) {
      const { languages } = options;
      const written = registry.all.filter(
        ({ generated, locale }) =>
          !generated && (languages.length === 0 || languages.includes(locale)),
      );
      const promises = promisesIn(written, {
        directory: contentDirectory,
        blocks: blockSchemas,
      });
      console.log(options.isJson ? JSON.stringify(promises, null, 2) : promisesText(promises));
      return;
    }
    const { problems } = await checkSite();
    const pages = pageStates({
      directory: contentDirectory,
      registry,
      problems,
      blocks: blockSchemas,
      changed: findChanges(contentDirectory).days,
    });
    const chosen = chosenPages(pages, options);
    console.log(options.isJson ? JSON.stringify(chosen, null, 2) : statusTable(chosen));
  },
  { usage },
);
