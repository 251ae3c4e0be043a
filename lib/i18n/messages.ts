import { readText } from '@/lib/content/source';
import { fillPlaceholdersDeep } from '@/lib/site/placeholders';
import { typeset } from '@/lib/text/typeset';
import type { Locale } from './locales';
import { messageFile, parseMessages } from './message-files';
import { createMessageLoader, type Messages } from './message-loader';
import { type Namespace, namespaces } from './namespaces';

/** All texts of a group set by the rules of their language. */
const typesetDeep = (texts: Messages, locale: Locale): Messages =>
  Object.fromEntries(
    Object.entries(texts).map(([key, inner]) => [
      key,
      typeof inner === 'string' ? typeset(inner, locale) : typesetDeep(inner, locale),
    ]),
  );

const createLoader = () =>
  createMessageLoader(async (locale, namespace) => {
    const file = messageFile(locale, namespace);
    const written = parseMessages(file, readText(file));
    return typesetDeep(fillPlaceholdersDeep(written, locale), locale);
  });

const keptLoader = createLoader();

/** In development each page reads its texts again, so that an edited text is seen. */
const loader = () => (process.env.NODE_ENV === 'development' ? createLoader() : keptLoader);

/**
 * All interface texts of a language, one entry per namespace.
 * @throws when a file is missing or not JSON, naming the language and the namespace.
 */
export async function loadAllMessages(locale: Locale): Promise<Record<Namespace, Messages>> {
  const loadNamespace = loader();
  const all = await Promise.all(
    namespaces.map(async (name) => [name, await loadNamespace(locale, name)] as const),
  );
  return Object.fromEntries(all) as Record<Namespace, Messages>;
}
