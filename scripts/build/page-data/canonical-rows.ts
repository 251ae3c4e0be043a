import { type FlightRow, fix, parseRows, printRow, readString } from './flight-rows';
import { PageModel } from './page-model';

/** Kinds whose rows are streams: what comes later has the same id. */
const streamTags = 'XxRr';

/** Kinds whose text is JSON that may refer to other rows. */
const modelTags = ['', 'I', 'C'];

/**
 * A string in JSON that begins with `$` and is no name of a property. No other quote is followed by `$`: one that ends a string
 * is followed by punctuation, one within a string comes after a backslash, where no string begins.
 */
const stringWithSign = /(?<!\\)"\$(?:[^"\\]|\\.)*"(?!:)/g;

/** An id that React's server part makes (`useId` in a server component): `_S_`, a number to the base of 32, `_`. */
const serverId = /\b_S_[0-9a-v]+_/g;

/**
 * Numbers the ids of server components anew, in the order in which they are first met. React counts them as components
 * come to be rendered, and which one is first depends on which file was read sooner.
 * @returns What gives a text with the new ids; of one page, to be used for all its texts.
 */
export function idNumbering(): (text: string) => string {
  const ids = new Map<string, string>();
  return (text) =>
    text.replace(serverId, (id) => {
      const own = ids.get(id) ?? `_S_${ids.size.toString(32)}_`;
      ids.set(id, own);
      return own;
    });
}

/**
 * The data of a page in one order and with one numbering. React writes rows as it gets to them, and numbers them in that
 * order; what it gets to first depends on which file was read sooner. Here a row follows those that it refers to, and
 * numbers follow from the way on which references lead to rows, beginning with row 0. What is referred to by a way through
 * another row is written out, since which of two alike parts refers to the other depends on the order as well.
 * @param data In React's form.
 * @param withOwnIds Numbers the ids of server components (`idNumbering`), in the order of the rows that come out.
 * @throws when the data are not of the form that is known.
 */
export function inOneOrder(data: string, withOwnIds = idNumbering()): string {
  const rows = parseRows(data);
  const byId = new Map<string, FlightRow[]>();
  for (const row of rows) byId.set(row.id, [...(byId.get(row.id) ?? []), row]);
  const streams = new Set(
    rows.filter(({ tag }) => tag && streamTags.includes(tag)).map(({ id }) => id),
  );
  const page = new PageModel(rows, streams);
  const ids = new Map<string, string>();
  const printed: FlightRow[] = [];

  function idOf(id: string): string {
    const known = ids.get(id);
    if (known !== undefined) return known;
    const found = byId.get(id);
    if (!found) throw new Error(`React's data refer to a row ${id} that is not there. ${fix}`);
    const own = ids.size.toString(16);
    ids.set(id, own);
    printed.push(...found.map((row) => renumbered(row, own)));
    return own;
  }

  function renumbered({ tag, body }: FlightRow, id: string): FlightRow {
    return { id, tag, body: modelTags.includes(tag) ? withIds(body) : body };
  }

  const withIds = (json: string): string =>
    json.replace(stringWithSign, (written) => {
      const reference = readString(JSON.parse(written));
      if (reference.kind !== 'row') return written;
      const { use, id, path } = reference;
      if (path.length === 0) return `"$${use}${idOf(id)}"`;
      if (use === '') return withIds(JSON.stringify(page.partOf(id, path)));
      throw new Error(`Unknown reference in the data of React: ${written}. ${fix}`);
    });

  idOf('0');
  // What nothing refers to keeps its place among its like.
  for (const { id } of rows) if (id !== '') idOf(id);
  const hints = (byId.get('') ?? []).map(printRow).sort();
  const bodies = printed.map((row) => printRow({ ...row, body: withOwnIds(row.body) }));
  return [...hints, ...bodies].join('');
}
