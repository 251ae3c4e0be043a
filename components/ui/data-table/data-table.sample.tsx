import { SampleBackgrounds } from '@/components/ui/sample-backgrounds/sample-backgrounds';
import { DataTable } from './data-table';

const texts = {
  en: { caption: 'Machines', head: ['Machine', 'Memory', 'Price'], name: 'Small' },
  pl: { caption: 'Maszyny', head: ['Maszyna', 'Pamięć', 'Cena'], name: 'Mała' },
} as const;

/** A table of three columns. */
export function Sample({ locale }: { locale: 'en' | 'pl' }) {
  const { caption, head, name } = texts[locale];
  return (
    <SampleBackgrounds locale={locale}>
      {(backgroundName) => (
        <DataTable
          caption={`${caption} (${backgroundName})`}
          head={head}
          rows={[{ key: 'small', cells: [name, '8 GB', '148'] }]}
          ends={[2]}
        />
      )}
    </SampleBackgrounds>
  );
}
