import type { Client } from '@/lib/schema/data/clients';
import { readData } from './data';

/**
 * The organisation of a case study.
 * @param id Its key in data/clients.yaml.
 * @throws when there is none: the check names the place.
 */
export function clientOf(id: string): Client {
  const client = readData('clients')[id];
  if (!client) throw new Error(`there is no client "${id}" in data/clients.yaml`);
  return client;
}
