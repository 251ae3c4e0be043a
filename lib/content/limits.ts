/** Bytes of a page, a data file or a file of interface texts; the longest page of the site has 17 KB. */
export const fileLimit = 128 * 1024;

/** Characters of a frontmatter; the longest one of the site has 900. */
export const frontmatterLimit = 16_000;

/** Characters of a line; the longest one of the site has 700. */
export const lineLimit = 20_000;

/** Signs of Markdown, tags and braces in a page; the page with most has 400. */
export const markupLimit = 5000;

/** Rows of a table. */
export const rowLimit = 1000;

/** How deep brackets inside braces may nest: those of real properties nest three or four deep. */
export const bracketLimit = 100;

/** How deep blocks, quotations, lists and emphasis may nest; real pages stay below 20. */
export const treeLimit = 100;

/** Pixels of a raster picture: more than any camera of a telephone gives, and what can be decoded in some 150 MB. */
export const pixelLimit = 50_000_000;
