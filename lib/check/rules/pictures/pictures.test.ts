import { describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { page } from '@/tests/support/marked-content';
import { samplePictures, sampleSvg } from '@/tests/support/picture-samples';
import { sampleBlocks } from '@/tests/support/sample-blocks';
import { writeTree } from '@/tests/support/temporary-tree';

/** What the check says of a page with a text and with files beside it, as `rule: message`. */
async function messages(body: string, beside: Record<string, string | Uint8Array>) {
  const files = Object.entries(beside).map(([name, bytes]) => [`services/finops/${name}`, bytes]);
  const directory = writeTree({
    'services/finops/en.mdx': page(body, 'singleLanguage: true'),
    ...Object.fromEntries(files),
  });
  const { problems } = await checkContent(directory, sampleBlocks, { now: new Date('2026-11-20') });
  return problems.map(({ ruleId, reason }) => `${ruleId}: ${reason}`);
}

it.each([
  ['art/costs.svg', 'art/cost.svg', 'did you mean `art/costs.svg`?'],
  ['a.txt', 'costs.svg', 'in content/services/finops/; put it there, beside the page'],
])('says beside %s what is meant by %s', async (beside, src, words) => {
  const found = await messages(`![Costs fall](${src})\n`, { [beside]: sampleSvg() });
  expect(found.find((one) => one.startsWith('picture-missing: '))).toContain(words);
});

const drawn = (attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h8"/></svg>`;

it.each([
  ['', 'found neither width nor height'],
  ['width="8"', 'an SVG with a viewBox, found width="8"; export'],
  ['width="100%" height="100%"', 'found width="100%" height="100%"'],
  ['viewBox="0 0 8"', 'found viewBox="0 0 8"'],
  ["height='auto' width='auto'", "found height='auto' width='auto'"],
])('says of a drawing with %s what it found', async (attributes, words) => {
  expect(await messages('![Costs fall](a.svg)\n', { 'a.svg': drawn(attributes) })).toEqual([
    expect.stringContaining(words),
  ]);
});

it.each([
  'width="210mm" height="297mm"',
  'width="8cm" height="4cm"',
  'width="80pt" height="40pt"',
  'width="210mm" height="297mm" viewBox="0 0 210 297"',
])('knows the size of a drawing with %s', async (attributes) => {
  expect(await messages('![Costs fall](a.svg)\n', { 'a.svg': drawn(attributes) })).toEqual([]);
});

describe('a picture of another format than its name says', () => {
  const brands = 'heic\0\0\0\0mif1heic';
  const heic = Buffer.alloc(8 + brands.length);
  heic.writeUInt32BE(heic.length, 0);
  heic.write(`ftyp${brands}`, 4, 'latin1');
  const gif = Buffer.from('GIF89a\u0001\0\u0001\0', 'latin1');

  it.each([
    [
      'a.jpg',
      samplePictures.png,
      'is a PNG by its content, and its name says .jpg: rename the file to "a.png"',
    ],
    ['a.png', samplePictures.jpg, 'is a JPEG by its content, and its name says .png'],
    ['a.avif', heic, 'is a HEIC, as iPhones save photographs, whatever its name says'],
    ['a.png', gif, 'is a GIF, whatever its name says'],
    [
      'a.heic',
      heic,
      'is a HEIC, as iPhones save photographs, which pages do not show: open it and export',
    ],
    ['a.gif', gif, 'is a GIF, which pages do not show: save a drawing as an .svg or .png'],
  ])('is reported with what to do: %s', async (name, bytes, words) => {
    expect(await messages(`![Costs fall](${name})\n`, { [name]: bytes })).toContainEqual(
      expect.stringContaining(`picture-missing: "${name}" ${words}`),
    );
  });

  it.each(Object.entries(samplePictures))(
    'is none where the name is right: %s',
    async (kind, bytes) => {
      const name = `a.${kind.split(' ').at(-1)}`;
      expect(await messages(`![Costs fall](${name})\n`, { [name]: bytes })).toEqual([]);
    },
  );

  it('is told of as a file that nothing reads where no page names it', async () => {
    expect(await messages('Text.\n', { 'a.HEIC': heic })).toEqual([
      expect.stringContaining('stray-file: this file is a HEIC, as iPhones save photographs'),
    ]);
  });
});

it.each(['a#b', 'a?b', '100%', 'a%20b', 'a:b', 'a"b', 'a|b', 'a*b', 'a<b>'])(
  'takes no picture by a name that an address would break at: %j',
  async (name) => {
    const src = encodeURIComponent(name).replaceAll('*', '%2A');
    const found = await messages(`![Costs fall](${src}.svg)\n`, { [`${name}.svg`]: sampleSvg() });
    expect(found).toEqual([
      expect.stringMatching(/^file-name: the name holds one of .* expected a name of letters/),
    ]);
  },
);

it('calls no picture unused while a text cannot be read', async () => {
  const body = '<Section>\n\n![Costs fall](costs.svg)\n';
  expect(await messages(body, { 'costs.svg': sampleSvg() })).toEqual([
    expect.stringMatching(/^mdx-syntax/),
  ]);
});
