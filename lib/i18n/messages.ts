import { readFile } from 'node:fs/promises';
import { recordInput, withoutRecording } from '@/lib/content/page-inputs';
import { fillPlaceholdersDeep } from '@/lib/site/placeholders';
import type { Locale } from './locales';
import { messageFile, parseMessages } from './message-files';
import { createMessageLoader, type Messages } from './message-loader';
import { namespaces } from './namespaces';

const createLoader = () =>
  createMessageLoader(async (locale, namespace) => {
    const file = messageFile(locale, namespace);
    const written = parseMessages(file, await readFile(file, 'utf8'));
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
