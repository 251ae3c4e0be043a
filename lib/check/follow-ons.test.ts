import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { recordOf } from '@/lib/check/rules/languages/translation-record';
import { createSource } from '@/lib/content/source';
import { description, title } from '@/tests/support/documents';
import { page } from '@/tests/support/marked-content';
import { sampleBlocks } from '@/tests/support/sample-blocks';
import { writeTree } from '@/tests/support/temporary-tree';

const english = 'services/finops/en.mdx';
const polish = 'services/finops/pl.mdx';

/** The problems of a site: pages, what is recorded of them, and the addresses they had. */
async function problemsOf(
  files: Readonly<Record<string, string>>,
  { translated, addresses }: { translated?: string; addresses?: Record<string, string> } = {},
) {
  const record = translated && recordOf(createSource(english, translated), 'translation');
  const directory = writeTree({
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`content/${file}`, text])),
    'translations.json': JSON.stringify(record ? { 'services/finops': { pl: record } } : {}),
    'addresses.json': JSON.stringify(addresses ?? {}),
  });
  const { problems } = await checkContent(path.join(directory, 'content'), sampleBlocks, {
    now: new Date('2026-11-20T12:00:00Z'),
    ...(translated && { translations: path.join(directory, 'translations.json') }),
    ...(addresses && { snapshot: path.join(directory, 'addresses.json') }),
  });
  return problems.map(({ ruleId, file, line }) => `${ruleId} ${file}:${line}`);
}

describe('a mistake in the English page', () => {
  const sound = page('Costs of the cloud.\n');
  const other = page('Koszty chmury.\n')
    .replace(title, 'Koszty i budżety')
    .replace('title', 'title');

  it.each([
    [
      'a misspelt key',
      'frontmatter-key',
      `description: ${description}`,
      `desciption: ${description}`,
    ],
    ['an open quotation mark', 'frontmatter-syntax', `title: ${title}`, `title: "${title}`],
    ['an unknown block', 'unknown-block', 'Costs of', '<Calout heading="A" />\n\nCosts of'],
  ])('is the only problem: %s', async (_name, ruleId, from, to) => {
    const broken = sound.replace(from, to);
    expect(broken).not.toBe(sound);
    const found = await problemsOf({ [english]: broken, [polish]: other }, { translated: sound });
    expect(found).toEqual([expect.stringContaining(`${ruleId} ${english}`)]);
  });

  it('does not hide what changed once it is mended', async () => {
    const changed = sound.replace('Costs of', 'Bills of');
    const found = await problemsOf({ [english]: changed, [polish]: other }, { translated: sound });
    expect(found).toEqual([`translation-drift ${polish}:6`]);
  });
});

describe('a language that a page lacks', () => {
  const finops = page('Costs of the cloud.\n');
  const linking = (words: string) =>
    page(`Read [${words}](/services/finops).\n`)
      .replace(title, words)
      .replace(description, `${description} ${words}`);
  const menu = '- label: groups.a\n  items:\n    - { label: items.a, url: /services/finops }\n';
  const files = {
    [english]: finops,
    'career/en.mdx': linking('what we do at work'),
    'career/pl.mdx': linking('czym się zajmujemy'),
    'data/menu.yaml': menu,
  };

  it('is the only problem: neither links nor the menu nor its old address are reported', async () => {
    const addresses = { '/pl/services/finops': 'services/finops', '/career': 'career' };
    const found = await problemsOf(files, { addresses });
    expect(found.filter((problem) => !problem.startsWith('menu-label'))).toEqual([
      `missing-translation ${english}:1`,
    ]);
  });

  it('is none where the page is meant for one language: then links are dead', async () => {
    const alone = { ...files, [english]: finops.replace('---\n', '---\nsingleLanguage: true\n') };
    expect(await problemsOf(alone)).toEqual(
      expect.arrayContaining(['dead-link career/pl.mdx:6', 'menu-page data/menu.yaml:3']),
    );
  });
});

describe('an address that vanished', () => {
  const moved = page('Costs of the cloud.\n', 'slug: costs');
  const other = page('Koszty chmury.\n').replace(title, 'Koszty i budżety');
  const addresses = { '/services/finops': 'services/finops' };

  it('is reported at the line that changed it', async () => {
    const found = await problemsOf({ [english]: moved, [polish]: other }, { addresses });
    expect(found).toEqual([`vanished-address ${english}:4`]);
  });

  it('is not reported of a page with an error, from which it follows', async () => {
    const broken = moved.replace('slug: costs', 'slug: Our Costs');
    const found = await problemsOf({ [english]: broken, [polish]: other }, { addresses });
    expect(found).toEqual([`frontmatter-value ${english}:4`]);
  });
});

describe('a word that is written wrong in data/words.yaml', () => {
  it('is the only problem, and all other words stay right', async () => {
    const words = 'all:\n  - showbackery\n  - two words\n';
    const text = page('The showbackery of it, written down for the owner.\n');
    const found = await problemsOf({ [english]: text, 'data/words.yaml': words });
    expect(found.filter((one) => !one.startsWith('missing-translation'))).toEqual([
      'data-file data/words.yaml:3',
    ]);
  });
});
