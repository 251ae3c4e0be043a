import { getTranslations } from 'next-intl/server';
import { DataTable } from '@/components/ui/data-table/data-table';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import { type DataSheet as DataSheetTable, dataSheets } from '@/lib/site/data-sheets';
import { typeset } from '@/lib/text/typeset';
import type { dataSheetSchema } from './schema';

/** A data file as a table. */
export async function DataSheet({ of, caption }: BlockProps<typeof dataSheetSchema>) {
  const locale = await currentLocale();
  const t = await getTranslations('components.data_sheets');
  const { head, rows, ends }: DataSheetTable = dataSheets[of](locale, t);
  return (
    <DataTable
      caption={caption}
      ends={ends ?? []}
      head={head.map((name) => t(`heads.${name}`))}
      rows={rows.map((cells) => ({
        key: cells[0] ?? '',
        cells: cells.map((cell) => typeset(cell, locale)),
      }))}
    />
  );
}
