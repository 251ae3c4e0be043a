import { createHash } from 'node:crypto';
import { blockSchemas } from 'generated/block-schemas';
import { describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { writeTree } from '@/tests/support/temporary-tree';

const hashOf = (text: string) => createHash('sha1').update(text).digest('base64url').slice(0, 8);

const description =
  'What there is to know of this page, told in one sentence of fitting length, for this test';
const page = (name: string, text = 'A text.') =>
  `---\ntitle: The page of the test called ${name}\ndescription: ${description}, ${name}.\nsingleLanguage: true\n---\n\n${text}\n`;

/** What the check says of a tree of which some files were recorded under other names. */
async function problemsOf(
  files: Readonly<Record<string, string>>,
  recorded: Readonly<Record<string, string>>,
) {
  const changed = Object.entries(recorded).map(([file, text]) => [
    file,
    `2026-11-01 ${hashOf(text)}`,
  ]);
  const directory = writeTree({
    ...files,
    'data/changed.json': JSON.stringify(Object.fromEntries(changed)),
  });
  const { problems } = await checkContent(directory, blockSchemas, {
    now: new Date('2026-11-20T12:00:00Z'),
  });
  return problems
    .filter(({ fatal }) => fatal)
    .map(({ file, ruleId, reason }) => ({ file, ruleId, reason }));
}

const linking = page(
  'first',
  'See [costs](/services/finops) and [their parts](/services/finops/part).',
);

describe('a folder that was renamed by hand', () => {
  const finops = page('costs');
  const part = page('part');

  it('is reported once, with what still names its old place', async () => {
    const found = await problemsOf(
      { 'a/en.mdx': linking, 'services/costs/en.mdx': finops, 'services/costs/part/en.mdx': part },
      { 'services/finops/en.mdx': finops, 'services/finops/part/en.mdx': part },
    );
    expect(found).toEqual([
      {
        file: 'services/costs/en.mdx',
        ruleId: 'moved-page',
        reason: expect.stringMatching(
          /"services\/finops" and is "services\/costs" now.*2 links name the old id: a\/en\.mdx:7.*npm run move services\/finops services\/costs`/,
        ),
      },
    ]);
  });

  it('is no longer reported when everything follows', async () => {
    const found = await problemsOf(
      {
        'a/en.mdx': page('first', 'See [costs](/services/costs).'),
        'services/costs/en.mdx': finops,
      },
      { 'services/finops/en.mdx': finops },
    );
    expect(found).toEqual([]);
  });

  it('is one folder, where it has no page of its own', async () => {
    const files = (folder: string) => ({
      [`${folder}/one/en.mdx`]: finops,
      [`${folder}/two/en.mdx`]: part,
    });
    const found = await problemsOf(
      { 'a/en.mdx': page('first', 'See [one](/old/area/one).'), ...files('new/area') },
      files('old/area'),
    );
    expect(found.map(({ reason }) => /"(\S+)" and is "(\S+)"/.exec(reason)?.slice(1))).toEqual([
      ['old', 'new'],
    ]);
  });
});

it.each([
  ['gone', { 'b/en.mdx': page('another', 'Something else.') }],
  ['there twice now', { 'b/en.mdx': page('costs'), 'c/en.mdx': page('costs') }],
])('says of a page that is %s what it says of any dead link', async (_name, files) => {
  const found = await problemsOf(
    { 'a/en.mdx': page('first', 'See [costs](/services/finops).'), ...files },
    { 'services/finops/en.mdx': page('costs') },
  );
  const rules = found
    .map(({ ruleId }) => ruleId)
    .filter((ruleId) => !ruleId.startsWith('duplicate-'));
  expect(rules).toEqual(['dead-link']);
});
