import { existsSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import type { z } from 'zod';
import { folderNameFault, kebabOf } from '@/lib/check/rules/files/folder-name';
import { warsawDayOf } from '@/lib/content/visibility';
import { defaultLocale, type Locale, localeSettings } from '@/lib/i18n/locales';
import {
  documentTypeOf,
  type documentTypes,
  folderOf,
  schemaFor,
} from '@/lib/schema/document-types';
import { roleOf } from '@/lib/schema/formats';
import { readSkeleton } from '@/lib/skeletons/skeleton';
import { UsageError } from '@/scripts/command';
import { type Answers, type Field, fieldsOf, readAnswers } from './fields';
import type { Place, Plan } from './plan';

/** What the command itself decides. */
const decided = ['draft', 'slug', 'path', 'redirectFrom', 'singleLanguage', 'scheduled'];

type Type = (typeof documentTypes)[number];

/**
 * What has to be said before a page can be written, in the languages it gets. Texts are said in each of them, all else once.
 * @param now Posts are of this day, unless somebody says otherwise.
 */
export function pageFields(type: Type, languages: readonly Locale[], now: Date): Field[] {
  const begun = readSkeleton(type.command.kind, defaultLocale, '').frontmatter;
  const presets: Readonly<Record<string, string>> = { date: warsawDayOf(now), category: 'blog' };
  const schema: z.ZodObject = schemaFor(type, { draft: true });
  return fieldsOf(schema)
    .filter(({ name }) => !decided.includes(name) && !name.includes('.'))
    .flatMap((field): Field[] => {
      const { name } = field;
      const isRequired = field.isRequired && begun[name] === undefined;
      if (roleOf(field.schema) === undefined)
        return [{ ...field, isRequired, preset: presets[name] }];
      return languages.map((locale) => ({
        ...field,
        isRequired,
        name: `${name}.${locale}`,
        sentence: `${localeSettings[locale].name}: ${field.sentence}`,
      }));
    });
}

/** The id of a page as it was asked for, or as its title says. */
function idOf(type: Type, name: string | undefined, title: string): string {
  const folder = folderOf(type);
  const given = name?.replace(/^(\.?\/)?(content\/)?/, '').replace(/\/$/, '');
  const id = given?.startsWith(folder) ? given : folder + (given ?? kebabOf(title));
  const fault = id.split('/').map(folderNameFault).find(Boolean);
  if (fault) throw new UsageError(fault);
  if (id === 'data' || id.startsWith('data/'))
    throw new UsageError('content/data holds data: expected another id');
  const actual = documentTypeOf(`${id}/${defaultLocale}.mdx`);
  if (actual === type) return id;
  if (id.startsWith(folder) && folder !== '')
    throw new UsageError(`"${id}": a ${type.command.kind} lies directly in content/${folder}`);
  throw new UsageError(`"${id}" lies in the folder of another kind of page`);
}

/**
 * Plans a page: a draft in each of its languages, with the skeleton of its kind.
 * @param name Its id, or the last part of it; what its title says without it.
 * @throws UsageError when an answer is lacking or wrong, or the page is there already.
 */
export function planPage(
  type: Type,
  { name, languages, answers }: { name?: string; languages: readonly Locale[]; answers: Answers },
  { directory, now }: Place,
): Plan & { id: string } {
  const fields = pageFields(type, languages, now);
  const values = readAnswers(fields, answers);
  const titleIn = (locale: Locale) => (values['title'] as Record<string, string>)[locale] ?? '';
  const first = languages.includes(defaultLocale) ? defaultLocale : languages[0];
  if (!first) throw new UsageError('expected a language at least');
  const id = idOf(type, name, titleIn(first));
  const folder = path.join(directory, id);
  if (existsSync(folder))
    throw new UsageError(
      `There is a folder content/${id} already: choose another id, or change the page that is there`,
    );
  const last = id.slice(id.lastIndexOf('/') + 1);
  const perLanguage = new Set(
    fields
      .filter((field) => languages.some((locale) => field.name.endsWith(`.${locale}`)))
      .map((field) => field.name.slice(0, field.name.lastIndexOf('.'))),
  );
  const textIn = (locale: Locale) => {
    const title = titleIn(locale);
    const { frontmatter, body } = readSkeleton(type.command.kind, locale, title);
    const slug = kebabOf(title);
    const given = Object.entries(values).flatMap(([key, value]) => {
      const own = perLanguage.has(key) ? (value as Record<string, unknown>)[locale] : value;
      return own === undefined ? [] : [[key, own] as const];
    });
    const data = {
      title,
      ...frontmatter,
      ...Object.fromEntries(given),
      ...(locale !== defaultLocale && slug !== last && { slug }),
      ...(languages.length === 1 && { singleLanguage: true }),
      draft: true,
    };
    return `---\n${stringify(data, { lineWidth: 0 })}---\n${body}`;
  };
  const nextPage = `npm run dev and look at it: write over each text with ✎, then take \`draft: true\` out`;
  return {
    id,
    files: new Map(languages.map((locale) => [path.join(folder, `${locale}.mdx`), textIn(locale)])),
    next: [`Next: ${nextPage}`, `Then: npm run check -- content/${id}`],
  };
}
