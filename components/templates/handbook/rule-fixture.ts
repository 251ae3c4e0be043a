import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/site.config';

/** A file of a rule's example, `▸` before each place where the rule is broken. */
type ExampleFile = { file: string; text: string };

/**
 * The text of an example with the provider's names in place of `%company%`, `%brand%`, `%product%` and `%origin%`, which rules about
 * typed names need; no file but site.config.ts may have them.
 */
export const withNames = (text: string): string =>
  text.replace(/%(company|brand|product|origin)%/gi, (_mark, word: string) => {
    const name = site[word.toLowerCase() as 'company' | 'brand' | 'product' | 'origin'];
    return word === word.toUpperCase() ? name.toUpperCase() : name;
  });

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
    .map((file) => ({
      file: path.relative(root, file),
      text: withNames(readFileSync(file, 'utf8')),
    }));
}
