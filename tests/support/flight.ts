import { parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { createElement, Fragment, isValidElement, type ReactNode } from 'react';
import {
  isElement,
  type Model,
  parseRows,
  readString,
} from '@/scripts/build/page-data/flight-rows';

/**
 * What React makes of data in its own form, as far as the tests need it: promises and maps are what is in them.
 * @param data Rows.
 * @param leafOf The component for a module of the browser, by its row.
 * @param typeOf What to make of an element of that name.
 * @returns The value of row 0.
 */
export function decodeFlight(
  data: string,
  leafOf: (body: string) => unknown,
  typeOf = (type: string) => type,
): unknown {
  const rows = new Map(parseRows(data).map((row) => [row.id, row]));
  const modelOf = (id: string): Model => JSON.parse(rows.get(id)?.body ?? 'null');
  const partOf = (id: string, path: readonly string[]) =>
    path.reduce<Model>((found, step) => {
      const reference = typeof found === 'string' && readString(found);
      const model = reference && reference.kind === 'row' ? modelOf(reference.id) : found;
      return isElement(model) ? model[3] : ((model as Record<string, Model>)[step] ?? null);
    }, modelOf(id));

  const made = new Map<string, unknown>();
  const reviveRow = (id: string): unknown => {
    const { tag, body = '' } = rows.get(id) ?? {};
    if (tag === 'I') return leafOf(body);
    if (tag === 'T') return body;
    return tag === '' ? revive(modelOf(id)) : `stream ${id}`;
  };
  const reviveString = (text: string): unknown => {
    const reference = readString(text);
    if (reference.kind === 'undefined') return undefined;
    if (reference.kind === 'text') return reference.text;
    if (reference.kind === 'value') return text.startsWith('$Sreact.') ? Fragment : text;
    const { id, path } = reference;
    if (path.length > 0) return revive(partOf(id, path));
    if (!made.has(id)) made.set(id, reviveRow(id));
    return made.get(id);
  };
  function revive(model: Model): unknown {
    if (typeof model === 'string') return reviveString(model);
    if (typeof model !== 'object' || model === null) return model;
    if (isElement(model)) {
      const [, type, key, props] = model;
      const revived = { ...(revive(props) as object), key: key as string };
      const known = type.startsWith('$') ? revive(type) : typeOf(type);
      return createElement(known as 'p', revived);
    }
    if (Array.isArray(model)) return model.map(revive);
    return Object.fromEntries(Object.entries(model).map(([name, one]) => [name, revive(one)]));
  }
  return reviveString('$0');
}

/** Everything in a value that can be shown, one after the other. */
export function shown(value: unknown): ReactNode {
  if (typeof value !== 'object' || value === null || isValidElement(value))
    return typeof value === 'object' ? (value as ReactNode) : String(value);
  const parts = Object.entries(value).map(([name, part]) => [`${name}: `, shown(part)]);
  return createElement(Fragment, null, ...parts.flat());
}

/** A node without what is left out of comparisons. */
function clean(node: Tree.ParentNode): void {
  node.childNodes = node.childNodes.filter(({ nodeName }) => nodeName !== '#comment');
  for (const child of node.childNodes) {
    if ('attrs' in child) child.attrs = child.attrs.filter(({ name }) => name !== 'data-html');
    if ('content' in child) clean(child.content);
    if ('childNodes' in child) clean(child);
  }
}

/** The HTML of a document’s part, without what React puts between two texts and without the marks of the build. */
export function plainHtml(html: string): string {
  const part = parseFragment(html);
  clean(part);
  return serialize(part);
}
