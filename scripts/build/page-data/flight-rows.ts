/**
 * The data of a page in React’s own form (“Flight”, react-server-dom-turbopack of Next.js 16.4, client.browser.production):
 * rows `id:tag…`, of which one without a tag is JSON whose strings may refer to other rows. No interface promises it, so
 * whatever is not known here is refused (docs/page-data.md).
 */
export const fix = 'Fix scripts/build/page-data (docs/page-data.md).';

/** What JSON may hold. */
export type Model =
  | string
  | number
  | boolean
  | null
  | readonly Model[]
  | { readonly [key: string]: Model };

/** One row; ids are hexadecimal, and empty for hints. */
export type FlightRow = {
  id: string;
  /** Kind by its first letter: none for a model, `T` text, `I` module of the browser, `H` hint, others streams. */
  tag: string;
  /** What follows the tag, without the length of a text and without the end of the line. */
  body: string;
};

/** Kinds that end with their line: modules, hints, and the streams that Next.js keeps open for promises. */
const lineTags = 'IHXxCRr';

/** A row up to its tag. Uppercase letters, `#`, `r` and `x` are tags, all else begins the JSON of a model. */
const rowStart = /([0-9a-f]*):([A-Zbglmorsx#]?)/y;

/**
 * Takes the data apart.
 * @throws when a row is of a kind that is not known.
 */
export function parseRows(data: string): FlightRow[] {
  const rows: FlightRow[] = [];
  let at = 0;
  while (at < data.length) {
    rowStart.lastIndex = at;
    const [start, id = '', tag = ''] = rowStart.exec(data) ?? [];
    if (start === undefined || (tag !== '' && tag !== 'T' && !lineTags.includes(tag)))
      throw new Error(`Unknown row in the data of React: ${data.slice(at, at + 80)}. ${fix}`);
    at += start.length;
    if (tag === 'T') {
      const comma = data.indexOf(',', at);
      const length = Number.parseInt(data.slice(at, comma), 16);
      const body = beginningOf(data, comma + 1, length);
      rows.push({ id, tag, body });
      at = comma + 1 + body.length;
    } else {
      const end = data.indexOf('\n', at);
      if (end < 0) throw new Error(`A row of React’s data does not end: ${start}. ${fix}`);
      rows.push({ id, tag, body: data.slice(at, end) });
      at = end + 1;
    }
  }
  return rows;
}

/**
 * A stretch of a text by its length in bytes of UTF-8.
 * @throws when it ends within a character or beyond the text.
 */
function beginningOf(text: string, from: number, bytes: number): string {
  // No character takes less than one byte.
  const found = Buffer.from(text.slice(from, from + bytes))
    .subarray(0, bytes)
    .toString();
  if (Buffer.byteLength(found) === bytes && text.startsWith(found, from)) return found;
  throw new Error(`A text in React’s data has not the ${bytes} bytes it names. ${fix}`);
}

/** A row as React reads it. */
export function printRow({ id, tag, body }: FlightRow): string {
  const length = tag === 'T' ? `${Buffer.byteLength(body).toString(16)},` : '';
  return `${id}:${tag}${length}${body}${tag === 'T' ? '' : '\n'}`;
}

/** What a string of a model stands for. */
export type Reference =
  /** Itself; `$$` at the beginning of a string is an escaped `$`. */
  | { kind: 'text'; text: string }
  | { kind: 'undefined' }
  /** A value that is in no other row, such as a symbol, a date or a number that JSON lacks. */
  | { kind: 'value' }
  | {
      kind: 'row';
      /** How the row is used: directly (none), as something that may come later (`L`), as a promise (`@`) … */
      use: string;
      id: string;
      /** Steps from the row’s value to a part of it. */
      path: readonly string[];
    };

/**
 * Reads a string of a model.
 * @throws when it begins like a reference of a kind that is not known.
 */
export function readString(text: string): Reference {
  if (!text.startsWith('$')) return { kind: 'text', text };
  if (text.startsWith('$$')) return { kind: 'text', text: text.slice(1) };
  if (text === '$undefined') return { kind: 'undefined' };
  if (/^\$(?:$|[SDn]|N$|NaN$|Infinity$|-0$|-Infinity$)/.test(text)) return { kind: 'value' };
  const [, use, id, path] = /^\$([L@QW]?)([0-9a-f]+)(?::(.*))?$/s.exec(text) ?? [];
  if (use === undefined || id === undefined)
    throw new Error(`Unknown reference in the data of React: ${text.slice(0, 40)}. ${fix}`);
  return { kind: 'row', use, id, path: path?.split(':') ?? [] };
}

/** An element of React as data: `["$", type, key, props]`. */
export type ElementModel = readonly ['$', string, Model, { readonly [key: string]: Model }];

/** @throws when something is marked as an element, and has not its four parts. */
export function isElement(model: Model): model is ElementModel {
  if (!Array.isArray(model) || model[0] !== '$') return false;
  const [, type, , props] = model;
  if (model.length === 4 && typeof type === 'string' && typeof props === 'object' && props)
    return true;
  throw new Error(
    `Unknown element in the data of React: ${JSON.stringify(model).slice(0, 80)}. ${fix}`,
  );
}
