import { readdirSync, readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { withinTime } from '@/tests/support/processor-time';
import { activePartOf } from './active-pdf';

const pdf = (objects: string) =>
  Buffer.from(`%PDF-1.7\n${objects}\ntrailer\n<<>>\n%%EOF`, 'latin1');
const stream = (packed: Buffer, dictionary = '/Filter/FlateDecode') =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<<${dictionary}>>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n%%EOF'),
  ]);
const javascript = '<</S/JavaScript/JS(app.alert(1))>>';

it.each([
  ['JavaScript', `1 0 obj${javascript}endobj`],
  ['JavaScript', '1 0 obj<</S/#4aava#53cript>>endobj'],
  ['OpenAction', '1 0 obj<</OpenAction 2 0 R>>endobj'],
  ['Launch', '1 0 obj<</S /Launch/F(cmd.exe)>>endobj'],
  ['AA', '1 0 obj<</AA<</O 2 0 R>>>>endobj'],
  ['EmbeddedFiles', '1 0 obj<</Names<</EmbeddedFiles 2 0 R>>>>endobj'],
  ['Encrypt', 'trailer<</Encrypt 2 0 R>>'],
  ['ASCIIHexDecode', '1 0 obj<</Filter/ASCIIHexDecode>>stream\n2f4a53\nendstream'],
])('finds /%s', (found, objects) => {
  expect(activePartOf(pdf(objects))).toContain(`\`/${found}\``);
});

it('finds an action in packed objects, packed twice too, whatever they are called', () => {
  const once = deflateSync(Buffer.from(`2 0 ${javascript}`));
  expect(activePartOf(stream(once, '/Type/ObjStm/Filter/FlateDecode'))).toContain('JavaScript');
  expect(activePartOf(stream(once, '/Type/Obj#53tm/Filter/FlateDecode'))).toContain('JavaScript');
  expect(activePartOf(stream(deflateSync(once)))).toContain('JavaScript');
});

it('refuses a packed part that fills the memory, in no time', async () => {
  const large = stream(deflateSync(Buffer.alloc(60_000_000)));
  expect(await withinTime(() => activePartOf(large), 3000)).toContain('fills the memory');
});

it.each(['stream\n', 'endstream', '/', '/a', 'stream', '/#'])(
  'reads a megabyte of %j in no time',
  async (piece) => {
    const large = pdf(piece.repeat(1_000_000 / piece.length));
    expect(await withinTime(() => activePartOf(large), 2000)).toBe(activePartOf(pdf(piece)));
  },
);

it('lets links and pages pass', () => {
  expect(
    activePartOf(pdf('1 0 obj<</Type/Page/A<</S/URI/URI(https://a.example)>>>>endobj')),
  ).toBeUndefined();
  const files = readdirSync('public/downloads').filter((file) => file.endsWith('.pdf'));
  expect(files).not.toEqual([]);
  for (const file of files)
    expect([file, activePartOf(readFileSync(`public/downloads/${file}`))]).toEqual([
      file,
      undefined,
    ]);
});
