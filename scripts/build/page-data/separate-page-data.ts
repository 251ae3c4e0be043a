/** What Next.js writes for React: the page once more, as data, in one script after the other. */
const dataScript =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((.*?)\)<\/script>/gs;

/** What Turbopack writes to start the page: the chunks it needs, and the module to begin with. */
const entryScript =
  /<script id="_R_">\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*?\})\);?<\/script>/gs;

const attribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A page without its data, and what it is to be given before it starts. */
export type SeparatedPage = {
  /** JSON of what Next.js would have pushed; undefined where there is nothing, as in a file that is no page of it. */
  data?: string;
  /**
   * The page's HTML.
   * @param address Where its data stand.
   * @param startScript Text of the inline script that fetches them (start.ts).
   */
  html: (address: string, startScript: string) => string;
};

/**
 * Takes the data for React out of a page. Next.js writes them into the HTML, where they make up two thirds of
 * it and come before a visitor's browser has the whole page; and each is an inline script with a text of its own,
 * which a strict policy would have to admit page by page.
 * @param html A page as Next.js exports it.
 * @throws when the page has data of a kind that is not known, or no single start.
 */
export function separatePageData(html: string): SeparatedPage {
  const pushed = [...html.matchAll(dataScript)].map(([, text = '']) => JSON.parse(text) as unknown);
  if (pushed.length === 0) return { html: () => html };
  const [first, ...parts] = pushed as [number, string?][];
  const areTexts = parts.every(([kind, text]) => kind === 1 && typeof text === 'string');
  if (first?.[0] !== 0 || !areTexts)
    throw new Error(
      `Next.js writes its data in another way than expected: [0], then [1, text] each; found kinds ${pushed
        .map((part) => (part as unknown[])[0])
        .join(', ')}. Mend scripts/build/page-data.`,
    );
  const entries = [...html.matchAll(entryScript)];
  const [entry] = entries;
  if (!entry?.[1] || entries.length > 1)
    throw new Error(
      `Expected one script "_R_" by which Turbopack starts the page, found ${entries.length}. Mend scripts/build/page-data.`,
    );
  const bare = html.replace(dataScript, '').replace(entryScript, '');
  return {
    data: JSON.stringify([[0], [1, parts.map(([, text]) => text).join('')]]),
    html: (address, startScript) =>
      // Before the style sheets, since a script behind them waits until they have come; after the word of the
      // encoding, which has to stand in the first 1,024 bytes (HTML, "Specifying the character encoding").
      bare.replace(/<head>(<meta charSet="utf-8"\/>)?/, (head) => {
        const data = `data-data="${attribute(address)}" data-entry="${attribute(entry[1] ?? '')}"`;
        return `${head}<script ${data}>${startScript}</script>`;
      }),
  };
}
