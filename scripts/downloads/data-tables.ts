import { readFileSync } from 'node:fs';
import { readData } from '@/lib/content/data';
import type { Locale } from '@/lib/i18n/locales';
import { messageFile, parseMessages } from '@/lib/i18n/message-files';
import { dataSheetNames, dataSheets, daysOf, type TextOf } from '@/lib/site/data-sheets';
import { certificatePrefix, tablePrefix } from '@/lib/site/fact-uses';
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

/** A row of a printed table: its first cell heads it. */
const rowHtml = ([first = '', ...cells]: readonly string[]): string =>
  `<tr><th>${escapeHtml(first)}</th>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;

/**
 * Puts particulars of single certificates into a text that is printed: `{certificate.iso-27001}`, by their ids.
 * @param text HTML.
 */
export function fillCertificates(text: string, locale: Locale): string {
  const texts = textsIn(locale);
  return Object.entries(readData('certificates')).reduce((filled, [id, one]) => {
    const mark = `{${certificatePrefix}${id}}`;
    if (!filled.includes(mark)) return filled;
    const rows = Object.entries({
      standard: `${one.standard}:${one.edition}`,
      subject: one.subject[locale],
      scope: one.scope[locale],
      number: one.number,
      body: one.body,
      valid: daysOf(one, locale),
      firstCertified: String(one.since),
    }).map(([name, value]) => rowHtml([texts(`heads.${name}`), value]));
    const table = `<table><tbody>${rows.join('')}</tbody></table>`;
    return filled.replaceAll(mark, fillPlaceholders(table, locale));
  }, text);
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
    const body = rows.map(rowHtml).join('');
    const table = `<table><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table>`;
    return filled.replaceAll(mark, fillPlaceholders(table, locale));
  }, text);
}
