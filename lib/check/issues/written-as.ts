/** How a value is written: as a property of a tag, or in YAML. */
export type Notation = 'tag' | 'yaml';

/** Whether YAML would take a text for something else, or cut it. */
const needsQuotes = (text: string) =>
  /[:#"'{}[\],&*!|>%@`]|^[-?~\s]|^[+-]?[\d.]+$|^(true|false|null)$/i.test(text);

function inYaml(value: unknown): string {
  if (typeof value === 'string') return needsQuotes(value) ? JSON.stringify(value) : value;
  if (Array.isArray(value)) return `[${value.map(inYaml).join(', ')}]`;
  return JSON.stringify(value);
}

/**
 * A value as a writer writes it: `columns={2}`, `isExternal`, `draft: true`.
 * @param name Name of the property or key; without one, only the value is written.
 */
export function writtenAs(name: string, value: unknown, notation: Notation): string {
  if (notation === 'yaml') return name === '' ? inYaml(value) : `${name}: ${inYaml(value)}`;
  if (name === '') return JSON.stringify(value);
  if (value === true) return name;
  return typeof value === 'string' && !value.includes('"')
    ? `${name}="${value}"`
    : `${name}={${JSON.stringify(value)}}`;
}
