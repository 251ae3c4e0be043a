import path from 'node:path';
import type { Locale } from './locales';
import type { Messages } from './message-loader';
import type { Namespace } from './namespaces';

const isDevelopment = process.env.NODE_ENV === 'development';

/** The interface texts, a folder for each language. Environment: MESSAGES_DIR, to build with others. */
export const messagesDirectory = path.resolve(process.env.MESSAGES_DIR?.trim() || 'messages');

/** Where the texts of a namespace are in a language. */
export const messageFile = (locale: Locale, namespace: Namespace): string =>
  path.join(messagesDirectory, locale, `${namespace}.json`);

/** Survives the reloading of modules in development: what a file said before it was broken. */
const memory = globalThis as { soundMessages?: Map<string, string> };

/**
 * The interface texts in a file.
 * @param file Where they were read.
 * @throws SyntaxError when they are no JSON; in development they are as they were last, and pages show the mistakes.
 */
export function parseMessages(file: string, text: string): Messages {
  if (!isDevelopment) return JSON.parse(text) as Messages;
  memory.soundMessages ??= new Map();
  try {
    const messages = JSON.parse(text) as Messages;
    memory.soundMessages.set(file, text);
    return messages;
  } catch (error) {
    const sound = memory.soundMessages.get(file);
    if (sound === undefined) throw error;
    return JSON.parse(sound) as Messages;
  }
}
