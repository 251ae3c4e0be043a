import {
  type TransportSegment,
  transportSegmentToSegment,
} from 'next/dist/shared/lib/rsc-transport.js';
import {
  appendSegmentRequestKeyPart,
  convertSegmentPathToStaticExportFilename,
  createSegmentRequestKeyPart,
  ROOT_SEGMENT_REQUEST_KEY,
} from 'next/dist/shared/lib/segment-cache/segment-value-encoding.js';
import { inOneOrder } from './canonical-rows';
import { type FlightRow, fix, type Model, parseRows, printRow, readString } from './flight-rows';

/** What the router should know of a part before it fetches it, as bits (`PrefetchHint` of Next.js 16.4). */
const hints = {
  parentInlinedIntoSelf: 32,
  inlinedIntoChild: 64,
  headInlinedIntoSelf: 128,
  /** The three above are not known yet: the tree has to be fetched. */
  inliningHintsStale: 512,
};

/** A part of a page, from the root layout down to the page itself, as Next.js 16.4 describes it (`FullTransportNode`). */
type Part = {
  /** What names it in an address. */
  s: TransportSegment;
  /** `hints`, and others that stay as they are. */
  h?: number;
  /** What is rendered, and whether some of it is missing: a promise, or no. */
  d: { r: Model; p: Model; v: Model };
  /** Reference to the row with the parts in it. */
  c?: string;
};

/** What row 0 says, as far as we read it. */
type Page = { b: string; t: { t: Part; h: { p: Model } } };

const refuse = (what: string): Error => new Error(`${what} in the router’s data of a page. ${fix}`);

/** What is described, from row 0 on: what that row says, the parts of the page, and what each row says that holds one. */
type Description = { page: Page; parts: Part[]; models: Map<FlightRow, unknown> };

/** @throws when it is not one chain of complete parts down to a page. */
function readParts(rows: readonly FlightRow[]): Description {
  const models = new Map<FlightRow, unknown>();
  const modelOf = (id: string): unknown => {
    const row = rows.find((one) => one.id === id && one.tag === '');
    if (!row) throw refuse(`Expected a row ${id}, found none`);
    const model: unknown = JSON.parse(row.body);
    models.set(row, model);
    return model;
  };
  const page = modelOf('0') as Page;
  if (typeof page?.b !== 'string' || page.t?.h?.p !== false)
    throw refuse('Expected the version of the site and a complete head');
  const parts: Part[] = [];
  for (let part = page.t.t; ; ) {
    if (part?.d?.p !== false) throw refuse('Expected parts that are complete');
    parts.push(part);
    if (part.c === undefined) break;
    const reference = readString(part.c);
    if (reference.kind !== 'row' || reference.use !== 'Q')
      throw refuse(`Expected a reference to the parts of a part, found ${part.c}`);
    const [entry, ...others] = modelOf(reference.id) as [string, Part][];
    if (entry?.[0] !== 'children' || others.length > 0)
      throw refuse('Expected one part “children” in a part');
    part = entry[1];
  }
  if (parts.at(-1)?.s !== '__PAGE__') throw refuse('Expected a page in the innermost part');
  return { page, parts, models };
}

/** What the router is told of a part: that the ones around it, and the head, come with the innermost, in one file. */
function hintsOf(part: Part, isFirst: boolean, isLast: boolean): number {
  const others = (part.h ?? 0) & ~hints.inliningHintsStale;
  return (
    others |
    (isFirst ? 0 : hints.parentInlinedIntoSelf) |
    (isLast ? hints.headInlinedIntoSelf : hints.inlinedIntoChild)
  );
}

/** The name of the file with the innermost part: those of all parts around it are in it. */
function fileOf(parts: readonly Part[]): string {
  const names = parts
    .slice(1)
    .map(({ s }) => createSegmentRequestKeyPart(transportSegmentToSegment(s)));
  const key = names.reduce(
    (outer, name) => appendSegmentRequestKeyPart(outer, 'children', name),
    ROOT_SEGMENT_REQUEST_KEY,
  );
  return convertSegmentPathToStaticExportFilename(key);
}

/** Rows that say which parts a page has, and nothing of what is in them. */
function outlineOf(version: string, parts: readonly Part[]): FlightRow[] {
  return parts.map(({ s, h }, index) => {
    const inner = index < parts.length - 1 ? { c: `$Q${(index + 1).toString(16)}` } : {};
    const outline = { s, h, ...inner };
    const model = index === 0 ? { b: version, t: { t: outline } } : [['children', outline]];
    return { id: index.toString(16), tag: '', body: JSON.stringify(model) };
  });
}

/** A file that the router asks for, in the folder of a page. */
type RouterFile = { name: string; text: string };

/** What the router asks for of a page. */
type RouterFiles = {
  /** All data of the page, for who goes there at once. */
  data: string;
  /** Which parts the page has: asked for first when a visitor is about to go there. */
  tree: RouterFile;
  /** The parts, and what belongs into the head: asked for then. */
  ahead: RouterFile;
};

const inOrder = (rows: readonly FlightRow[]) => inOneOrder(rows.map(printRow).join(''));

/** Rows in one order, without those that row 0 does not lead to: they would come after it. */
function withinReach(rows: readonly FlightRow[]): string {
  const ordered = parseRows(inOrder(rows));
  const last = ordered.findIndex(({ id }) => id === '0');
  return ordered
    .slice(0, last + 1)
    .map(printRow)
    .join('');
}

/**
 * What the router of the browser asks for when a visitor goes on to a page, or is about to. It knows two ways: all data at once
 * (`<page>.txt`); and ahead of a visit which parts the page has, and then those it lacks, which may come with one another. Here all
 * of them do.
 * @param text Data of the page, as Next.js rendered them for a visitor who comes from another page.
 * @throws when they have another form than those of Next.js 16.4.
 */
export function routerFiles(text: string): RouterFiles {
  // In order nothing is said any more by a way through another row, which may go where parts are about to change.
  const data = inOneOrder(text);
  const rows = parseRows(data);
  const { page, parts, models } = readParts(rows);
  // Ahead of a visit, a plain “nothing is missing” does not count, only a promise that has been kept.
  const ids = rows.map(({ id }) => Number.parseInt(id || '0', 16));
  const kept: FlightRow = {
    id: (Math.max(...ids) + 1).toString(16),
    tag: '',
    body: '"$undefined"',
  };
  const promise = `$@${kept.id}`;
  page.t.h.p = promise;
  parts.forEach((part, index) => {
    part.h = hintsOf(part, index === 0, index === parts.length - 1);
    part.d.p = promise;
  });
  const bodyOf = (row: FlightRow) => {
    if (!models.has(row)) return row.body;
    return JSON.stringify(row.id === '0' ? { t: page.t, b: page.b } : models.get(row));
  };
  const preloads = rows.filter(({ id }) => id === '');
  return {
    data,
    tree: {
      name: convertSegmentPathToStaticExportFilename('/_tree'),
      text: inOrder([...preloads, ...outlineOf(page.b, parts)]),
    },
    ahead: {
      name: fileOf(parts),
      text: withinReach([...rows.map((row) => ({ ...row, body: bodyOf(row) })), kept]),
    },
  };
}
