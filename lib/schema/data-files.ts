import type { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { certificatesSchema } from './data/certificates';
import { clientsSchema } from './data/clients';
import {
  boardSchema,
  kubernetesVersionsSchema,
  sitesSchema,
  subcontractorsSchema,
} from './data/company';
import { downloadsSchema } from './data/downloads';
import { factsSchema } from './data/facts';
import { glossarySchema } from './data/glossary';
import { jobsLanguage, jobsSchema } from './data/jobs';
import { menuSchema } from './data/menu';
import { offersSchema } from './data/offers';
import { peopleSchema } from './data/people';
import { diskTiersSchema, machineSizesSchema } from './data/platform';
import { priceExamplesSchema } from './data/price-examples';
import { pricesSchema } from './data/prices';
import { promisesSchema } from './data/promises';
import { serviceLevelsSchema } from './data/service-levels';
import { tagsSchema } from './data/tags';
import { wordsSchema } from './data/words';

/** The language a text is in; `shared` for one that every language of the site shows as it is. */
export type TextLanguage = Locale | 'shared';

/** What the site knows of a file of `content/data`. */
export type DataFile = {
  schema: z.ZodType;
  /** Language of the texts that are not below the key of a language; without it they are for all languages. */
  language?: TextLanguage;
  /** The texts are about the words of other texts, so placeholders in them are not filled. */
  isVerbatim?: true;
};

/**
 * The data files by their names in `content/data`, without `.yaml`. This is the only list of them: reading, the check
 * and the editors' schemas (`npm run schemas`) follow from it.
 */
export const dataFiles = {
  board: { schema: boardSchema },
  certificates: { schema: certificatesSchema },
  clients: { schema: clientsSchema },
  'disk-tiers': { schema: diskTiersSchema },
  downloads: { schema: downloadsSchema },
  facts: { schema: factsSchema, isVerbatim: true },
  glossary: { schema: glossarySchema, isVerbatim: true },
  jobs: { schema: jobsSchema, language: jobsLanguage },
  'kubernetes-versions': { schema: kubernetesVersionsSchema },
  'machine-sizes': { schema: machineSizesSchema },
  menu: { schema: menuSchema },
  offers: { schema: offersSchema },
  people: { schema: peopleSchema },
  'price-examples': { schema: priceExamplesSchema },
  prices: { schema: pricesSchema },
  promises: { schema: promisesSchema, isVerbatim: true },
  'service-levels': { schema: serviceLevelsSchema },
  sites: { schema: sitesSchema },
  subcontractors: { schema: subcontractorsSchema },
  tags: { schema: tagsSchema },
  words: { schema: wordsSchema, isVerbatim: true },
} as const satisfies Record<string, DataFile>;

export type DataFileName = keyof typeof dataFiles;

/** What a data file holds, defaults filled in. */
export type DataOf<Name extends DataFileName> = z.output<(typeof dataFiles)[Name]['schema']>;

export const dataFileNames = Object.keys(dataFiles) as DataFileName[];

/** Files of `content/data` that commands write and nobody edits. */
export const recordFiles = {
  /** Addresses of the last release (`npm run snapshot`). */
  addresses: 'data/addresses.json',
  /** Days on which pages changed (`npm run snapshot`). */
  changes: 'data/changed.json',
  /** Which source text each translation renders (`npm run sync`). */
  translations: 'data/translations.json',
} as const;

/**
 * The entry of a data file.
 * @param file Path below the content folder, e.g. `data/menu.yaml`.
 * @returns undefined for all other files.
 */
export function dataFileOf(file: string): DataFile | undefined {
  const name = /^data\/([^/]+)\.yaml$/.exec(file)?.[1];
  return name !== undefined && Object.hasOwn(dataFiles, name)
    ? dataFiles[name as DataFileName]
    : undefined;
}
