import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packPdf } from './pack-pdf';

/** A document as a browser writes it: a catalog and parts of its structure, and whatever else it has. */
function plainPdf(parts: number, ...more: readonly string[]): Buffer {
  const objects = [
    '<</Type /Catalog /StructTreeRoot 2 0 R /Lang (en)>>',
    '<</Type /StructTreeRoot /K 3 0 R>>',
    ...Array.from({ length: parts }, (_, index) => `<</Type /StructElem /S /TD /ID ${index}>>`),
    ...more,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((body, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<</Size ${objects.length + 1}\n/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

it('packs the structure and leaves title and language readable', () => {
  const before = plainPdf(450);
  const packed = packPdf(before);
  const text = packed.toString('latin1');
  expect(packed.length).toBeLessThan(before.length / 2);
  expect(text).toContain('/Lang (en)');
  expect(text.match(/\/Type \/ObjStm/g)).toHaveLength(3);
  expect(text).toContain('/Root 1 0 R');
});

it('says of every object where it is', () => {
  const text = packPdf(plainPdf(3)).toString('latin1');
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start)).toMatch(/^7 0 obj/);
  const from = text.indexOf('stream\n', start) + 'stream\n'.length;
  const table = inflateSync(
    Buffer.from(text.slice(from, text.indexOf('endstream', from)), 'latin1'),
  );
  const kinds = Array.from({ length: table.length / 7 }, (_, row) => table[row * 7]);
  expect(kinds).toEqual([0, 1, 1, 2, 2, 2, 1, 1]);
  for (const number of [1, 2, 6]) {
    const place = table.readUInt32BE(number * 7 + 1);
    expect(text.slice(place)).toMatch(new RegExp(`^${number} 0 obj`));
  }
});

it('leaves out when and by what a document was printed, and keeps its title', () => {
  const printedAt = (time: string) =>
    packPdf(
      plainPdf(
        3,
        `<</Title (Exit \\(plan\\))\n/Creator (Mozilla/5.0 \\(X11\\))\n/Producer (Skia)\n/CreationDate (D:${time})\n/ModDate (D:${time})>>`,
      ),
    );
  const packed = printedAt("20261123211546+00'00'");
  expect(packed.equals(printedAt("20270101000000+00'00'"))).toBe(true);
  expect(packed.toString('latin1')).toContain('<</Title (Exit \\(plan\\))\n/Producer (Skia)>>');
});

it('refuses what no browser has written', () => {
  expect(() => packPdf(readFileSync('package.json'))).toThrow('no table of places');
});
