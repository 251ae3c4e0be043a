import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { recordInput, withoutRecording } from '@/lib/content/page-inputs';
import { fillPlaceholdersDeep } from '@/lib/site/placeholders';
import type { Locale } from './locales';
import { createMessageLoader, type Messages } from './message-loader';
import { namespaces } from './namespaces';

const createLoader = () =>
  createMessageLoader(async (locale, namespace) => {
    const file = path.join(process.cwd(), 'messages', locale, `${namespace}.json`);
    const written = JSON.parse(await readFile(file, 'utf8')) as Messages;
    return withoutRecording(() => fillPlaceholdersDeep(written, locale));
  });

const keptLoader = createLoader();

/** In development each page reads its texts again, so that an edited text is seen. */
const loader = () => (process.env.NODE_ENV === 'development' ? createLoader() : keptLoader);

/**
 * All interface texts of a language, one entry per namespace.
 * @throws when a file is missing or not JSON, naming the language and the namespace.
 */
export async function loadAllMessages(locale: Locale): Promise<Record<string, Messages>> {
  const loadNamespace = loader();
  const entries = namespaces.map(
    async (name) => [name, await loadNamespace(locale, name)] as const,
  );
  const messages = Object.fromEntries(await Promise.all(entries));
  recordInput(`messages ${locale}`, () => messages);
  return messages;
}
