import { SaxesParser, type SaxesTagNS } from 'saxes';
import { hiddenCharacters } from '@/lib/check/hidden-characters';
import type { Finding } from '@/lib/check/rule';
import { allowedAttributes, allowedElements, animatedAttributes } from './svg-names';

const svgNamespace = 'http://www.w3.org/2000/svg';
const xlinkNamespace = 'http://www.w3.org/1999/xlink';
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';
const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/';

/** How deep elements may nest: drawings stay below ten. */
const deepest = 100;

/** A list longer than this helps nobody. */
const mostFindings = 20;

/** Thrown where no more is looked for. */
const enough = new Error('enough');

const inOrder = (findings: Finding[]) => findings.sort((a, b) => a.offset - b.offset);

const advice = 'expected shapes and texts only, since content never runs';

/** An address within the drawing, or a raster picture that is in it. */
const ownAddress = /^\s*(?:#|data:image\/(?:avif|gif|jpe?g|png|webp)[;,])/i;

/** CSS with its escapes (`u\72l`) as the characters they stand for. */
const unescaped = (css: string) =>
  css.replace(/\\([\da-f]{1,6})\s?|\\(.)/gi, (_whole, hex?: string, character = '') => {
    const code = hex ? Number.parseInt(hex, 16) : 0;
    return hex ? String.fromCodePoint(code <= 0x10ffff ? code : 0xfffd) : character;
  });

const comment = /\/\*(?:[^*]|\*(?!\/))*(?:\*\/|$)/g;

/** What CSS fetches or runs: rules and functions that name another document, and old ways to run code. */
const fetching =
  /@(?!media\b|supports\b|keyframes\b|-webkit-keyframes\b|font-face\b|layer\b|charset\b)[\w-]*|(?:^|[^\w-])((?:-webkit-)?image-set|image|cross-fade|-webkit-cross-fade|element|paint|src|expression)\s*\(|-moz-binding|(?:^|[\s;{"'])behavior\s*:|javascript\s*:/i;

const cssUrl = /url\(\s*["']?/gi;

/** What CSS without escapes does that a drawing may not, if anything. */
function plainCssFault(css: string): string | undefined {
  const [found] = fetching.exec(css) ?? [];
  if (found !== undefined) return found.trim();
  for (const { index, 0: begin } of css.matchAll(cssUrl)) {
    const address = css.slice(index + begin.length);
    if (!ownAddress.test(address)) return `url(${address.slice(0, 40).split(/["')]/)[0] ?? ''})`;
  }
  return undefined;
}

/** What a piece of CSS does that a drawing may not, if anything. */
function cssFault(written: string): string | undefined {
  // What looks like a comment may be in a string, and hide what is none: it is looked at both ways.
  for (const css of new Set([written, written.replace(comment, ' ')].map(unescaped))) {
    const fault = plainCssFault(css);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** An attribute as it is written. */
const written = /\s+([^\s=]+)\s*=\s*(?:"[^"]*"|'[^']*')/y;

/** Where the attributes of a tag, and their values, are in the file. */
function placesOf(text: string, behindName: number) {
  const places = new Map<string, { name: number; value: number }>();
  written.lastIndex = behindName;
  for (let found = written.exec(text); found; found = written.exec(text)) {
    const [whole, name = ''] = found;
    places.set(name, {
      name: found.index + whole.search(/\S/),
      value: found.index + whole.search(/["']/) + 1,
    });
  }
  return places;
}

type Attribute = SaxesTagNS['attributes'][string];

/** Whether drawings may have an attribute, whatever its value. */
function isAllowed({ uri, local, prefix, name }: Attribute): boolean {
  if (uri === xmlnsNamespace) return true;
  if (uri === xlinkNamespace) return ['href', 'title', 'type', 'show', 'role'].includes(local);
  if (uri === xmlNamespace) return ['lang', 'space', 'id'].includes(local);
  if (prefix !== '' || uri !== '') return false;
  return allowedAttributes.has(name) || /^(?:aria|data)-[a-z][a-z\d-]*$/.test(name);
}

/** Whether browsers read an attribute as CSS, or an animation puts its value into one they do. */
const isStyling = (name: string) =>
  animatedAttributes.has(name) || /^(?:style|cursor|clip|font|from|to|by|values)$/.test(name);

/** What is wrong with an attribute, if anything, and whether with its value. */
function attributeFault(attribute: Attribute): { message: string; isValue: boolean } | undefined {
  const { name, local, value } = attribute;
  if (!isAllowed(attribute))
    return { message: `\`${name}\` is no part of a drawing: ${advice}`, isValue: false };
  const shown = value.trim().slice(0, 40);
  if (local === 'href' && !ownAddress.test(value)) {
    const message = `\`${shown}\` leads out of the drawing: expected an address within it (\`#id\`), or a raster picture as \`data:image/…\``;
    return { message, isValue: true };
  }
  if (local === 'attributeName' && !animatedAttributes.has(value.trim()))
    return { message: `\`${shown}\` may not be changed by an animation: ${advice}`, isValue: true };
  const css = isStyling(name) ? cssFault(value) : undefined;
  if (!css) return undefined;
  return { message: `\`${css}\` leads out of the drawing: ${advice}`, isValue: true };
}

/**
 * What in an SVG is not shapes and texts: it can be opened by itself, and then runs what is in it. Elements and
 * attributes are allowed by list, once entities and prefixes are resolved.
 * @param text The file.
 * @returns Findings at their places; one, where the file is no XML.
 */
export function svgFaults(text: string): Finding[] {
  const findings: Finding[] = hiddenCharacters(text).slice(0, mostFindings - 1);
  const parser = new SaxesParser({ xmlns: true, position: true });
  let depth = 0;
  let tagStart = 0;
  let styleStart = 0;
  let style: string | undefined;
  const tell = (offset: number, message: string) => {
    findings.push({ offset, message });
    if (findings.length >= mostFindings) throw enough;
  };
  /** Where what was just read began. */
  const begin = (mark: string) => Math.max(0, text.lastIndexOf(mark, parser.position - 1));

  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^(utf-?8|us-ascii)$/i.test(encoding))
      tell(0, `the file says that it is ${encoding}: expected UTF-8, or no word of it`);
  });
  parser.on('processinginstruction', ({ target }) => {
    tell(begin('<?'), `\`<?${target}\` is an instruction to programs: ${advice}`);
  });
  parser.on('doctype', () => {
    tell(
      begin('<!DOCTYPE'),
      `\`<!DOCTYPE\` declares what may lead elsewhere: take it out, ${advice}`,
    );
  });
  parser.on('opentagstart', () => {
    tagStart = begin('<');
  });
  parser.on('opentag', ({ name, local, uri, attributes, isSelfClosing }) => {
    depth += 1;
    if (depth > deepest) throw new RangeError(`elements nest more than ${deepest} deep`);
    if (depth === 1 && (uri !== svgNamespace || local !== 'svg'))
      tell(tagStart, `found \`<${name}>\`: expected \`<svg xmlns="${svgNamespace}">\``);
    else if (uri !== svgNamespace || !allowedElements.has(local))
      tell(tagStart, `\`<${name}>\` is no part of a drawing: ${advice}`);
    const places = placesOf(text, tagStart + 1 + name.length);
    for (const attribute of Object.values(attributes)) {
      const fault = attributeFault(attribute);
      const place = places.get(attribute.name);
      if (fault) tell((fault.isValue ? place?.value : place?.name) ?? tagStart, fault.message);
    }
    if (local === 'style' && uri === svgNamespace && !isSelfClosing) {
      style = '';
      styleStart = tagStart;
    }
  });
  const addStyle = (piece: string) => {
    if (style !== undefined) style += piece;
  };
  parser.on('text', addStyle);
  parser.on('cdata', addStyle);
  parser.on('closetag', ({ local }) => {
    depth -= 1;
    if (local !== 'style' || style === undefined) return;
    const css = cssFault(style);
    if (css) tell(styleStart, `\`${css}\` in \`<style>\` leads out of the drawing: ${advice}`);
    style = undefined;
  });
  parser.on('error', (error) => {
    throw error;
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (error === enough) return inOrder(findings);
    const reason = (error instanceof Error ? error.message : String(error)).replace(
      /^\d+:\d+: /,
      '',
    );
    const found =
      error instanceof RangeError ? reason : `the file is no XML from here on (${reason})`;
    const offset = Math.min(parser.position, text.length);
    findings.push({ offset, message: `${found}: expected an SVG as a drawing program exports it` });
  }
  return inOrder(findings);
}
