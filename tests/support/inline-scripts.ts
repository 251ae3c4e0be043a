/** Comments as well, which may hold what looks like a script. */
const elements = /<!--[\s\S]*?-->|<script\b((?:[^>"]|"[^"]*")*)>([\s\S]*?)<\/script\s*>/gi;

/** What a script element is read as: nothing said, a script or a module; JSON-LD and the like are data. */
function isExecuted(attributes: string): boolean {
  const [, type = ''] = /\stype="?([^"\s>]*)/i.exec(attributes) ?? [];
  return /^$|^module$|^(text|application)\/(java|ecma)script$/i.test(type);
}

/**
 * The scripts within the HTML of pages, each once, in the order of the alphabet.
 * @param pages Texts of the pages.
 */
export function inlineScriptsIn(pages: readonly string[]): string[] {
  const found = new Set<string>();
  for (const html of pages)
    for (const [, attributes, text = ''] of html.matchAll(elements))
      if (attributes !== undefined && text && !/\ssrc=/i.test(attributes) && isExecuted(attributes))
        found.add(text);
  return [...found].sort();
}
