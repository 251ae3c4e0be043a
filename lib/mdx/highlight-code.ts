import type { Element, ElementContent } from 'hast';
import { codeLanguage } from '@/lib/code/code-languages';
import { readCodeMeta } from '@/lib/code/code-meta';
import { codeTokens, tokenStyles } from '@/lib/code/highlighter';
import { eachNode, isElement, type Node, skip } from './tree';

/** The name behind the fence, which the parser makes a class: `language-js`. */
function languageOf({ properties }: Element): string {
  const [name] = Array.isArray(properties.className) ? properties.className : [];
  return String(name ?? '').replace(/^language-/, '');
}

function highlightBlock(pre: Element, code: Element): void {
  const language = codeLanguage(languageOf(code));
  const { title } = readCodeMeta(code.data?.meta);
  const [first] = code.children;
  // The last line break belongs to the fence: copied along, it would run a command in a terminal at once.
  const text = first?.type === 'text' ? first.value.replace(/\n$/, '') : '';
  code.children = codeTokens(text, language?.grammar).map(
    ({ text: value, kind }): ElementContent => {
      const node = { type: 'text' as const, value };
      if (!kind) return node;
      const properties = { className: tokenStyles[kind].split(' ') };
      return { type: 'element', tagName: 'span', properties, children: [node] };
    },
  );
  if (title) pre.properties.dataTitle = title;
  if (language?.label) pre.properties.dataLanguage = language.label;
}

/**
 * Colours the code blocks of a text, and notes title and language on them. An unknown language is shown as it
 * is: the check reports it.
 */
export function highlightCode(tree: Node): void {
  eachNode(tree, (node) => {
    if (!isElement(node, 'pre')) return undefined;
    const [code] = node.children;
    if (code && isElement(code, 'code')) highlightBlock(node, code);
    return skip;
  });
}
