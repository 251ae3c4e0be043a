import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { hiddenCharacters, hiddenInValue } from '@/lib/check/hidden-characters';
import { withoutConflicts } from '@/lib/check/merge-conflict';
import { type Finding, fileOfPath, type Place } from '@/lib/check/problem';
import { suggest } from '@/lib/check/suggest';
import { createSource, readSourceAt } from '@/lib/content/source';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { oncePerCheck, type SharedContent } from './site';
import { readJson } from './yaml';

/** A text, or a group of texts. */
type MessageNode = string | MessageGroup;
type MessageGroup = { readonly [key: string]: MessageNode };

/** One namespace of interface texts in one language. */
export type MessageFile = {
  locale: Locale;
  namespace: string;
  /** Whether there is such a file: the other language may have one. */
  exists: boolean;
  /** Its texts; empty when it cannot be read. */
  texts: MessageGroup;
  /** What keeps it from being read. */
  faults: readonly Finding[];
  /** Place of a value, or of the key of a group; the beginning of the file for the empty path. */
  placeOf: (path: readonly string[]) => Place;
  placeAt: (offset: number) => Place;
};

/** Whether a value is a group of texts. */
export const isGroup = (value: unknown): value is MessageGroup =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The text of a message, or the group, at a path. */
export function messageAt(texts: MessageGroup, keys: readonly string[]): MessageNode | undefined {
  let node: MessageNode | undefined = texts;
  for (const key of keys) {
    if (!isGroup(node) || !Object.hasOwn(node, key)) return undefined;
    node = node[key];
  }
  return node;
}

/** Values that are neither texts nor groups of texts. */
function wrongKinds(node: unknown, keys: readonly string[] = []): (readonly string[])[] {
  if (typeof node === 'string') return [];
  if (!isGroup(node)) return [keys];
  return Object.entries(node).flatMap(([key, inner]) => wrongKinds(inner, [...keys, key]));
}

function readMessages(site: SharedContent, folder: string, locale: Locale, namespace: string) {
  const target = path.join(folder, locale, `${namespace}.json`);
  const exists = existsSync(target);
  const { source } = withoutConflicts(exists ? readSourceAt(target, '') : createSource('', '{}'));
  const { raw, syntax, keyOffset, valueOffset } = readJson(source.text, locale);
  const broken = source.fault ?? syntax[0];
  const kinds = wrongKinds(raw).map((keys) => ({
    offset: valueOffset(keys),
    message: `\`${keys.join('.') || namespace}\`: expected a text in double quotes, or a group of texts`,
  }));
  const escaped = hiddenInValue(raw, source.text, valueOffset);
  const faults = broken ? [broken] : [...kinds, ...hiddenCharacters(source.text), ...escaped];
  const file = fileOfPath(site.directory, target);
  const placeAt = (offset: number): Place => ({ file, ...source.at(offset) });
  const texts = faults.length === 0 && isGroup(raw) ? raw : {};
  const placeOf = (keys: readonly string[]) => {
    const isText = typeof messageAt(texts, keys) === 'string';
    return placeAt(isText ? valueOffset(keys) : keyOffset(keys));
  };
  return { locale, namespace, exists, texts, faults, placeOf, placeAt } satisfies MessageFile;
}

/** All namespaces in all languages; none when the check is not about interface texts. Read once per check. */
export const messageFiles = oncePerCheck((site: SharedContent): readonly MessageFile[] => {
  const { messages: folder } = site;
  if (!folder) return [];
  const namespaces = locales
    .map((locale) => path.join(folder, locale))
    .flatMap((language) => (existsSync(language) ? readdirSync(language) : []))
    .flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? []);
  return [...new Set(namespaces)]
    .sort()
    .flatMap((name) => locales.map((locale) => readMessages(site, folder, locale, name)));
});

/** The same namespace in the default language and in another one. */
type MessagePair = { base: MessageFile; other: MessageFile };

/** Namespaces that can be compared; a file that cannot be read is reported by message-syntax. */
export function messagePairs(site: SharedContent): MessagePair[] {
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

/**
 * What is wrong with the key of a text that is looked up, if anything.
 * @param shown The languages it is read in.
 * @param group The group it is in, as keys.
 * @returns Nothing about a file that cannot be read, which message-syntax reports.
 */
export function missingText(
  site: SharedContent,
  namespace: string,
  key: string,
  shown: readonly Locale[],
  group: readonly string[] = [],
): string | undefined {
  const lacking = messageFiles(site).filter(
    (file) =>
      file.namespace === namespace &&
      shown.includes(file.locale) &&
      file.faults.length === 0 &&
      typeof messageAt(file.texts, [...group, ...key.split('.')]) !== 'string',
  );
  const [first] = lacking;
  if (!first) return undefined;
  const texts = messageAt(first.texts, group);
  const known = isGroup(texts) ? textsOf(texts).map(({ keys }) => keys.join('.')) : [];
  const hint = known.length > 0 ? suggest(key, known) : '';
  const where = group.length > 0 ? ` below \`${group.join('.')}\`` : '';
  const places = lacking.map(({ locale }) => `messages/${locale}/${namespace}.json`).join(' and ');
  const advice = hint.includes('did you mean') ? hint : `${hint}; or add it there`;
  return `there is no text \`${key}\`${where} in ${places}${advice}`;
}
