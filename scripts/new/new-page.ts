import { existsSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import type { z } from 'zod';
import { folderNameFault, kebabOf } from '@/lib/check/rules/files/file-name';
import { warsawDayOf } from '@/lib/content/visibility';
import { defaultLocale, type Locale, localeSettings } from '@/lib/i18n/locales';
import {
  documentTypeOf,
  type documentTypes,
  folderOf,
  offeredTypes,
  schemaFor,
} from '@/lib/schema/document-types';
import { roleOf } from '@/lib/schema/formats';
import { readSkeleton } from '@/lib/skeletons/skeleton';
import { UsageError } from '@/scripts/command';
import { pageIdOf } from '@/scripts/page-id';
import { type Field, fieldsOf, readAnswers } from './fields';
import type { Kind, Place, Plan, Request } from './kind';

/** What the command itself decides. */
const decided = ['draft', 'slug', 'path', 'redirectFrom', 'singleLanguage', 'scheduled'];

type Type = (typeof documentTypes)[number];

/** Whether a field is a text, which is said in each language; all else is said once. */
const isText = ({ schema }: Field) => roleOf(schema) !== undefined;

/** The fields of the frontmatter that are asked for. */
function ownFields(type: Type): Field[] {
  const begun = readSkeleton(type.command.kind, defaultLocale, '').frontmatter;
  return fieldsOf(schemaFor(type, { draft: true }) as z.ZodObject)
    .filter(({ name }) => !decided.includes(name) && !name.includes('.'))
    .map((field) => ({
      ...field,
      isRequired: field.isRequired && begun[field.name] === undefined,
    }));
}

/** What has to be said before a page can be written. Posts are of this day, unless somebody says otherwise. */
function pageFields(type: Type, languages: readonly Locale[], now: Date): Field[] {
  const presets: Readonly<Record<string, string>> = { date: warsawDayOf(now), category: 'blog' };
  return ownFields(type).flatMap((field): Field[] => {
    if (!isText(field)) return [{ ...field, preset: presets[field.name] }];
    return languages.map((locale) => ({
      ...field,
      name: `${field.name}.${locale}`,
      sentence: `${localeSettings[locale].name}: ${field.sentence}`,
    }));
  });
}

/** The id of a page as it was asked for, or as its title says. */
function idOf(type: Type, name: string | undefined, title: string): string {
  const folder = folderOf(type);
  const given = name === undefined ? undefined : pageIdOf(name);
  const id = given?.startsWith(folder) ? given : folder + (given ?? kebabOf(title));
  const fault = id.split('/').map(folderNameFault).find(Boolean);
  if (fault) throw new UsageError(fault);
  if (id === 'data' || id.startsWith('data/'))
    throw new UsageError('content/data holds data: expected another id');
  if (documentTypeOf(`${id}/${defaultLocale}.mdx`) === type) return id;
  if (folder !== '' && id.startsWith(folder))
    throw new UsageError(`"${id}": a ${type.command.kind} lies directly in content/${folder}`);
  throw new UsageError(`"${id}" lies in the folder of another kind of page`);
}

/** Plans a page: a draft in each of its languages, with the skeleton of its kind. */
function planPage(type: Type, { name, languages, answers }: Request, place: Place): Plan {
  const values = readAnswers(pageFields(type, languages, place.now), answers);
  const titles = values['title'] as Record<string, string>;
  const [first = defaultLocale] = languages;
  const id = idOf(type, name, titles[first] ?? '');
  const folder = path.join(place.directory, id);
  if (existsSync(folder))
    throw new UsageError(
      `There is a folder content/${id} already: choose another id, or change the page that is there`,
    );
  const above = path.posix.dirname(id);
  if (
    above !== '.' &&
    `${above}/` !== folderOf(type) &&
    !existsSync(path.join(place.directory, above))
  )
    throw new UsageError(
      `There is no folder content/${above} for "${id}": expected a page that is there, or make the page above first`,
    );
  const textIn = (locale: Locale): string => {
    const title = titles[locale] ?? '';
    const { frontmatter, body } = readSkeleton(type.command.kind, locale, title);
    const data: Record<string, unknown> = { title, ...frontmatter };
    for (const field of ownFields(type)) {
      const given = values[field.name];
      const own = isText(field) ? (given as Record<string, unknown> | undefined)?.[locale] : given;
      if (own !== undefined) data[field.name] = own;
    }
    const slug = kebabOf(title);
    if (locale !== defaultLocale && slug !== path.basename(id)) data['slug'] = slug;
    if (languages.length === 1) data['singleLanguage'] = true;
    data['draft'] = true;
    return `---\n${stringify(data, { lineWidth: 0 })}---\n${body}`;
  };
  return {
    files: new Map(languages.map((locale) => [path.join(folder, `${locale}.mdx`), textIn(locale)])),
    next: [
      'Next: npm run dev and look at it: write over each text with ✎, then take `draft: true` out',
      `Then: npm run check -- content/${id}`,
    ],
  };
}

/** A kind for each document type that `npm run new` offers. */
export const pageKinds: Readonly<Record<string, Kind>> = Object.fromEntries(
  offeredTypes.map((type) => [
    type.command.kind,
    {
      sentence: type.command.sentence,
      name: '[<id>]',
      hasLanguages: true,
      fields: (languages, now) => pageFields(type, languages, now),
      plan: (request, place) => planPage(type, request, place),
    } satisfies Kind,
  ]),
);
