import { inflateSync } from 'node:zlib';

/** The compressed streams of a PDF, unpacked; those of another kind are left out. */
export function pdfStreams(content: Buffer): string[] {
  const text = content.toString('latin1');
  return [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: mark }) => {
    if (text.slice(index - 3, index) === 'end') return [];
    const start = index + mark.length;
    try {
      return [
        inflateSync(content.subarray(start, text.indexOf('endstream', start))).toString('latin1'),
      ];
    } catch {
      return [];
    }
  });
}

/** Letters that readers can select, copy and have read out: those to which the fonts map their shapes. */
export function readableLetters(content: Buffer): Set<string> {
  const letters = new Set<string>();
  const add = (from: number, to = from) => {
    for (let code = from; code <= to; code += 1) letters.add(String.fromCodePoint(code));
  };
  for (const map of pdfStreams(content).filter((stream) => stream.includes('begincmap'))) {
    for (const [, list = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
      for (const [, code = ''] of list.matchAll(/<\w+>\s*<(\w{4})>/g))
        add(Number.parseInt(code, 16));
    for (const [, list = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
      for (const [, a = '', b = '', code = ''] of list.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w{4})>/g)) {
        const from = Number.parseInt(code, 16);
        add(from, from + Number.parseInt(b, 16) - Number.parseInt(a, 16));
      }
  }
  return letters;
}
