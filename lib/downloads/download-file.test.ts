import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { downloadFault, downloadPath, downloadPathname, shownDownloadSize } from './download-file';

const good = '%PDF-1.7\n<< /StructTreeRoot 1 0 R /Lang (en) /Title (A checklist) >>\n';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'download-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The fault of a file with this content, named as if it lay in public/downloads. */
function faultOf(content: string): string | undefined {
  const file = path.join(folder, 'sheet.pdf');
  writeFileSync(file, content, 'latin1');
  return downloadFault(path.relative(downloadPath(''), file), 'en');
}

it('lets a tagged PDF with title and language pass', () => {
  expect(faultOf(good)).toBeUndefined();
  expect(downloadPathname('exit-plan.pl.pdf')).toBe('/downloads/exit-plan.pl.pdf');
});

it.each([
  ['with them', good, undefined],
  ['without a title', good.replace('/Title', '/Other'), 'lacks title:'],
])('looks for them in packed objects as well: %s', (_name, objects, message) => {
  const packed = deflateSync(Buffer.from(objects, 'latin1')).toString('latin1');
  const fault = faultOf(`%PDF-1.7\n<< /Type /ObjStm >>\nstream\n${packed}\nendstream\n`);
  if (message === undefined) expect(fault).toBeUndefined();
  else expect(fault).toContain(message);
});

it('tells a file that is missing, or is no PDF', () => {
  expect(downloadFault('nothing.pdf', 'en')).toBe(
    'there is no file "nothing.pdf" in public/downloads/; put it there, or correct the name',
  );
  expect(faultOf('<html>')).toMatch(/is no PDF: /);
});

it.each([
  ['/Lang', 'lacks language:'],
  ['/Title', 'lacks title:'],
])('wants %s', (mark, message) => {
  expect(faultOf(good.replaceAll(mark, '/Other'))).toContain(message);
});

it('tells everything that is lacking at once', () => {
  expect(faultOf('%PDF-1.7')).toContain('lacks tags and language and title');
});

it.each([
  ['(en-GB)', undefined],
  ['(pl)', 'says that its language is "pl": expected "en"'],
  ['<feff0065006e>', undefined],
])('compares the language %s with the one it is offered in', (language, message) => {
  const fault = faultOf(good.replace('(en)', language));
  if (message) expect(fault).toContain(message);
  else expect(fault).toBeUndefined();
});

it('says how large a file is', () => {
  const name = 'exit-plan.pl.pdf';
  const { size } = statSync(downloadPath(name));
  expect(shownDownloadSize(name, 'pl')).toBe(`${Math.round(size / 1000)}\u00A0KB`);
  expect(() => shownDownloadSize('nothing.pdf', 'en')).toThrow('no file "nothing.pdf"');
});
