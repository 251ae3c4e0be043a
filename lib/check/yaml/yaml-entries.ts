/** A stretch of YAML that begins with a key, or a `-`, at the beginning of a line. */
export type YamlEntry = { start: number; end: number };

/** Lines that begin an entry: neither indented, nor blank, nor a remark, nor the end of a list or object. */
const beginning = /^[^\s#\]}]/;

/**
 * Parts YAML into its topmost entries, so that one that is broken does not hide the others.
 * @returns Entries without gaps; what stands before the first one belongs to it.
 */
export function yamlEntries(yaml: string): YamlEntry[] {
  const starts: number[] = [];
  let isList: boolean | undefined;
  for (const { index, 0: line } of yaml.matchAll(/^.+$/gm)) {
    if (!beginning.test(line)) continue;
    const isItem = /^-(\s|$)/.test(line);
    isList ??= isItem;
    // Below a key, the entries of its list need not be indented.
    if (isItem && !isList) continue;
    starts.push(index);
  }
  starts[0] = 0;
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? yaml.length }));
}

/** Blanks in place of a stretch: what follows keeps its place. */
export const blanked = (yaml: string, { start, end }: YamlEntry): string =>
  yaml.slice(0, start) + yaml.slice(start, end).replace(/[^\r\n]/g, ' ') + yaml.slice(end);

/** The text of an entry. */
export const sliceOf = (yaml: string, { start, end }: YamlEntry): string => yaml.slice(start, end);
