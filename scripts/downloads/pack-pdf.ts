import { deflateSync } from 'node:zlib';

/** An object of a PDF: from its number to `endobj`. */
type PdfObject = { number: number; text: Buffer };

/** How many objects one packed stream holds. */
const perStream = 200;

/** The objects of a PDF as a browser writes it, with one classic table of places (PDF 1.7, 7.5.4). */
function objectsOf(pdf: Buffer): PdfObject[] {
  const text = pdf.toString('latin1');
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const [, size = '', entries = ''] =
    /^xref\s+0 (\d+)\s+([\s\S]*?)trailer/.exec(text.slice(table)) ?? [];
  const places = [...entries.matchAll(/(\d{10}) \d{5} n/g)].map(([, place]) => Number(place));
  if (places.length !== Number(size) - 1)
    throw new Error('the PDF has no table of places as a browser writes it');
  const ends = [...places, table].sort((a, b) => a - b);
  return places.map((place, index) => ({
    number: index + 1,
    text: pdf.subarray(place, ends[ends.indexOf(place) + 1]),
  }));
}

/** What is between an object's number and `endobj`. */
const bodyOf = ({ text }: PdfObject) =>
  text
    .toString('latin1')
    .replace(/^\d+ \d+ obj\s*/, '')
    .replace(/\s*endobj\s*$/, '');

/** What tells when and by which browser a document was printed: two prints of one text are the same bytes without it. */
const printMarks = /\s*\/(?:CreationDate|ModDate|Creator) \((?:\\.|[^\\)])*\)/g;

/** An object without marks of the moment it was printed in; those with a stream stay as they are. */
function withoutPrintMarks(object: PdfObject): PdfObject {
  const text = object.text.toString('latin1');
  if (!text.includes('/CreationDate') || text.includes('stream')) return object;
  return { ...object, text: Buffer.from(text.replace(printMarks, ''), 'latin1') };
}

/** Only parts of the structure are packed, which are most of it: title, language and pages stay readable as they are. */
const isPacked = ({ text }: PdfObject) => {
  const start = text.subarray(0, 400).toString('latin1');
  return start.includes('/StructElem') && !start.includes('stream');
};

/** A stream of an object, packed. */
const streamOf = (number: number, dictionary: string, content: Buffer): Buffer => {
  const packed = deflateSync(content, { level: 9 });
  return Buffer.concat([
    Buffer.from(
      `${number} 0 obj\n<<${dictionary} /Filter /FlateDecode /Length ${packed.length}>>\nstream\n`,
      'latin1',
    ),
    packed,
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ]);
};

/**
 * Packs the parts of a PDF's structure, of which a table has one for each cell: half of the file of a browser. The same
 * text gives the same bytes at any time.
 * @param pdf As a browser prints it.
 * @returns The same document, with object streams (PDF 1.7, 7.5.7).
 */
export function packPdf(pdf: Buffer): Buffer {
  const objects = objectsOf(pdf).map(withoutPrintMarks);
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(pdf.toString('latin1'))?.[1] ?? '';
  const kept = trailer.replace(/\/Size \d+/, '').trim();
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n%\xD3\xEB\xE9\xE1\n', 'latin1')];
  let length = parts[0]?.length ?? 0;
  const put = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  /** Kind, place and index of each object, by its number. */
  const places: [kind: number, place: number, index: number][] = [[0, 0, 65_535]];
  for (const object of objects.filter((one) => !isPacked(one))) {
    places[object.number] = [1, length, 0];
    put(object.text);
  }
  const packed = objects.filter(isPacked);
  let number = objects.length;
  for (let from = 0; from < packed.length; from += perStream) {
    number += 1;
    const some = packed.slice(from, from + perStream);
    const bodies = some.map((one) => `${bodyOf(one)}\n`);
    let place = 0;
    const index = some.map((one, at) => {
      const entry = `${one.number} ${place}`;
      places[one.number] = [2, number, at];
      place += bodies[at]?.length ?? 0;
      return entry;
    });
    const head = `${index.join(' ')}\n`;
    places[number] = [1, length, 0];
    const dictionary = `/Type /ObjStm /N ${some.length} /First ${head.length}`;
    put(streamOf(number, dictionary, Buffer.from(head + bodies.join(''), 'latin1')));
  }
  number += 1;
  const start = length;
  places[number] = [1, start, 0];
  const table = Buffer.concat(
    places.map(([kind, place, index]) => {
      const row = Buffer.alloc(7);
      row.writeUInt8(kind, 0);
      row.writeUInt32BE(place, 1);
      row.writeUInt16BE(index, 5);
      return row;
    }),
  );
  put(streamOf(number, `/Type /XRef /W [1 4 2] /Size ${number + 1} ${kept}`, table));
  put(Buffer.from(`startxref\n${start}\n%%EOF\n`, 'latin1'));
  return Buffer.concat(parts);
}
