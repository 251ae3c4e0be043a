import { z } from 'zod';
import { downloadCard } from '@/lib/schema/entities/cards';
import { inEachLanguage, perLanguage } from '@/lib/schema/formats';

const { name, description, description2, imgSrc } = downloadCard.shape;

/** The name of a file below `public/downloads`. */
const fileName = () =>
  z.string().regex(/^[a-z0-9]+([.-][a-z0-9]+)*\.pdf$/, {
    error: 'expected the name of a PDF in public/downloads, such as "exit-plan.en.pdf"',
  });

/**
 * `content/data/downloads.yaml`: files to take home, by id. The fields of a download card (docs/behaviour.md §3) in both
 * languages; its `url` follows from `file`.
 */
export const downloadsSchema = z.record(
  z.string(),
  z.strictObject({
    name: perLanguage().describe(name.description ?? ''),
    description: perLanguage().describe(description.description ?? ''),
    description2: perLanguage()
      .optional()
      .describe(description2.description ?? ''),
    imgSrc: imgSrc.describe('Picture in public/, if there is one, with a leading slash.'),
    imgAlt: perLanguage().optional().describe('What the picture shows; decorative without it.'),
    file: inEachLanguage(fileName, (name) => `The ${name} file.`).describe(
      'Names of the files below public/downloads.',
    ),
    hasSpreadsheet: z
      .boolean()
      .optional()
      .describe(
        'Whether the build makes a spreadsheet (CSV) of the text the PDF is printed from, a row for each answer, offered beside it.',
      ),
  }),
);

export type Download = z.output<typeof downloadsSchema>[string];
