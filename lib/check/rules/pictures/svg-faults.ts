import { SaxesParser, type SaxesTagNS } from 'saxes';
import { hiddenCharacters } from '@/lib/check/hidden-characters';
import type { Finding, Fix } from '@/lib/check/rule';
import { pixelLimit } from '@/lib/content/limits';
import { extensionOf, pictureSize } from '@/lib/pictures/picture-size';
import { type Drawn, excessiveDrawing, excessiveValue, referencesOf } from './svg-cost';
import { cssFault, ownAddress } from './svg-css';
import { adviceFor, isOfProgram, isPrivateNote } from './svg-editors';
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

const advice =
  'expected shapes and texts only; export it as plain or optimised SVG, or ask whoever drew it';
const ofIllustrator = 'in Illustrator: export without “Preserve Illustrator Editing Capabilities”';

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

/** Whether browsers read an attribute as CSS, or an animation puts its value into one they do. */
const isStyling = (name: string) =>
  animatedAttributes.has(name) || /^(?:style|cursor|clip|font|from|to|by|values)$/.test(name);

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

/** What is wrong with an attribute, and how it is taken out where that is safe. */
type AttributeFault = { message: string; isValue: boolean; isRemovable?: boolean };

/** What is wrong with an attribute, if anything, and whether with its value. */
function attributeFault(attribute: Attribute, isNote: boolean): AttributeFault | undefined {
  const { name, local, value, uri } = attribute;
  if (!isAllowed(attribute, isNote))
    return { message: `\`${name}\` is no part of a drawing: ${advice}`, isValue: false };
  if (isOfProgram(uri) && isPrivateNote(local)) {
    const message = `\`${name}\` tells of the computer the drawing was made on: take it out, \`npm run check -- --fix\` does`;
    return { message, isValue: false, isRemovable: true };
  }
  // A name for a namespace, which leads nowhere, whatever it is called (`xmlns:href`).
  if (uri === xmlnsNamespace) return undefined;
  const shown = value.trim().slice(0, 40);
  if (local === 'href' && !ownAddress.test(value)) {
    const message = `\`${shown}\` leads out of the drawing: expected a part of it (\`#id\`), or a picture that is embedded (\`data:image/…\`); choose “Embed” where it is exported, or ask whoever drew it`;
    return { message, isValue: true };
  }
  if (local === 'href' && !value.trim().startsWith('#')) {
    const message = embeddedFault(value);
    return message === undefined ? undefined : { message, isValue: true };
  }
  if (local === 'attributeName' && !animatedAttributes.has(value.trim()))
    return { message: `\`${shown}\` may not be changed by an animation: ${advice}`, isValue: true };
  const excess = excessiveValue(name, value);
  if (excess) return { message: excess, isValue: true };
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
  let styleDepth = 0;
  let style: string | undefined;
  const open: Drawn[] = [];
  let root: Drawn | undefined;
  const tell = (offset: number, message: string, fix?: Fix) => {
    findings.push({ offset, message, ...(fix && { fix }) });
    if (findings.length >= mostFindings) throw enough;
  };
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
    const start = begin('<!DOCTYPE');
    if (declared.includes('['))
      return tell(
        start,
        `\`<!DOCTYPE\` declares what may lead elsewhere, or grow without end: expected a drawing without it; ${ofIllustrator}`,
      );
    const fix = { start, end: parser.position, text: '' };
    return tell(
      start,
      '`<!DOCTYPE` names a document elsewhere, and no browser needs it: take it out, `npm run check -- --fix` does',
      fix,
    );
  });
  parser.on('opentagstart', () => {
    tagStart = begin('<');
  });
  parser.on('opentag', ({ name, local, uri, attributes, isSelfClosing }) => {
    depth += 1;
    if (depth > deepest) throw new RangeError(`elements nest more than ${deepest} deep`);
    const isNote = isOfProgram(uri);
    if (depth === 1 && (uri !== svgNamespace || local !== 'svg'))
      tell(tagStart, `found \`<${name}>\`: expected \`<svg xmlns="${svgNamespace}">\``);
    else if (style !== undefined) tell(tagStart, `\`<${name}>\` is in \`<style>\`: ${advice}`);
    else if (!isNote && (uri !== svgNamespace || !allowedElements.has(local)))
      tell(tagStart, `\`<${name}>\` is no part of a drawing: ${adviceFor(local) ?? advice}`);
    const places = placesOf(text, tagStart + 1 + name.length);
    for (const attribute of Object.values(attributes)) {
      const fault = attributeFault(attribute, isNote);
      const place = places.get(attribute.name);
      if (!fault) continue;
      const { start, end } = place ?? {};
      const isRemovable = fault.isRemovable && start !== undefined && end !== undefined;
      const fix = isRemovable ? { start, end, text: '' } : undefined;
      tell((fault.isValue ? place?.value : place?.name) ?? tagStart, fault.message, fix);
    }
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
    if (local === 'style' && uri === svgNamespace && !isSelfClosing) {
      style = '';
      styleStart = tagStart;
      styleDepth = depth;
    }
  });
  const addStyle = (piece: string) => {
    if (style !== undefined) style += piece;
  };
  parser.on('text', addStyle);
  parser.on('cdata', addStyle);
  parser.on('closetag', () => {
    open.pop();
    depth -= 1;
    if (style === undefined || depth >= styleDepth) return;
    const css = cssFault(style);
    if (css) tell(styleStart, `\`${css}\` in \`<style>\` leads out of the drawing: ${advice}`);
    style = undefined;
  });
  parser.on('error', (error) => {
    throw error;
  });
  try {
    parser.write(text).close();
    const excess = root && excessiveDrawing(root);
    if (excess) tell(excess.offset, excess.message);
  } catch (error) {
    if (error === enough) return inOrder(findings);
    const reason = (error instanceof Error ? error.message : String(error)).replace(
      /^\d+:\d+: /,
      '',
    );
    const found =
      error instanceof RangeError
        ? reason
        : `the drawing cannot be read from here on (${reason.replace(/\.$/, '')})`;
    const offset = Math.min(parser.position, text.length);
    findings.push({
      offset,
      message: `${found}: expected an SVG as a drawing program writes it; export it once more`,
    });
  }
  return inOrder(findings);
}
