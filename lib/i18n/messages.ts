import { readFile } from 'node:fs/promises';
import { recordInput, withoutRecording } from '@/lib/content/page-inputs';
import { watched } from '@/lib/content/watched';
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
    const written = parseMessages(file, await readFile(file, 'utf8'));
    return withoutRecording(() => typesetDeep(fillPlaceholdersDeep(written, locale), locale));
  });

const keptLoader = createLoader();

/** In development each page reads its texts again, so that an edited text is seen. */
const loader = () => (process.env.NODE_ENV === 'development' ? createLoader() : keptLoader);

/** Stands for all texts of a namespace where one of its keys is expected. */
const every = '*';

/** What is at a key of a namespace: a text, or a group of them. */
const groupAt = (texts: Messages, key: string) => (key === every ? texts : texts[key]);

/**
 * Texts that call a function each time they are read, also by somebody who has kept a group of them (next-intl keeps one
 * for each translator).
 * @param note Is given the key that is read.
 */
const watchedTexts = (texts: Messages, note: (key: string) => void): Messages =>
  watched(texts, {
    onKey: (key, found) => {
      note(key);
      return typeof found === 'object' ? watchedTexts(found as Messages, () => note(key)) : found;
    },
    onKeys: () => note(every),
  });

/**
 * All interface texts of a language, one entry per namespace. A page that reads one of them has asked for the group that
 * it is in: the key of its namespace, and all below.
 * @throws when a file is missing or not JSON, naming the language and the namespace.
 */
export async function loadAllMessages(locale: Locale): Promise<Record<Namespace, Messages>> {
  const loadNamespace = loader();
  const entries = namespaces.map(async (name) => {
    const texts = await loadNamespace(locale, name);
    const note = (key: string) =>
      recordInput(`message ${locale} ${name} ${key}`, () => groupAt(texts, key));
    return { name, texts: watchedTexts(texts, note) };
  });
  const all = (await Promise.all(entries)).map(({ name, texts }) => [name, texts]);
  return Object.fromEntries(all) as Record<Namespace, Messages>;
}

/**
 * What a page is answered that asks for a group of interface texts.
 * @param key Of the group in its namespace.
 */
export const messageAnswer = async (
  locale: Locale,
  namespace: Namespace,
  key: string,
): Promise<unknown> => groupAt(await loader()(locale, namespace), key);
