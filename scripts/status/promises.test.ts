import { blockSchemas } from 'generated/block-schemas';
import { afterAll, describe, expect, it } from 'vitest';
import { contentDirectory } from '@/lib/content/content-directory';
import { setCurrentTree } from '@/lib/content/current-tree';
import { smallSite } from '@/tests/support/small-site';
import { writeTree } from '@/tests/support/temporary-tree';
import { promisesIn, promisesText } from './promises';

const file = 'services/finops/en.mdx';
const polish = 'services/finops/pl.mdx';

const page = (frontmatter: string, text: string) => `---\n${frontmatter}\n---\n\n${text}\n`;

const directory = writeTree({
  ...smallSite,
  'data/facts.yaml': `
first-response:
  meaning: Time to the first response.
  value: { en: 30 minutes, pl: 30 minut }
  condition: { en: [24/7, at any hour], pl: [24/7] }
`,
  'data/promises.yaml': `
restore-test:
  promise: A restore test a quarter, in the price of the golden copy.
  words: { en: [restore], pl: [odtwarza] }
stories:
  reason: Told of one client.
  pages: [case-studies/*]
`,
  [file]: page(
    'title: We are there 24/7',
    [
      'We answer within {facts.first-response}.',
      '',
      'At any hour we answer within {facts.first-response}. The weather is never the same.',
      '',
      'We restore a system\nevery quarter.',
      '',
      '<Stat value="5 minutes" heading="from our engineers, always" />',
    ].join('\n'),
  ),
  [polish]: page('title: FinOps', 'Zawsze odtwarzamy system. Nikt tego nie lubi.'),
  'case-studies/oak/en.mdx': page('title: Oak', 'We had promised them two weeks.'),
});
setCurrentTree(directory);
afterAll(() => setCurrentTree(contentDirectory));

const promises = promisesIn([{ file }, { file: polish }, { file: 'case-studies/oak/en.mdx' }], {
  directory,
  blocks: blockSchemas,
});
const found = (part: string) => promises.find(({ sentence }) => sentence.includes(part));

describe('the register of promises', () => {
  it('has the sentences about the provider that name a figure, hours, a contract or an absolute, with their lines', () => {
    expect(promises.map(({ file: at, line, kinds }) => `${at}:${line} ${kinds.join()}`)).toEqual([
      `content/${file}:2 hours`,
      `content/${file}:5 `,
      `content/${file}:7 hours`,
      `content/${file}:9 absolute`,
      `content/${file}:12 absolute`,
      `content/${polish}:5 absolute`,
      'content/case-studies/oak/en.mdx:5 figure,contract',
    ]);
  });

  it('names the entry that carries a sentence, or the reason why it is no promise', () => {
    expect(found('restore a system every')?.carriedBy).toEqual(['promises.restore-test']);
    expect(found('odtwarzamy')?.carriedBy).toEqual(['promises.restore-test']);
    expect(found('two weeks')?.carriedBy).toEqual(['no promise (stories)']);
    expect(found('always')?.carriedBy).toEqual([]);
  });

  it('says where a fact is stated without its condition', () => {
    expect(found('We answer')?.lacksCondition).toEqual(['facts.first-response']);
    expect(found('At any hour')?.lacksCondition).toEqual([]);
  });

  it('marks and counts what is to be looked at', () => {
    const lines = promisesText(promises).split('\n');
    expect(lines.filter((line) => line.startsWith('!')).map((line) => line.slice(0, 4))).toEqual([
      '! 2:',
      '! 5:',
      '! 12',
    ]);
    expect(lines).toContain('    facts.first-response is stated without its condition');
    expect(lines.at(-1)).toBe('7 sentences that read like a promise, 3 of them to look at');
  });
});
