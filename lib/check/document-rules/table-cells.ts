import type { DocumentFacts } from '../facts/document-facts';
import { rowLimit } from '../limits';
import type { Finding } from '../rule';

/** Rows of tables with other numbers of cells than their header: what is too much would not be shown. */
export const unevenRows = ({ tables }: DocumentFacts): Finding[] =>
  tables.flatMap(([header, ...rows]) => {
    const tooMany = rows[rowLimit];
    if (tooMany) {
      const message = `the table has ${rows.length} rows: expected at most ${rowLimit}; divide it, or offer it as a download`;
      return [{ offset: tooMany.offset, message }];
    }
    return rows
      .filter(({ cells }) => header && cells !== header.cells)
      .map(({ cells, offset }) => ({
        offset,
        message: `expected ${header?.cells} cells as in the table’s header, found ${cells}; a | in a text is written \\|`,
      }));
  });
