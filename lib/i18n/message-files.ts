import path from 'node:path';
import { lastSound } from '@/lib/content/last-sound';
import type { Locale } from './locales';
import type { Messages } from './message-loader';
import type { Namespace } from './namespaces';

/** The interface texts, a folder for each language. Environment: MESSAGES_DIR, to build with others. */
export const messagesDirectory = path.resolve(process.env.MESSAGES_DIR?.trim() || 'messages');

/** Where the texts of a namespace are in a language. */
export const messageFile = (locale: Locale, namespace: Namespace): string =>
  path.join(messagesDirectory, locale, `${namespace}.json`);

/**
 * The interface texts in a file.
 * @param file Where they were read.
 * @throws SyntaxError when they are no JSON; in development they are as they were last, and pages show the mistakes.
 */
export const parseMessages = (file: string, text: string): Messages =>
  lastSound(file, () => JSON.parse(text) as Messages);
