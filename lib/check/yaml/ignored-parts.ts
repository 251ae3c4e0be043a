import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  type Node,
  type parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import type { Finding } from '@/lib/check/problem';
import { inQuotes, yamlLine } from './yaml-message';

type YamlDocument = ReturnType<typeof parseDocument>;

/** Names that some alias refers to. */
function aliasNames(document: YamlDocument): Set<string> {
  const names = new Set<string>();
  visit(document, { Alias: (_key, { source }) => void names.add(source) });
  return names;
}

/** Whether a comment behind a value is most likely part of the value: `Ranking #1`, `#cloud`. */
const isPartOfValue = (value: string, comment: string) =>
  /\s/.test(value) || /^#[^\s#]/.test(comment);

/** What is lost of a value behind ` #`, which begins a comment in YAML. */
function cutText(node: Node, yaml: string): string | undefined {
  const [, valueEnd = 0, end = 0] = node.range ?? [];
  const comment = /^[ \t]+(#[^\r\n]*)/.exec(yaml.slice(valueEnd, end))?.[1]?.trimEnd();
  if (!comment || !isScalar(node) || node.type !== 'PLAIN') return undefined;
  if (typeof node.value !== 'string') return undefined;
  return isPartOfValue(node.value, comment) ? comment : undefined;
}

/** Topmost keys whose whole value is behind a `#`: `title: # FinOps`. */
export function hiddenValues(document: YamlDocument, yaml: string): (Finding & { key: string })[] {
  if (!isMap<Scalar, Node | null>(document.contents)) return [];
  return document.contents.items.flatMap(({ key, value }) => {
    if (!isScalar(value) || value.value !== null) return [];
    const offset = value.range?.[0] ?? 0;
    const comment = /^[ \t]*(#[^\r\n]*)/.exec(yaml.slice(offset))?.[1]?.trimEnd();
    if (!comment) return [];
    const name = String(key.value);
    const message = `“${comment}” is left out, since # begins a note, and there is no other value; ${inQuotes({ key: name, value: comment })}`;
    return [{ offset, message, key: name }];
  });
}

/** Tags that say what a value is anyway. */
const coreTags: ReadonlySet<string> = new Set(
  ['str', 'int', 'float', 'bool', 'null', 'map', 'seq'].map((name) => `tag:yaml.org,2002:${name}`),
);

/** A mark at the beginning of a value that YAML takes out of it. */
function lostMark(node: Node, names: ReadonlySet<string>): string | undefined {
  if (isAlias(node)) return undefined;
  const { anchor } = node as { anchor?: string };
  if (anchor && !names.has(anchor)) return `&${anchor}`;
  const { tag } = node;
  if (!tag || coreTags.has(tag)) return undefined;
  return tag.replace(/^tag:yaml\.org,2002:/, '!!');
}

/**
 * Parts of values that YAML reads without complaint and leaves out: what is behind ` #`, and the
 * first word after `&` or `!`.
 * @param yaml The text the document was made of.
 */
export function ignoredParts(document: YamlDocument, yaml: string): Finding[] {
  const found: Finding[] = [];
  const names = aliasNames(document);
  visit(document, {
    Node: (_key, node) => {
      if (!isNode(node)) return;
      const offset = node.range?.[0] ?? 0;
      const line = yamlLine(yaml, offset);
      const quotes = line ? inQuotes(line) : 'put the value in double quotes';
      const cut = cutText(node, yaml);
      if (cut) {
        const message = `“${cut}” is left out of the value, since # begins a note; ${quotes}, or the note on a line of its own`;
        found.push({ offset, message });
      }
      const lost = lostMark(node, names);
      if (lost) {
        const message = `“${lost}” is left out of the value; ${quotes}`;
        found.push({ offset: line?.valueOffset ?? offset, message });
      }
    },
  });
  return found;
}

/** References to nothing: a value that begins with `*`. */
export function danglingAliases(document: YamlDocument, yaml: string): Finding[] {
  const found: Finding[] = [];
  visit(document, {
    Alias: (_key, alias) => {
      if (alias.resolve(document)) return;
      const offset = alias.range?.[0] ?? 0;
      const line = yamlLine(yaml, offset);
      const quotes = line ? inQuotes(line) : 'put the value in double quotes';
      found.push({
        offset,
        message: `a value cannot begin with *; ${quotes}`,
      });
    },
  });
  return found;
}
