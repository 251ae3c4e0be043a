import { readFileSync, writeFileSync } from 'node:fs';

/** A Markdown table, its numbers aligned to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.max(4, ...all.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/**
 * Puts what was measured into the document about it.
 * @param name Of the marks that it stands between: `<!-- name -->`, `<!-- /name -->`.
 * @param file The document.
 * @throws when the document has no such marks.
 */
export function writeMeasured(name: string, text: string, file = 'docs/performance.md'): void {
  const [begin, end] = [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`];
  const document = readFileSync(file, 'utf8');
  const from = document.indexOf(begin);
  const to = document.indexOf(end, from);
  if (from < 0 || to < 0)
    throw new Error(`${file} has no marks <!-- ${name} --> … <!-- /${name} -->`);
  writeFileSync(file, `${document.slice(0, from + begin.length)}\n${text}\n${document.slice(to)}`);
}
