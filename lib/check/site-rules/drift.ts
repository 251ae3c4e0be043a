import { existsSync } from 'node:fs';
import { defaultLocale } from '@/lib/i18n/locales';
import { fileBeside } from '../beside';
import type { DocumentDigest, SiteFacts } from '../facts/site-facts';
import type { Place, SiteRule } from '../rule';
import { readSource } from '../source';
import { compareBlocks } from '../translations/compare-blocks';
import { showDifference, shown } from '../translations/show-difference';
import { sourceBlocks } from '../translations/source-blocks';
import {
  hashOf,
  readBlock,
  readRecords,
  type TranslationRecord,
  type TranslationRecords,
} from '../translations/translation-record';
import { languageNames } from './language-names';

type Found = Place & { message: string };

const language = languageNames[defaultLocale];

/** What changed in the source since a translation was stamped, at the places of the translation's blocks. */
function changesOf(
  source: DocumentDigest,
  translation: DocumentDigest,
  record: TranslationRecord,
  directory: string,
): Found[] {
  const original = readSource(directory, source.file);
  if (hashOf(original.text) === record.source) return [];
  const before = record.blocks.map(readBlock);
  const now = sourceBlocks(original);
  if (!now) return [];
  const changes = compareBlocks(
    before.map(({ hash }) => hash),
    now.map(({ text }) => hashOf(text)),
  );
  if (changes.length === 0) return [];
  const { file, id } = translation;
  const text = readSource(directory, file);
  const blocks = sourceBlocks(text) ?? [];
  const advice = `carry it over, then run \`npm run sync ${id}\``;
  return changes.map(({ before: index, now: nowIndex, isNew }) => {
    const current = nowIndex === undefined ? undefined : now[nowIndex];
    const old = before[index]?.text ?? '';
    // Blocks correspond by their number: a translation has the build of its source.
    const own = blocks[Math.min(isNew ? index - 1 : index, blocks.length - 1)];
    const what = !current
      ? `a block is gone from the ${language} page: ${shown(old)}`
      : isNew
        ? `the ${language} page has a new ${current.name} after this: ${shown(current.text)}`
        : `the ${language} ${current.name} changed: ${showDifference(old, current.text)}`;
    return { file, ...text.at(own?.offset ?? 0), message: `${what}; ${advice}` };
  });
}

function driftOf(translation: DocumentDigest, records: TranslationRecords, site: SiteFacts) {
  const { id, locale, file, status } = translation;
  const source = site.find(id, defaultLocale);
  if (locale === defaultLocale || !source || status === 'draft' || source.status === 'draft')
    return [];
  const record = Object.hasOwn(records, id) ? records[id]?.[locale] : undefined;
  if (record) return changesOf(source, translation, record, site.directory);
  const message = `nothing records which ${language} text this renders: run \`npm run sync ${id}\` once it says the same`;
  return [{ file, line: 1, column: 1, message }];
}

function drift(site: SiteFacts): Found[] {
  const { translations, documents, directory } = site;
  if (!translations || !existsSync(translations)) return [];
  try {
    const records = readRecords(translations);
    return documents.flatMap((document) => driftOf(document, records, site));
  } catch {
    const message =
      'the file is not JSON: restore it, or write it anew with `npm run sync -- --all`';
    return [{ ...fileBeside(directory, translations), line: 1, column: 1, message }];
  }
}

/** Rules about translations whose source has moved on. */
export const driftRules: SiteRule[] = [
  {
    name: 'translation-drift',
    // A warning: a change of one language must not keep unrelated work from being built.
    severity: 'warning',
    summary: 'A translation renders its English source as it stands now.',
    remedy:
      'Carry the change over and run `npm run sync <page>`; with `--wording` if the meaning is the same.',
    check: drift,
  },
];
