import { blockSchemas } from 'generated/block-schemas';
import { describe, expect, it } from 'vitest';
import { checkTree, page, people } from '@/tests/support/marked-content';
import { writeTree } from '@/tests/support/temporary-tree';
import { checkContent } from './check-content';

/** Names that every plain object seems to have. */
const names = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'isPrototypeOf',
  '__defineGetter__',
];

const file = 'services/finops/en.mdx';
const post = (...lines: string[]) =>
  page('Text.\n', 'category: news', 'date: 2026-11-20', ...lines);

/** Rules that a tree breaks, those about whole sites left out. */
const rulesOf = async (files: Record<string, string>) => [
  ...new Set((await checkTree(files)).problems.map(({ ruleId }) => ruleId)),
];

describe.each(names)('the name %s', (name) => {
  it('is no person', async () => {
    const tree = { 'data/people.yaml': people, 'blog/a/en.mdx': post(`author: ${name}`) };
    expect(await rulesOf(tree)).toEqual(['unknown-entry']);
    expect(await rulesOf({ 'blog/a/en.mdx': post(`author: ${name}`) })).toEqual(['unknown-entry']);
  });

  it.each([
    ['block', `<${name} />\n`],
    ['block around text', `<${name}>\n\nText.\n\n</${name}>\n`],
    ['property', `<Section ${name}="a">\n\nText.\n\n</Section>\n`],
    ['value of a list of values', `<Section background="${name}">\n\nText.\n\n</Section>\n`],
    ['placeholder', `Of {${name}}.\n`],
    ['fact', `Of {facts.${name}}.\n`],
    ['page', `[A page](/${name})\n`],
    ['heading', `[A part](#${name})\n`],
    ['language of code', `\`\`\`${name}\na\n\`\`\`\n`],
    ['word behind a fence', `\`\`\`yaml ${name}="a"\na\n\`\`\`\n`],
    ['download', `<DownloadCard download="${name}" />\n`],
    ['person of a block', `<ExpertProfile person="${name}" />\n`],
    ['list of certificates', `<CertificateList certificates={["${name}"]} />\n`],
    ['key of an object', `<Section background={{ "${name}": 1 }}>\n\nText.\n\n</Section>\n`],
    ['picture', `![A hall](${name})\n`],
  ])('is no %s', async (_what, body) => {
    const directory = writeTree({ [file]: page(body, 'singleLanguage: true') });
    const { problems } = await checkContent(directory, blockSchemas, { now: new Date() });
    expect(problems.map(({ ruleId }) => ruleId)).not.toEqual([]);
    for (const { reason, line } of problems) {
      expect(reason).not.toMatch(/Cannot|undefined|function|\[object/);
      expect(line).toBeGreaterThan(1);
    }
  });

  it('is no key of a frontmatter', async () => {
    const found = await rulesOf({ [file]: page('Text.\n', `${name}: a`) });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^frontmatter-/);
  });

  it('is reported where data uses it and nothing reads it', async () => {
    const entry = '{ name: B, position: { en: E, pl: P }, bio: { en: E, pl: P } }';
    const tree = {
      'data/people.yaml': `${people}${name}: ${entry}\n`,
      'blog/a/en.mdx': post(`author: ${name}`),
    };
    const found = await rulesOf(tree);
    if (name === '__proto__') expect(found).toContain('data-file');
    // A name of which no address can be made is none; all others are names like any other.
    else expect(found).toEqual(/^[a-z-]+$/.test(name) ? [] : ['data-file']);
  });

  it('is a folder like any other, or none', async () => {
    const { problems } = await checkTree({ [`${name}/en.mdx`]: page('[a](#b) [b](/home)\n') });
    for (const { reason } of problems) expect(reason).not.toMatch(/Cannot|undefined/);
    expect(problems.map(({ ruleId }) => ruleId)).toContain('dead-anchor');
  });
});
