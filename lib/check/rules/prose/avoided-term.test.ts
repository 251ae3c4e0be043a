import { afterEach, expect, it } from 'vitest';
import { findPatterns } from '@/lib/check/text-patterns';
import { contentDirectory } from '@/lib/content/content-directory';
import { setCurrentTree } from '@/lib/content/current-tree';
import { writeTree } from '@/tests/support/temporary-tree';
import { avoidedTerms } from './data-patterns';

const glossary = `backup:
  en: { term: backup, definition: A copy., avoid: [{ form: back-up, reason: one word }] }
  pl:
    term: kopia zapasowa
    definition: Kopia.
    avoid:
      - { form: "backup*", reason: jest polska nazwa }
      - { form: "kopi* bezpieczeństwa", reason: myli }
`;

afterEach(() => setCurrentTree(contentDirectory));

it.each([
  ['pl', 'Polityka backupów i backup.', [9, 20]],
  ['pl', 'Kopie bezpieczeństwa, kopią\u00A0bezpieczeństwa', [0, 22]],
  ['pl', 'Usługa Azure Backup', []],
  ['pl', 'superbackup, kopia zapasowa', []],
  ['en', 'A back-up.', [2]],
  ['en', 'A back-upper and backups', []],
] as const)('finds in the %s text %j what the glossary avoids', (locale, text, places) => {
  setCurrentTree(writeTree({ 'data/glossary.yaml': glossary }));
  expect(findPatterns(text, avoidedTerms(locale)).map(({ offset }) => offset)).toEqual(places);
});

it('names the form that was found, the term and the reason', () => {
  setCurrentTree(writeTree({ 'data/glossary.yaml': glossary }));
  expect(findPatterns('Bez backupu.', avoidedTerms('pl'))[0]?.message).toBe(
    '"backupu" is not used for this: expected "kopia zapasowa" (jest polska nazwa)',
  );
});
