import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of a rule's example, `▸` before each place where the rule is broken. */
export type ExampleFile = { file: string; text: string };

const isText = (file: string) => /\.(mdx|ya?ml|json)$/.test(file);

/**
 * The example of a rule: the same files that its test checks.
 * @param kind `good` or `bad`.
 */
export function ruleExample(rule: string, kind: 'good' | 'bad'): ExampleFile[] {
  const root = path.join(process.cwd(), 'tests/fixtures/rules', rule, kind);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({ file: path.relative(root, file), text: readFileSync(file, 'utf8') }));
}
