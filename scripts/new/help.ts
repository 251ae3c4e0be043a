import { fullLocales, localeSettings } from '@/lib/i18n/locales';
import { dataFiles } from '@/lib/schema/data-files';
import { examples } from './examples';
import { choicesOf, type Field } from './fields';
import { entryKinds } from './new-entry';
import { fieldsFor, hasLanguages, isKind, type Kind, kinds, newUsage } from './request';

/** An argument as a shell takes it. */
const quoted = (argument: string) =>
  /^[\w./-]+$/.test(argument) ? argument : `"${argument.replace(/["\\$`]/g, '\\$&')}"`;

/** What a field takes where nothing else is said. */
const openChoices = (field: Field) => {
  const choices = choicesOf(field);
  const isSaid = choices.every((choice) => field.sentence.includes(choice));
  return isSaid ? '' : ` One of ${choices.join(', ')}.`;
};

const lineOf = (field: Field) => {
  const preset = field.preset === undefined ? '' : ` Without it: ${field.preset}.`;
  return `  --${field.name}  ${field.sentence}${openChoices(field)}${preset}`;
};

/** The file of an entry whose texts are in one language only. */
function oneLanguage(kind: Kind): string[] {
  if (!Object.hasOwn(entryKinds, kind)) return [];
  const { file } = entryKinds[kind as keyof typeof entryKinds];
  const entry = dataFiles[file];
  if (!('language' in entry)) return [];
  const { name } = localeSettings[entry.language];
  return [`${file}.yaml is in ${name} only: write all texts in ${name}.`];
}

/** What is named before the flags: positions and words have no id, and the name of a block is needed. */
function nameIn(kind: Kind): string {
  if (kind === 'block') return ' <Name>';
  return kind === 'job' || kind === 'word' ? '' : ' [<id>]';
}

/** What may be said of a kind: which flags it needs, which it takes besides, and a command to begin with. */
function helpOfKind(kind: Kind, now: Date): string {
  const fields = fieldsFor(kind, fullLocales, now);
  const isNeeded = ({ isRequired, preset }: Field) => isRequired && preset === undefined;
  const languages = hasLanguages(kind)
    ? [
        `  --lang  ${fullLocales.join(' or ')} for a page in one language, which needs its title only.`,
      ]
    : [];
  return [
    `Usage: npm run new -- ${kind}${nameIn(kind)} [--<flag> <text> …]`,
    `${kinds[kind]}. What is needed and not given is asked for in a terminal.`,
    ...oneLanguage(kind),
    'Needed:',
    ...fields.filter(isNeeded).map(lineOf),
    'May be left out:',
    ...fields.filter((field) => !isNeeded(field)).map(lineOf),
    ...languages,
    '  --dry-run  Shows what would be written, and writes nothing.',
    `For example: npm run new -- ${[kind, ...(examples[kind] ?? [])].map(quoted).join(' ')}`,
  ].join('\n');
}

/**
 * What `--help` says beside the row of README.md.
 * @param args As `npm run new` got them; with a kind, its flags.
 */
export function helpOfNew(args: readonly string[], now: Date): string {
  const kind = args.find((arg) => !arg.startsWith('-'));
  return kind !== undefined && isKind(kind) ? helpOfKind(kind, now) : newUsage;
}
