import { downloadFault } from '@/lib/downloads/download-file';
import { locales } from '@/lib/i18n/locales';
import { downloadsSchema } from '@/lib/schema/downloads';
import { readDataFile } from '../facts/data-file';
import type { SiteRule } from '../rule';

const file = 'data/downloads.yaml';

/** Rules about files to take home. */
export const downloadFileRules: SiteRule[] = [
  {
    name: 'download-file',
    severity: 'error',
    summary: 'Every download is a PDF in public/downloads that has tags, a title and a language.',
    remedy:
      'Put the file there under the name that data/downloads.yaml gives, or correct the name.',
    check: ({ directory, files }) => {
      if (!files.includes(file)) return [];
      const { source, yaml } = readDataFile(directory, file);
      // A file that breaks its schema is told by data-file.
      const { data } = downloadsSchema.safeParse(yaml.data);
      return Object.entries(data ?? {}).flatMap(([id, download]) =>
        locales.flatMap((locale) => {
          const message = downloadFault(download.file[locale]);
          const offset = yaml.valueOffset([id, 'file', locale]) ?? 0;
          return message ? [{ file, ...source.at(offset), message }] : [];
        }),
      );
    },
  },
];
