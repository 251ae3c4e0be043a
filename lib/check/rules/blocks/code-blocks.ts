import type { DocumentRule } from '@/lib/check/rule';
import { nearestWord, suggest } from '@/lib/check/suggest';
import { codeLanguage, codeLanguages, languageNames } from '@/lib/code/code-languages';
import { readCodeMeta } from '@/lib/code/code-meta';

/** The languages that are coloured, as advice where no name is near. */
const coloured = Object.keys(codeLanguages);

/** The name that was meant: of the coloured languages, if one is near, else of any. */
function advice(lang: string): string {
  const near = nearestWord(lang, coloured) ?? nearestWord(lang, languageNames);
  return near ? suggest(lang, [near]) : `${suggest(lang, coloured)}; write \`text\` for any other`;
}

/** The name of a file that stands there without its key, else words for one. */
const titleIn = (meta: string): string =>
  /^["'“]?([\w./-]+)["'”]?$/.exec(meta.trim())?.[1] ?? 'name of the file';

/** Rules about what is behind the fence of a code block. */
export const codeBlockRules: DocumentRule[] = [
  {
    name: 'code-language',
    severity: 'error',
    summary: 'The language of a code block is one that exists, or none.',
    remedy: 'Use the suggested name; `text` for what is no code or in another language.',
    checkDocument: ({ fences }) =>
      fences
        .filter(({ lang }) => !codeLanguage(lang))
        .map(({ lang, langOffset: offset }) => ({
          offset,
          message: `"${lang}" is no language of code blocks${advice(lang)}`,
        })),
  },
  {
    name: 'code-title',
    severity: 'warning',
    summary: 'After the language of a code block comes its title, or nothing.',
    remedy: 'Write the file’s name in straight quotes: ```yaml title="deploy.yaml".',
    checkDocument: ({ fences }) =>
      fences
        .filter(({ meta }) => !readCodeMeta(meta).isUnderstood)
        .map(({ meta, metaOffset: offset }) => ({
          offset,
          message: `expected title="${titleIn(meta)}" or nothing after the language, found ${meta}`,
        })),
  },
];
