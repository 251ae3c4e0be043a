import { readFileSync } from 'node:fs';
import type { Locale } from '@/lib/i18n/locales';
import { messageFile, parseMessages } from '@/lib/i18n/message-files';
import { dataSheetNames, dataSheets, type TextOf } from '@/lib/site/data-sheets';
import { tablePrefix } from '@/lib/site/fact-uses';
import { fillPlaceholders } from '@/lib/site/placeholders';
import { escapeHtml } from '@/lib/text/escape';

/** Interface texts of a language below `components.data_sheets`. */
function textsIn(locale: Locale): TextOf {
  const file = messageFile(locale, 'components');
  const all = parseMessages(file, readFileSync(file, 'utf8'));
  return (key, values = {}) => {
    const found = key
      .split('.')
      .reduce<unknown>(
        (inner, name) => (inner as Record<string, unknown> | undefined)?.[name],
        all['data_sheets'],
      );
    if (typeof found !== 'string')
      throw new Error(`messages/${locale}/components.json has no text data_sheets.${key}`);
    return found.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  };
}

/**
 * Puts tables of the data into a text that is printed: `{table.certificates}` and its like.
 * @param text HTML.
 */
export function fillTables(text: string, locale: Locale): string {
  const texts = textsIn(locale);
  return dataSheetNames.reduce((filled, name) => {
    const mark = `{${tablePrefix}${name}}`;
    if (!filled.includes(mark)) return filled;
    const { head, rows } = dataSheets[name](locale, texts);
    const heads = head.map((one) => `<th>${escapeHtml(texts(`heads.${one}`))}</th>`).join('');
    const body = rows.map(([first = '', ...cells]) => {
      const others = cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('');
      return `<tr><th>${escapeHtml(first)}</th>${others}</tr>`;
    });
    const table = `<table><thead><tr>${heads}</tr></thead><tbody>${body.join('')}</tbody></table>`;
    return filled.replaceAll(mark, fillPlaceholders(table, locale));
  }, text);
}
