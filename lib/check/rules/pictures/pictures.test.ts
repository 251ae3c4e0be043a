import { describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { checkTree, page } from '@/tests/support/marked-content';
import { samplePictures, sampleSvg } from '@/tests/support/picture-samples';
import { writeTree } from '@/tests/support/temporary-tree';
import { altFault } from './picture-alt';

const file = 'services/finops/en.mdx';

/** Messages about the pictures of one page. */
const messages = async (body: string, files: Record<string, string> = {}) =>
  (await checkTree({ [file]: page(body, 'singleLanguage: true'), ...files })).problems.map(
    ({ ruleId, reason }) => `${ruleId}: ${reason}`,
  );

it.each([
  ['art/costs.svg', sampleSvg(), 'art/cost.svg', 'did you mean `art/costs.svg`?'],
  ['a.txt', 'Text.', 'costs.svg', 'in content/services/finops/; put it there, beside the page'],
  ['costs.svg', sampleSvg(), 'Costs.svg', 'there is no file "Costs.svg"'],
  ['costs.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'costs.svg', 'an SVG with a viewBox'],
  ['costs.svg/a.txt', 'Text.', 'costs.svg', 'there is no file "costs.svg"'],
])('says beside %s what is missing', async (beside, text, src, words) => {
  const files = { [`services/finops/${beside}`]: text };
  const found = await messages(`![Costs fall](${src})\n`, files);
  expect(found).toContainEqual(expect.stringMatching(/^picture-missing: /));
  expect(found.join()).toContain(words);
});

describe('a picture of another format than its name says', () => {
  const box = (...brands: string[]) => {
    const text = brands.join('');
    const bytes = Buffer.alloc(8 + text.length + 40);
    bytes.writeUInt32BE(8 + text.length, 0);
    bytes.write(`ftyp${text}`, 4, 'latin1');
    bytes.write('ispe', 16 + text.length, 'latin1');
    bytes.writeUInt32BE(37, 24 + text.length);
    bytes.writeUInt32BE(25, 28 + text.length);
    return bytes;
  };
  const heic = box('heic', '\0\0\0\0', 'mif1', 'heic');
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
    const directory = writeTree({
      [file]: page(`![Costs fall](${name})\n`),
      [`services/finops/${name}`]: bytes,
    });
    const { problems } = await checkContent(directory, new Map(), { now: new Date('2026-11-20') });
    expect(problems.map(({ ruleId, reason }) => `${ruleId}: ${reason}`)).toContainEqual(
      expect.stringContaining(`picture-missing: "${name}" ${words}`),
    );
  });

  it('is none where the name is right', async () => {
    for (const [kind, bytes] of Object.entries(samplePictures)) {
      const name = `a.${kind.split(' ').at(-1)}`;
      const directory = writeTree({
        [file]: page(`![Costs fall](${name})\n`),
        [`services/finops/${name}`]: bytes,
      });
      const { problems } = await checkContent(directory, new Map(), {
        now: new Date('2026-11-20'),
      });
      expect(
        problems.filter(({ ruleId }) => ruleId === 'picture-missing'),
        kind,
      ).toEqual([]);
    }
  });

  it('is told of as a file that nothing reads where no page names it', async () => {
    const directory = writeTree({ [file]: page(), 'services/finops/a.HEIC': heic });
    const { problems } = await checkContent(directory, new Map(), { now: new Date('2026-11-20') });
    expect(problems).toContainEqual(
      expect.objectContaining({
        ruleId: 'stray-file',
        reason: expect.stringContaining('this file is a HEIC, as iPhones save photographs'),
      }),
    );
  });
});

describe('the name of a picture', () => {
  it.each(['a#b', 'a?b', '100%', 'a%20b', 'a:b', 'a"b', 'a|b', 'a*b', 'a<b>'])(
    'holds no sign that an address would break at: %j',
    async (name) => {
      const files = { [`services/finops/${name}.svg`]: sampleSvg() };
      const src = encodeURIComponent(name).replaceAll('*', '%2A');
      expect(await messages(`![Costs fall](${src}.svg)\n`, files)).toEqual([
        expect.stringMatching(/^picture-name: “.*” in the name .* expected a name of letters/),
      ]);
      const reported = await messages(
        `![Costs fall](<${name.replace(/[<>]/g, '\\$&')}.svg>)\n`,
        files,
      );
      expect(reported[0]).toMatch(/^picture-name: /);
    },
  );

  it('is reported where a text names a file in public/', async () => {
    expect(await messages('![Costs fall](/img/a%23b.svg)\n')).toContainEqual(
      expect.stringContaining('picture-name: “#” in the name "a#b.svg"'),
    );
  });
});

it('calls no picture unused while a text cannot be read', async () => {
  const files = { 'services/finops/costs.svg': sampleSvg() };
  expect(await messages('<Section>\n\n![Costs fall](costs.svg)\n', files)).toEqual([
    expect.stringMatching(/^mdx-syntax/),
  ]);
});

it('says how large a photograph may be', async () => {
  const directory = writeTree({
    [file]: page('![A hall](hall.jpg)\n', 'singleLanguage: true'),
    'services/finops/hall.jpg': Buffer.concat([samplePictures.jpg, Buffer.alloc(1024 * 1024)]),
  });
  const { problems } = await checkContent(directory, new Map(), { now: new Date('2026-11-20') });
  expect(problems.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('"hall.jpg" has 1025 KB: expected at most 1024 KB'),
  ]);
});

describe('an alternative text', () => {
  it.each([
    '',
    ' ',
    'exit-plan',
    'Exit-Plan.svg',
    'another.png',
    'image of a server',
    'An image of a server',
    'Photo of the hall',
    'obraz',
    'Obraz: serwer',
    'Obrazek z wykresem',
  ])('%j says nothing', (alt) => {
    expect(altFault(alt, 'art/exit-plan.svg')).toBeTypeOf('string');
  });

  it.each([
    'Exit plan in four steps',
    'Imagery of the coast',
    'Obrazy dysków trafiają do dwóch lokalizacji',
    'Obraz kontenera przechodzi przez rejestr',
    'The file plan.svg opened in an editor',
    '12 %',
  ])('%j says what there is', (alt) => {
    expect(altFault(alt, 'art/exit-plan.svg')).toBeUndefined();
  });
});
