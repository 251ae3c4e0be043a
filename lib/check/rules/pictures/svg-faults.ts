import { SaxesParser, type SaxesTagNS } from 'saxes';
import { hiddenCharacters } from '@/lib/check/hidden-characters';
import type { Finding } from '@/lib/check/problem';
import { pixelLimit } from '@/lib/content/limits';
import { extensionOf, pictureSize } from '@/lib/pictures/picture-size';
import { type Drawn, excessiveDrawing, excessiveValue, referencesOf } from './svg-cost';
import { cssFault, ownAddress } from './svg-css';
import { allowedAttributes, allowedElements, isOfProgram, privateNotes } from './svg-names';

const svgNamespace = 'http://www.w3.org/2000/svg';
const xlinkNamespace = 'http://www.w3.org/1999/xlink';
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';
const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/';

/** How deep elements may nest: drawings stay below ten. */
const deepest = 100;

/** A list longer than this helps nobody. */
const mostFindings = 20;

const advice =
  'expected shapes and texts only; export it as plain or optimised SVG, or ask whoever drew it';

/** What programs write that a drawing may not have, and how it is left out. */
const elementAdvices: ReadonlyMap<string, string> = new Map([
  [
    'foreignObject',
    'Figma writes it for blurred backgrounds, draw.io for formatted text: turn these off, or export the part as a picture',
  ],
  [
    'script',
    'it is program code, which nothing in content may hold; export the drawing without it',
  ],
  ['font', 'turn texts into paths, or leave the font to the browser'],
]);

/** An attribute as it is written. */
const written = /\s+([^\s=]+)\s*=\s*(?:"[^"]*"|'[^']*')/y;

/** Where the attributes of a tag, and their values, are in the file. */
function placesOf(text: string, behindName: number) {
  const places = new Map<string, { name: number; value: number; start: number; end: number }>();
  written.lastIndex = behindName;
  for (let found = written.exec(text); found; found = written.exec(text)) {
    const [whole, name = ''] = found;
    places.set(name, {
      name: found.index + whole.search(/\S/),
      value: found.index + whole.search(/["']/) + 1,
      start: found.index,
      end: found.index + whole.length,
    });
  }
  return places;
}

type Attribute = SaxesTagNS['attributes'][string];

/** Whether drawings may have an attribute, whatever its value. */
function isAllowed({ uri, local, prefix, name }: Attribute, isNote: boolean): boolean {
  if (uri === xmlnsNamespace) return true;
  if (uri === xlinkNamespace) return ['href', 'title', 'type', 'show', 'role'].includes(local);
  if (uri === xmlNamespace) return ['lang', 'space', 'id'].includes(local);
  if (isOfProgram(uri)) return true;
  if (prefix !== '' || uri !== '') return false;
  if (isNote) return !/^on/i.test(name);
  return allowedAttributes.has(name) || /^(?:aria|data)-[a-z][a-z\d-]*$/.test(name);
}

/** Attributes that an animation may change: it could put an address into the others. */
const isAnimated = (name: string) => allowedAttributes.has(name) && !/^(?:href|style)$/.test(name);

/** A raster picture that is written into an address (RFC 2397). */
const embedded = /^\s*data:image\/([a-z]+)((?:;[^,;]*)*),(.*)$/is;

/** What is wrong with a raster picture in a drawing: one that fills the memory. What cannot be read shows nothing. */
function embeddedFault(address: string): string | undefined {
  const [, type = '', parameters = '', data = ''] = embedded.exec(address) ?? [];
  const extension = extensionOf(`.${type}`);
  const isBase64 = /;\s*base64\s*$/i.test(parameters);
  const plain = data.replace(/%([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  const bytes = Buffer.from(plain, isBase64 ? 'base64' : 'latin1');
  const size = extension && pictureSize(bytes, extension);
  if (!size || size.width * size.height <= pixelLimit) return undefined;
  return `the picture in the drawing has ${size.width} × ${size.height} pixels: expected ${pixelLimit / 1e6} million at most`;
}

/** What is wrong with the value of an attribute, if anything. */
function valueFault({ name, local, value, uri }: Attribute): string | undefined {
  // A name for a namespace, which leads nowhere, whatever it is called (`xmlns:href`).
  if (uri === xmlnsNamespace) return undefined;
  const shown = value.trim().slice(0, 40);
  if (local === 'href' && !ownAddress.test(value))
    return `\`${shown}\` leads out of the drawing: expected a part of it (\`#id\`), or a picture that is embedded (\`data:image/…\`); choose “Embed” where it is exported, or ask whoever drew it`;
  if (local === 'href') return embeddedFault(value);
  if (local === 'attributeName' && !isAnimated(value.trim()))
    return `\`${shown}\` may not be changed by an animation: ${advice}`;
  const excess = excessiveValue(name, value);
  if (excess) return excess;
  // Browsers read most of them as CSS, or an animation puts the value into one they do.
  const css = allowedAttributes.has(name) ? cssFault(value) : undefined;
  return css && `\`${css}\` leads out of the drawing: ${advice}`;
}

/** What is wrong with the attributes of a tag, at the places of their names or values. */
function attributeFindings(text: string, tag: SaxesTagNS, start: number): Finding[] {
  const places = placesOf(text, start + 1 + tag.name.length);
  return Object.values(tag.attributes).flatMap((attribute): Finding[] => {
    const { name, uri, local } = attribute;
    const place = places.get(name) ?? { name: start, value: start, start, end: start };
    if (!isAllowed(attribute, isOfProgram(tag.uri)))
      return [{ offset: place.name, message: `\`${name}\` is no part of a drawing: ${advice}` }];
    if (isOfProgram(uri) && privateNotes.has(local)) {
      const message = `\`${name}\` tells of the computer the drawing was made on: take it out, \`npm run check -- --fix\` does`;
      return [
        { offset: place.name, message, fix: { start: place.start, end: place.end, text: '' } },
      ];
    }
    const message = valueFault(attribute);
    return message ? [{ offset: place.value, message }] : [];
  });
}

/**
 * What in an SVG is not shapes and texts: it can be opened by itself, and then runs what is in it. Elements and
 * attributes are allowed by list, once entities and prefixes are resolved.
 * @param text The file.
 * @returns Findings at their places, a few where there are many; one, where the file is no XML.
 */
export function svgFaults(text: string): Finding[] {
  const findings: Finding[] = hiddenCharacters(text).slice(0, mostFindings - 1);
  const parser = new SaxesParser({ xmlns: true, position: true });
  let tagStart = 0;
  let style: { start: number; css: string } | undefined;
  const open: Drawn[] = [];
  let root: Drawn | undefined;
  const tell = (offset: number, message: string) => findings.push({ offset, message });
  /** Where what was just read began. */
  const begin = (mark: string) => Math.max(0, text.lastIndexOf(mark, parser.position - 1));

  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^(utf-?8|us-ascii)$/i.test(encoding))
      tell(0, `the file says that its letters are ${encoding}: export it as UTF-8`);
  });
  parser.on('processinginstruction', ({ target }) => {
    tell(begin('<?'), `\`<?${target}\` is an instruction to programs: ${advice}`);
  });
  parser.on('doctype', (declared) => {
    const offset = begin('<!DOCTYPE');
    if (declared.includes('[')) {
      tell(
        offset,
        '`<!DOCTYPE` declares what may lead elsewhere, or grow without end: expected a drawing without it; in Illustrator: export without “Preserve Illustrator Editing Capabilities”',
      );
      return;
    }
    const message =
      '`<!DOCTYPE` names a document elsewhere, and no browser needs it: take it out, `npm run check -- --fix` does';
    findings.push({ offset, message, fix: { start: offset, end: parser.position, text: '' } });
  });
  parser.on('opentagstart', () => {
    tagStart = begin('<');
  });
  parser.on('opentag', (tag) => {
    const { name, local, uri, attributes } = tag;
    if (open.length === deepest) throw new Error(`elements nest more than ${deepest} deep`);
    if (!root && (uri !== svgNamespace || local !== 'svg'))
      tell(tagStart, `found \`<${name}>\`: expected \`<svg xmlns="${svgNamespace}">\``);
    else if (style) tell(tagStart, `\`<${name}>\` is in \`<style>\`: ${advice}`);
    else if (!isOfProgram(uri) && (uri !== svgNamespace || !allowedElements.has(local)))
      tell(
        tagStart,
        `\`<${name}>\` is no part of a drawing: ${elementAdvices.get(local) ?? advice}`,
      );
    findings.push(...attributeFindings(text, tag, tagStart));
    const own = Object.values(attributes).filter((one) => one.uri !== xmlnsNamespace);
    const values = new Map(own.map((one) => [one.local, one.value]));
    const drawn: Drawn = {
      name: local,
      id: attributes['id']?.value,
      offset: tagStart,
      references: referencesOf(local, values),
      children: [],
    };
    root ??= drawn;
    open.at(-1)?.children.push(drawn);
    open.push(drawn);
    if (local === 'style' && uri === svgNamespace) style ??= { start: tagStart, css: '' };
  });
  const addStyle = (piece: string) => {
    if (style) style.css += piece;
  };
  parser.on('text', addStyle);
  parser.on('cdata', addStyle);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed?.offset !== style?.start || !style) return;
    const css = cssFault(style.css);
    if (css) tell(style.start, `\`${css}\` in \`<style>\` leads out of the drawing: ${advice}`);
    style = undefined;
  });
  parser.on('error', (error) => {
    throw error;
  });
  try {
    parser.write(text).close();
    const excess = root && excessiveDrawing(root);
    if (excess) findings.push(excess);
  } catch (error) {
    const reason = String(error instanceof Error ? error.message : error);
    const found = reason.replace(/^\d+:\d+: |\.$/g, '');
    tell(
      Math.min(parser.position, text.length),
      `the drawing cannot be read from here on (${found}): expected an SVG as a drawing program writes it; export it once more`,
    );
  }
  return findings.sort((a, b) => a.offset - b.offset).slice(0, mostFindings);
}
