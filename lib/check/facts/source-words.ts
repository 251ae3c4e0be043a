import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What source code says about the keys of interface texts it uses. */
export type SourceWords = {
  /** Words in quotation marks, dots included. */
  words: ReadonlySet<string>;
  /** Beginnings of keys to which code adds the rest. */
  prefixes: readonly string[];
  /** Ends of keys before which code puts a beginning. */
  suffixes: readonly string[];
};

const folders = ['app', 'components', 'lib', 'scripts'];

const word = /['"`]([\w.-]+)(?=['"`])/g;
const templateStart = /['"`]([\w-]+(?:\.[\w-]+)*\.?)\$\{/g;
const templateEnd = /\}(\.[\w.-]+)`/g;

/** A file of texts that is imported whole: what is read of it, the compiler checks. */
const importedFile = /['"]@\/messages\/[\w-]+\/([\w-]+)\.json['"]/g;

/** `const t = await getTranslations('blog')`: the function's name, and the namespace if there is one. */
const translator =
  /(?:const|let)\s+(\w+)\s*=\s*(?:await\s+)?(?:get|use)Translations\s*\(([^)]*)\)/g;

/** Namespaces of which a file looks up a key that stands in a variable: all their keys may be meant. */
function openNamespaces(text: string): string[] {
  return [...text.matchAll(translator)].flatMap(([, name = 't', argument = '']) => {
    const lookUp = new RegExp(`\\b${name}(?:\\.\\w+)?\\(\\s*(?!['"\`\\s)])`);
    const namespace = /['"`]([\w.-]+)['"`]\s*(?:\}\s*)?$/.exec(argument.trim())?.[1];
    return lookUp.test(text) ? [namespace ? `${namespace}.` : ''] : [];
  });
}

function sourceFiles(root: string): string[] {
  return folders
    .map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
    .filter(({ name }) => !/\.test\.tsx?$/.test(name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * Reads the words of all source files.
 * @param root The project's folder.
 * @returns undefined when there are no source files: then nothing is known of what they use.
 */
export function sourceWords(root: string): SourceWords | undefined {
  const files = sourceFiles(root);
  if (files.length === 0) return undefined;
  const words = new Set<string>();
  const prefixes = new Set<string>();
  const suffixes = new Set<string>();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    for (const [, found = ''] of text.matchAll(word)) {
      words.add(found);
      if (found.endsWith('.')) prefixes.add(found);
    }
    for (const [, found = ''] of text.matchAll(templateStart)) prefixes.add(found);
    for (const [, found = ''] of text.matchAll(templateEnd)) suffixes.add(found);
    for (const found of openNamespaces(text)) prefixes.add(found);
    for (const [, namespace] of text.matchAll(importedFile)) prefixes.add(`${namespace}.`);
  }
  return { words, prefixes: [...prefixes], suffixes: [...suffixes] };
}
