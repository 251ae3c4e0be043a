import type { Definition, FootnoteDefinition, Nodes } from 'mdast';
import type { DocumentExtract } from '@/lib/check/extract/document';
import { endOf, nodesOf, startOf } from '@/lib/check/extract/markdown';
import type { Finding } from '@/lib/check/problem';
import type { DocumentRule } from '@/lib/check/rule';
import { suggest } from '@/lib/check/suggest';
import { findPatterns, type TextPattern } from '@/lib/check/text-patterns';

/** Schemes, what has to follow them, and how that is put into words. */
const forms = [
  // A host with a dot in it, which a name and a port may be around.
  {
    scheme: /^https:/i,
    form: /^https:\/\/(?:[^\s/?#@]*@)?[^\s/?#@:.]+(?:\.[^\s/?#@:.]+)+\.?(?::\d+)?(?:[/?#]|$)/i,
    expected: 'https:// and the name of a site, https://example.org/page',
  },
  {
    scheme: /^mailto:/i,
    form: /^mailto:[^\s@,?]+@[^\s@,?.]+(?:\.[^\s@,?.]+)+(?:,[^\s@,?]+@[^\s@,?]+)*(?:\?|$)/i,
    expected: 'mailto: and an address, mailto:name@example.org',
  },
  {
    scheme: /^tel:/i,
    form: /^tel:\+?[\d\s().-]*\d[\d\s().-]*(?:[;?].*)?$/i,
    expected: 'tel: and a number, tel:+48221234567',
  },
];

/** Writing systems whose letters look like Latin ones. */
const lookalike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/** Why an address leads elsewhere than it seems to, if it does. */
function deceitOf(href: string): string | undefined {
  const [, authority = ''] = /^https?:[\\/]{2}([^\\/?#]*)/i.exec(decoded(href)) ?? [];
  const at = authority.lastIndexOf('@');
  const host = authority.slice(at + 1);
  if (at >= 0)
    return `"${href}" has a name or password before the site “${host}”: expected the site alone, https://${host}`;
  const isMixed = host.split('.').some((part) => lookalike.test(part) && /[a-z]/i.test(part));
  const found = lookalike.exec(host)?.[0];
  if (!found || !(isMixed || /\.[a-z]+$/i.test(host))) return undefined;
  const code = `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return `“${found}” (${code}) in "${host}" is a letter of another alphabet that looks like a Latin one: expected the site’s name in one alphabet`;
}

/** Links that have the beginning of an address and lead nowhere. */
function malformedLinks({ links }: DocumentExtract): Finding[] {
  return links.flatMap(({ href, offset, prop }) => {
    const deceit = deceitOf(href);
    if (deceit) return [{ offset, message: prop ? `\`${prop}\`: ${deceit}` : deceit }];
    const kind = forms.find(({ scheme }) => scheme.test(href));
    if (!kind || kind.form.test(decoded(href))) return [];
    const message = `"${href}" leads nowhere: expected ${kind.expected}`;
    return [{ offset, message: prop ? `\`${prop}\`: ${message}` : message }];
  });
}

/** An address as it reads: Markdown may write spaces as `%20`. */
function decoded(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

/** Addresses that are not encrypted. A bare `www.` is reported by bare-address: its writer named no scheme. */
const insecureLinks = ({ links, source }: DocumentExtract): Finding[] =>
  links
    .filter(({ href }) => /^http:/i.test(href))
    .filter(({ isBare, offset }) => !isBare || /^http/i.test(source.text.slice(offset, offset + 4)))
    .map(({ href, offset }) => ({
      offset,
      message: `"${href}" is not encrypted: expected an address that begins with https:; open it in a browser first, and see whether the page is there`,
    }));

/** Labels that a text defines, `[label]: address`. */
const definition = /^[ \t>]*\[(\^?)([^\]]+)\]:/gm;

/**
 * What to do about a label that is not defined.
 * @param otherwise What to write where no label is near.
 */
function advice(label: string, labels: readonly string[], otherwise: string): string {
  const near = labels.length > 0 ? suggest(label, labels) : '';
  return near.includes('did you mean') ? near : `: ${otherwise}`;
}

/** What brackets of a link look like where no link came of them; a backslash makes text of them. */
function bracketPatterns(source: string): TextPattern[] {
  const found = [...source.matchAll(definition)];
  const labels = found.filter(([, mark]) => mark === '').map(([, , label = '']) => label);
  const notes = found.filter(([, mark]) => mark === '^').map(([, , label = '']) => label);
  return [
    {
      // Words in brackets before the label, or what is left of them behind bold type.
      pattern:
        /(?<!\\)!?\[(?<words>[^[\]]*)\]\[(?<label>[^[\]^]*)\]|(?<=^[^[\]]*)\]\[(?<rest>[^[\]^]+)\]/g,
      message: ({ groups = {} }) => {
        const label = groups['rest'] || groups['label'] || groups['words'] || '';
        const otherwise = `expected [text](/page-id), or a line [${label}]: /page-id below the text`;
        return `"${label}" is defined nowhere${advice(label, labels, otherwise)}`;
      },
    },
    {
      pattern: /(?<!\\)\[\^([^\]\s[]+)\](?!:)/g,
      message: ([, label = '']) => {
        const otherwise = `expected a line of its own, [^${label}]: and then the note, anywhere below`;
        return `there is no footnote "${label}"${advice(label, notes, otherwise)}`;
      },
    },
    {
      pattern: /(?<!\\)!?\[[^[\]]+\][ \t]+\(\s*(?=https?:|\/|#|mailto:|tel:)/g,
      message: () => 'a space keeps this from being a link: expected ]( without anything between',
    },
    {
      pattern:
        /(?<!\\)!?\[[^[\]]*\]\((?:https?:|\/|#|mailto:|tel:|[\w .-]+\.(?:svg|png|jpe?g|webp|avif|gif))[^)]*(\)?)/g,
      message: ([, end]) =>
        end
          ? 'the address has a space in it: expected an address or file name without, or %20 in its place'
          : 'the link is never closed: expected ) after its address',
    },
  ];
}

/** Brackets that were meant for a link, a picture or a footnote, and are on the page as they are written. */
function brokenBrackets(document: DocumentExtract): Finding[] {
  const bracketed = document.texts.filter(({ value }) => value.includes(']'));
  if (bracketed.length === 0) return [];
  const patterns = bracketPatterns(document.source.text);
  return bracketed.flatMap(({ value, offset }) =>
    findPatterns(value, patterns, { offset, document }),
  );
}

/** Notes and addresses that no page shows: nothing in the text refers to them, or another one of the name comes before. */
function unusedDefinitions(document: DocumentExtract): Finding[] {
  const { tree, isRead } = document;
  // What cannot be read may refer to them.
  if (!isRead) return [];
  const notes = nodesOf(tree, 'footnoteDefinition');
  const addresses = nodesOf(tree, 'definition');
  const noteNames = nodesOf(tree, 'footnoteReference')
    // A note that only it itself refers to is shown nowhere.
    .filter(
      (node) => !notes.some((note) => note.identifier === node.identifier && holds(note, node)),
    )
    .map(({ identifier }) => identifier);
  // One that is misspelt where it is referred to is reported there.
  const isMisspelt = brokenBrackets(document).length > 0;
  const addressNames = nodesOf(tree, 'linkReference', 'imageReference').map(
    ({ identifier }) => identifier,
  );
  const faultsOf = (
    nodes: readonly (FootnoteDefinition | Definition)[],
    used: readonly string[],
    what: string,
    form: (label: string) => string,
  ) =>
    nodes.flatMap((node, index) => {
      const { identifier, label } = node;
      const name = label ?? identifier;
      const isSecond = nodes.slice(0, index).some((other) => other.identifier === identifier);
      const offset = startOf(node);
      if (isSecond)
        return [
          {
            offset,
            message: `${what} "${name}" is there twice, and this one is never shown: expected another name for it, or the first one alone`,
          },
        ];
      if (isMisspelt || used.includes(identifier)) return [];
      return [
        {
          offset,
          message: `nothing refers to ${what} "${name}", so it is never shown: expected ${form(name)} in the text, or no such line`,
        },
      ];
    });
  const empty = notes
    .filter(({ children }) => children.length === 0)
    .map((note) => ({
      offset: startOf(note),
      message: `the note "${note.label ?? note.identifier}" is empty: expected its text behind the colon, on the same line`,
    }));
  return [
    ...empty,
    ...faultsOf(notes, noteNames, 'the note', (label) => `[^${label}]`),
    // Of any other address the rules about links tell; `#` alone makes a comment.
    ...faultsOf(
      addresses.filter(({ url }) => /^(?:\/|#.|[a-z]+:)/i.test(url)),
      addressNames,
      'the address',
      (label) => `[words][${label}]`,
    ),
  ];
}

/** Whether a node is within another one. */
const holds = (outer: Nodes, inner: Nodes): boolean =>
  startOf(outer) <= startOf(inner) && endOf(inner) <= endOf(outer);

/** Rules about how links are written. */
export const linkFormRules: readonly DocumentRule[] = [
  {
    name: 'link-form',
    severity: 'error',
    summary: 'What follows https:, mailto: and tel: is a site, a mailbox and a number.',
    remedy: 'Write the whole address, as the message shows.',
    checkDocument: malformedLinks,
  },
  {
    name: 'insecure-link',
    severity: 'error',
    summary: 'A link to another site is encrypted.',
    // No fix: whether the other server answers to https, and with the same page, a text cannot tell.
    remedy:
      'Open the address with https: and, if the page is there, use that; otherwise find another source.',
    checkDocument: insecureLinks,
  },
  {
    name: 'link-brackets',
    severity: 'error',
    summary:
      'Brackets of a link, a picture or a footnote make one: closed, without spaces between, defined.',
    remedy:
      'Write `[text](/page-id)`, or define the label on a line of its own; for brackets that are read write `\\[`.',
    checkDocument: brokenBrackets,
  },
  {
    name: 'unused-note',
    severity: 'error',
    summary:
      'A note, or an address that is defined on a line of its own, is used in the text, says something, and is there once.',
    remedy: 'Refer to it in the text, `[^name]` or `[words][name]`, or take the line out.',
    checkDocument: unusedDefinitions,
  },
];
