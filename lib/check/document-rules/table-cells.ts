import type { DocumentFacts } from '../facts/document-facts';
import type { Finding } from '../rule';

/** Rows of tables with other numbers of cells than their header: what is too much would not be shown. */
export const unevenRows = ({ tables }: DocumentFacts): Finding[] =>
  tables.flatMap(([header, ...rows]) =>
    rows
      .filter(({ cells }) => header && cells !== header.cells)
      .map(({ cells, offset }) => ({
        offset,
        message: `expected ${header?.cells} cells as in the table’s header, found ${cells}; a | in a text is written \\|`,
      })),
  );
