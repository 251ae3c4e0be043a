import { parseArgs } from 'node:util';
import { nearestWord, suggest } from '@/lib/check/suggest';
import { fullLocales, isLocale, type Locale } from '@/lib/i18n/locales';
import { UsageError } from '@/scripts/command';
import { choicesOf, type Field, isNeeded } from './fields';
import type { Kind, Request } from './kind';
import { blockKind } from './new-block';
import { entryKinds } from './new-entry';
import { pageKinds } from './new-page';

/** What can be made, in the order in which it is offered. */
export const kinds: Readonly<Record<string, Kind>> = {
  ...pageKinds,
  ...entryKinds,
  block: blockKind,
};

/** What is known of something that is to be made. */
export type Asked = Request & { kind: string };

const usage = `Usage: npm run new, or npm run new -- <kind> [<id>] [--<field> <text> …] [--lang en]
Begins a page, an entry of a data file or a block. It asks for what is needed, or takes it as flags; all passes the check, or nothing is written.
Kinds: ${Object.keys(kinds).join(', ')}
The flags of a kind: npm run new -- <kind> --help
For example: npm run new -- service cost-review --title.en "A review of costs" --title.pl "Przegląd kosztów"`;

function lineOf(field: Field): string {
  const choices = choicesOf(field);
  const isSaid = choices.every((choice) => field.sentence.includes(choice));
  const open = isSaid ? '' : ` One of: ${choices.map((choice) => `“${choice}”`).join(', ')}.`;
  const preset = field.preset === undefined ? '' : ` Without it: ${field.preset}.`;
  return `  --${field.name}  ${field.sentence}${open}${preset}`;
}

/** What `--help` says: of a kind its flags, else which kinds there are. */
export function helpOfNew(args: readonly string[], now: Date): string {
  const [name = ''] = args;
  const kind = kinds[name];
  if (!kind) return usage;
  const fields = kind.fields(fullLocales, now);
  const needed = fields.filter(isNeeded);
  const optional = fields.filter((field) => !isNeeded(field)).map(lineOf);
  if (kind.hasLanguages)
    optional.push(
      `  --lang  ${fullLocales.join(' or ')} for a page in one language, which needs its title only.`,
    );
  const example = needed.map((field) => `--${field.name} "…"`).join(' ');
  return [
    `Usage: npm run new -- ${[name, kind.name, example].filter(Boolean).join(' ')}`,
    `${kind.sentence}. What is needed and not given is asked for in a terminal.`,
    'Needed:',
    ...needed.map(lineOf),
    ...(optional.length > 0 ? ['May be left out:', ...optional] : []),
  ].join('\n');
}

function readLanguages(text = 'both'): readonly Locale[] {
  if (text === 'both') return fullLocales;
  const asked = text.split(',').map((one) => one.trim());
  const languages = asked.filter(isLocale);
  if (languages.length < asked.length)
    throw new UsageError(`--lang "${text}": expected both, ${fullLocales.join(' or ')}`);
  return languages;
}

/**
 * Reads the arguments of `npm run new`.
 * @returns undefined where there are none: all is asked for then.
 * @throws UsageError, or what Node says, when there is one that means nothing.
 */
export function readRequest(args: readonly string[], now: Date): Asked | undefined {
  const [name, ...rest] = args;
  if (name === undefined) return undefined;
  const kind = kinds[name];
  if (!kind) throw new UsageError(`"${name}"${suggest(name, Object.keys(kinds))}\n${usage}`);
  // Fields of one language are known before its name is: flags of all of them are.
  const flags = kind.fields(fullLocales, now).map((field) => field.name);
  if (kind.hasLanguages) flags.push('lang');
  for (const arg of rest.filter((one) => one.startsWith('--'))) {
    const flag = arg.slice(2).split('=', 1).join();
    if (flags.includes(flag)) continue;
    const near = nearestWord(flag, flags);
    const hint = near ? `; did you mean --${near}?` : '';
    throw new UsageError(
      `--${flag} is no flag of ${name}${hint}\nnpm run new -- ${name} --help says what each is for`,
    );
  }
  const { values, positionals } = parseArgs({
    args: rest,
    allowPositionals: true,
    options: Object.fromEntries(flags.map((flag) => [flag, { type: 'string' } as const])),
  });
  if (positionals.length > 1)
    throw new UsageError(
      `found ${positionals.length} names where one is expected: put texts of several words in quotes, and -- before the kind`,
    );
  const { lang, ...answers } = values;
  return { kind: name, name: positionals[0], languages: readLanguages(lang), answers };
}
