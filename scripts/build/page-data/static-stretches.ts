import { renderToString } from 'react-dom/server';
import {
  type ElementModel,
  type FlightRow,
  fix,
  isElement,
  type Model,
  parseRows,
  printRow,
  readString,
} from './flight-rows';
import { lives, PageModel } from './page-model';

/** Attribute by which a page’s HTML names a stretch; React neither knows nor compares it. complete-data.ts looks for it. */
const stretchAttribute = 'data-html';

/**
 * Shortest HTML inside an element that is left out, in characters: the description of what is shorter, two short texts,
 * takes no more than the note that it is left out.
 */
const shortest = 100;

/** Where HTML holds no elements that a script finds: the browser takes what is in noscript for text. */
const hiddenHtml = /<(noscript|template)\b.*?<\/\1>|<!--.*?-->/gs;

/** Finds elements in the HTML of a page by what React renders of them, and marks them. */
class MarkedHtml {
  readonly #hidden: readonly (readonly [number, number])[];
  /** Numbers of elements by their HTML, and their tags’ ends in the page’s HTML. */
  readonly #numbers = new Map<string, number>();
  readonly #places: number[] = [];

  constructor(readonly html: string) {
    this.#hidden = [...html.matchAll(hiddenHtml)].map((match) => [
      match.index,
      match.index + match[0].length,
    ]);
  }

  /**
   * The number by which the page’s HTML names an element; undefined where it has none like it, as with what is shown
   * later. Elements that are alike share one.
   */
  numberOf(rendered: string, type: string): number | undefined {
    const known = this.#numbers.get(rendered);
    if (known !== undefined) return known;
    let at = this.html.indexOf(rendered);
    while (this.#hidden.some(([from, to]) => at > from && at < to))
      at = this.html.indexOf(rendered, at + 1);
    if (at < 0) return undefined;
    const number = this.#places.push(at + 1 + type.length) - 1;
    this.#numbers.set(rendered, number);
    return number;
  }

  /** The HTML with the numbers. */
  print(): string {
    const inOrder = this.#places.map((place, number) => ({ place, number }));
    inOrder.sort((one, other) => one.place - other.place);
    const from = [0, ...inOrder.map(({ place }) => place)];
    const marks = inOrder.map(({ number }) => ` ${stretchAttribute}="${number}"`);
    return from
      .map((place, index) => this.html.slice(place, from[index + 1]) + (marks[index] ?? ''))
      .join('');
  }
}

/** Stands for the HTML of an element in a model, since no string of React’s begins with `$~`. */
const placeholder = (number: number) => `$~${number}`;
const placeholders = /"\$~(\d+)"/;

/** What React’s server part says of pictures in an element, ahead of it. */
const preloads = /^(?:<link [^>]*>)+/;

/** The data of a page without what stands in its HTML already. */
type LivingData = {
  /** The page’s HTML, in which elements are named by numbers. */
  html: string;
  /** The data in pieces; a number stands for the HTML inside the element of that number, as a string of JSON. */
  parts: (string | number)[];
};

/**
 * Leaves out of the data what React need not know: elements whose content never changes in the browser. In place of
 * their description they get the HTML that is in them, which the start script takes from the page. React
 * passes such elements over while it hydrates, and renders them as they were when a visitor comes back.
 * @param html The page as Next.js renders it.
 * @param data Its data in React’s form.
 * @throws when the data are not of the form that is known.
 */
export function leaveOutStatic(html: string, data: string): LivingData {
  const rows = parseRows(data);
  if (!rows.some(({ id }) => id === '0'))
    throw new Error(`The data of React have no row 0, with which they begin. ${fix}`);
  const streams = new Set(
    rows.filter(({ tag }) => 'XxRr'.includes(tag || '-')).map(({ id }) => id),
  );
  const page = new PageModel(rows, streams);
  const marked = new MarkedHtml(html);

  /** The element with HTML in place of its description, where it is static and the page’s HTML has it. */
  function withHtml(element: ElementModel): ElementModel | undefined {
    const [mark, type, key, props] = element;
    if (type.startsWith('$')) return undefined;
    const node = page.nodeOf(element);
    if (node === lives) return undefined;
    const rendered = renderToString(node).replace(preloads, '');
    const inside = rendered.slice(rendered.indexOf('>') + 1, -`</${type}>`.length);
    // HTML that begins with an empty line loses it when it is read once more (HTML, “pre”).
    if (inside.length < shortest || /<(?:pre|textarea|listing)[^>]*>\n/.test(rendered))
      return undefined;
    const number = marked.numberOf(rendered, type);
    if (number === undefined) return undefined;
    const { children: _, ...others } = props;
    const kept = living({ ...others, dangerouslySetInnerHTML: null }) as Record<string, Model>;
    return [mark, type, key, { ...kept, dangerouslySetInnerHTML: { __html: placeholder(number) } }];
  }

  /** Rows that are to be kept, each of which may add others. */
  const needed = new Set(['', '0', ...streams]);

  function living(model: Model): Model {
    if (typeof model === 'string') {
      const reference = readString(model);
      if (reference.kind !== 'row') return model;
      if (reference.path.length === 0) {
        needed.add(reference.id);
        return model;
      }
      // What the path leads through may be left out.
      if (reference.use === '') return living(page.partOf(reference.id, reference.path));
      throw new Error(`Unknown reference in the data of React: ${model}. ${fix}`);
    }
    if (typeof model !== 'object' || model === null) return model;
    if (Array.isArray(model)) return (isElement(model) && withHtml(model)) || model.map(living);
    return Object.fromEntries(Object.entries(model).map(([name, one]) => [name, living(one)]));
  }

  /** A row as it is kept, in pieces. */
  function livingRow(row: FlightRow): (string | number)[] {
    if (!['', 'I', 'C'].includes(row.tag) || row.body === '') return [printRow(row)];
    const body = JSON.stringify(living(JSON.parse(row.body)));
    // Every other piece is a number.
    return printRow({ ...row, body })
      .split(placeholders)
      .map((piece, index) => (index % 2 === 0 ? piece : Number(piece)));
  }

  const kept = new Map<FlightRow, (string | number)[]>();
  // Grows while it is walked.
  for (const id of needed) for (const row of rows) if (row.id === id) kept.set(row, livingRow(row));
  const parts = joined(rows.flatMap((row) => kept.get(row) ?? []));
  return { html: marked.print(), parts };
}

/** Joins pieces of text that are side by side. */
function joined(pieces: readonly (string | number)[]): (string | number)[] {
  const parts: (string | number)[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (typeof piece === 'string' && typeof last === 'string')
      parts[parts.length - 1] = last + piece;
    else parts.push(piece);
  }
  return parts;
}
