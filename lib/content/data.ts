import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { certificatesSchema } from '@/lib/schema/certificates';
import { downloadsSchema } from '@/lib/schema/downloads';
import { clientLogoSets } from '@/lib/schema/entities/client-logo-sets';
import { jobsSchema } from '@/lib/schema/jobs';
import { menuSchema } from '@/lib/schema/menu';
import { peopleSchema } from '@/lib/schema/people';
import { fillPlaceholdersDeep } from '@/lib/site/placeholders';
import { contentDirectory } from './content-directory';

/**
 * Reads a shared data file.
 * @param name File name below `content/data`.
 * @param empty What stands for the file in a tree of content that has none.
 * @throws ZodError when the file breaks its schema.
 */
function readData<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  empty: z.input<Schema>,
): z.output<Schema> {
  const file = path.join(contentDirectory, 'data', name);
  const data = existsSync(file) ? parse(readFileSync(file, 'utf8')) : empty;
  return schema.parse(fillPlaceholdersDeep(data));
}

export const readMenu = () => readData('menu.yaml', menuSchema, []);
export const readJobs = () => readData('jobs.yaml', jobsSchema, []);
export const readPeople = () => readData('people.yaml', peopleSchema, {});
export const readClients = () => readData('clients.yaml', clientLogoSets, {});
export const readCertificates = () => readData('certificates.yaml', certificatesSchema, {});
export const readDownloads = () => readData('downloads.yaml', downloadsSchema, {});
