/** A line `key: value` of YAML; also as the entry of a list, `- key: value`. */
export type YamlLine = { key: string; value: string; valueOffset: number };

const keyAndValue = /^(\s*(?:-\s+)*)([^\s:"'#][^:\r\n]*?)(\s*:[ \t]+)([^\r\n]*)/;

/**
 * The line around an offset, taken apart.
 * @returns undefined when it is no line of a key and a value.
 */
export function yamlLine(yaml: string, offset: number): YamlLine | undefined {
  const start = yaml.lastIndexOf('\n', offset - 1) + 1;
  const [, indent = '', key, colon = '', value] =
    keyAndValue.exec(yaml.slice(start, start + 2000)) ?? [];
  if (key === undefined || value === undefined) return undefined;
  return {
    key,
    value: value.trimEnd(),
    valueOffset: start + indent.length + key.length + colon.length,
  };
}

/** A longer value is not repeated in a message. */
const longestExample = 70;

/** How the value is to be put into quotation marks. */
export function inQuotes({ key, value }: Pick<YamlLine, 'key' | 'value'>): string {
  const isShort = value.length <= longestExample;
  const bare = value.replace(/^[“”„]|[”“]$/g, '');
  if (!isShort || /["\\]/.test(bare)) return 'put the value in double quotes';
  return `put the value in double quotes: \`${key}: "${bare}"\``;
}
