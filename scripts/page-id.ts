/** The id of a page as people name it: `content/services/finops/pl.mdx`, `/services/finops` and `services/finops` are the same. */
export const pageIdOf = (name: string): string =>
  name.replace(/^(\.?\/)?(content\/)?/, '').replace(/(\/[a-z]{2}\.mdx|\/)$/, '');
