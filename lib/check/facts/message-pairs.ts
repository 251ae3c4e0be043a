import { defaultLocale } from '@/lib/i18n/locales';
import { isGroup, type MessageFile, type MessageGroup, messageFiles } from './message-files';
import type { SiteFacts } from './site-facts';

/** The same namespace in the default language and in another one. */
export type MessagePair = { base: MessageFile; other: MessageFile };

/** Namespaces that can be compared; a file that cannot be read is told by message-syntax. */
export function messagePairs(site: SiteFacts): MessagePair[] {
  const files = messageFiles(site).filter(({ faults }) => faults.length === 0);
  const bases = files.filter(({ locale }) => locale === defaultLocale);
  return bases.flatMap((base) =>
    files
      .filter(({ namespace, locale }) => namespace === base.namespace && locale !== defaultLocale)
      .map((other) => ({ base, other })),
  );
}

/** All texts with the keys that lead to them. */
export function textsOf(
  group: MessageGroup,
  above: readonly string[] = [],
): { keys: readonly string[]; text: string }[] {
  return Object.entries(group).flatMap(([key, node]) => {
    const keys = [...above, key];
    return isGroup(node) ? textsOf(node, keys) : [{ keys, text: node }];
  });
}
