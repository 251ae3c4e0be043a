import { getTranslations } from 'next-intl/server';
import { DataTable } from '@/components/ui/data-table/data-table';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import { type DataSheet as DataSheetTable, dataSheets } from '@/lib/site/data-sheets';
import { typeset } from '@/lib/text/typeset';
import type { dataSheetSchema } from './schema';

/** Columns as rows. */
const turned = (lines: readonly (readonly string[])[]): string[][] =>
  (lines[0] ?? []).map((_, column) => lines.map((cells) => cells[column] ?? ''));

/** A data file as a table. */
export async function DataSheet({ of, caption }: BlockProps<typeof dataSheetSchema>) {
  const locale = await currentLocale();
  const t = await getTranslations('components.data_sheets');
  const { head, rows, ends = [], isTurned }: DataSheetTable = dataSheets[of](locale, t);
  const lines = [
    head.map((name) => t(`heads.${name}`)),
    ...rows.map((cells) => cells.map((cell) => typeset(cell, locale))),
  ];
  const [first = [], ...others] = isTurned ? turned(lines) : lines;
  return (
    <DataTable
      caption={caption}
      ends={ends}
      head={first}
      rows={others.map((cells) => ({ key: cells[0] ?? '', cells }))}
    />
  );
}
