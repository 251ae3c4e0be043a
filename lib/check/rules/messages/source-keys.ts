import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { noCache } from '@/lib/check/check-cache';

/** What source code says about the keys of interface texts it uses. */
export type SourceKeys = {
  /** Strings that may be keys or namespaces, dots included. */
  strings: ReadonlySet<string>;
  /** Beginnings of keys to which code adds the rest. */
  prefixes: ReadonlySet<string>;
  /** Ends of keys before which code puts a beginning. */
  suffixes: ReadonlySet<string>;
};

/** A node of a syntax tree (https://github.com/estree/estree), as far as it is looked at. */
type Node = Readonly<Record<string, unknown>> & { type: string };
type Parse = (text: string, options: { lang: 'ts' | 'tsx' }) => unknown;

const folders = ['app', 'components', 'lib', 'scripts'];

/** What keys and namespaces are written with. */
const key = /^[\w-]+(?:\.[\w-]+)*\.?$/;
const keyEnd = /^(?:\.[\w-]+)+$/;

/** A file of texts that is imported whole: what is read of it, the compiler checks. */
const textFile = /^@\/messages\/[\w-]+\/([\w-]+)\.json$/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Calls a function with a node and all nodes in it. */
function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node))
    for (const inner of Array.isArray(value) ? value : [value])
      if (isNode(inner)) walk(inner, visit);
}

const nameOf = (node: unknown) =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined;

/** A string, or the pieces of a template around what is filled in; none for all else. */
function piecesOf(node: unknown): string[] | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node['value'] === 'string') return [node['value']];
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = node['quasis'] as { value: { cooked?: string | null } }[];
  return quasis.map(({ value }) => value.cooked ?? '');
}

const argumentsOf = (node: Node) => node['arguments'] as readonly unknown[];

/** The namespace that a call of `useTranslations` or `getTranslations` names; '' for none. */
function namespaceOf(call: unknown): string | undefined {
  const inner = isNode(call) && call.type === 'AwaitExpression' ? call['argument'] : call;
  if (!isNode(inner) || inner.type !== 'CallExpression') return undefined;
  if (!/^(get|use)Translations$/.test(nameOf(inner['callee']) ?? '')) return undefined;
  const [argument] = argumentsOf(inner);
  if (!isNode(argument) || argument.type !== 'ObjectExpression')
    return piecesOf(argument)?.[0] ?? '';
  const properties = (argument['properties'] as Node[]).filter(
    (property) => nameOf(property['key']) === 'namespace',
  );
  return piecesOf(properties[0]?.['value'])?.[0] ?? '';
}

/** Adds what one file says. */
function collect(root: Node, add: (kind: keyof SourceKeys, value: string) => void): void {
  /** Functions that look texts up, with their namespaces. */
  const translators = new Map<string, string[]>();
  /** Functions that are called with a key that is no string. */
  const open = new Set<string>();
  walk(root, (node) => {
    const pieces = piecesOf(node);
    if (pieces?.length === 1) {
      const [text = ''] = pieces;
      const [, namespace] = textFile.exec(text) ?? [];
      if (namespace) add('prefixes', `${namespace}.`);
      if (!key.test(text)) return;
      add('strings', text);
      if (text.endsWith('.')) add('prefixes', text);
    } else if (pieces) {
      const [first = ''] = pieces;
      const last = pieces.at(-1) ?? '';
      if (key.test(first)) add('prefixes', first);
      if (keyEnd.test(last)) add('suffixes', last);
    } else if (node.type === 'VariableDeclarator') {
      const name = nameOf(node['id']);
      const namespace = namespaceOf(node['init']);
      if (name !== undefined && namespace !== undefined)
        translators.set(name, [...(translators.get(name) ?? []), namespace]);
    } else if (node.type === 'CallExpression') {
      const { callee } = node;
      // `t.rich(key)` looks up as `t(key)` does.
      const name = nameOf(callee) ?? nameOf(isNode(callee) ? callee['object'] : undefined);
      const [argument] = argumentsOf(node);
      if (name !== undefined && argument !== undefined && !piecesOf(argument)) open.add(name);
    }
  });
  for (const [name, namespaces] of translators)
    if (open.has(name))
      for (const namespace of namespaces) add('prefixes', namespace && `${namespace}.`);
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

/** The parser of the bundler that the tests run with. It is found at run time: its native code must get into no bundle. */
const loadParser = () =>
  (createRequire(path.resolve('package.json'))('rolldown/parseAst') as { parseAst: Parse })
    .parseAst;

type Found = readonly [kind: keyof SourceKeys, value: string];

/** What one text says. */
function keysIn(text: string, isMarkup: boolean): readonly Found[] {
  const found: Found[] = [];
  const root = loadParser()(text, { lang: isMarkup ? 'tsx' : 'ts' }) as Node;
  collect(root, (kind, value) => {
    found.push([kind, value]);
  });
  return found;
}

/**
 * Reads what all source files say about keys. Their syntax trees are read, not their characters: comments, tests and
 * what pages show are no use of a key.
 * @param root The project's folder.
 * @param cache Keeps what was found in a file until its text changes.
 * @returns undefined when there are no source files: then nothing is known of what they use.
 * @throws when a file cannot be parsed.
 */
export function sourceKeys(root: string, cache = noCache): SourceKeys | undefined {
  const files = sourceFiles(root);
  if (files.length === 0) return undefined;
  const keys = {
    strings: new Set<string>(),
    prefixes: new Set<string>(),
    suffixes: new Set<string>(),
  };
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const name = `source-keys ${path.relative(root, file)}`;
    const known = cache.get(name, text) as readonly Found[] | undefined;
    const found = known ?? keysIn(text, file.endsWith('x'));
    if (!known) cache.set(name, text, found);
    for (const [kind, value] of found) keys[kind].add(value);
  }
  return keys;
}
