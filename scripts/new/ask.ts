import { cancel, confirm, intro, isCancel, multiselect, note, select, text } from '@clack/prompts';
import { readData } from '@/lib/content/data';
import { fullLocales, type Locale, localeSettings } from '@/lib/i18n/locales';
import { entryFileOf } from '@/lib/schema/formats';
import { choicesOf, type Field, readAnswer } from './fields';
import { describePlan, type Plan, shownPath } from './plan';
import { fieldsFor, hasLanguages, type Kind, kinds, type Request } from './request';

/** Whoever ends a question ends the command, and nothing has been written. */
function answered<Value>(value: Value): Exclude<Value, symbol> {
  if (!isCancel(value)) return value as Exclude<Value, symbol>;
  cancel('Nothing was written.');
  process.exit(1);
}

/** What a field chooses among: its own values, or the entries of the data file of which it names one. */
function optionsOf(field: Field): { value: string; label: string }[] {
  const file = entryFileOf(field.schema);
  if (file)
    return Object.entries(readData(file)).map(([value, entry]) => ({
      value,
      label: 'name' in entry && typeof entry.name === 'string' ? entry.name : value,
    }));
  return choicesOf(field).map((value) => ({ value, label: value }));
}

async function askField(field: Field): Promise<string | undefined> {
  const { name, sentence, preset } = field;
  const message = `${name}: ${sentence}`;
  const options = optionsOf(field);
  if (options.length > 0)
    return answered(await select({ message, options, initialValue: preset, maxItems: 12 }));
  const given = answered(
    await text({
      message,
      initialValue: preset,
      validate: (value) => readAnswer(field, value ?? '').fault,
    }),
  );
  return given || undefined;
}

/** Which languages a page gets. */
async function askLanguages(): Promise<readonly Locale[]> {
  return answered(
    await multiselect({
      message: 'In which languages? A page in one of them only stays in it on purpose.',
      options: fullLocales.map((value) => ({ value, label: localeSettings[value].name })),
      initialValues: [...fullLocales],
      required: true,
    }),
  );
}

/** What an id or name is called in a question, and the one that follows where nobody answers. */
const nameQuestion = (kind: Kind) =>
  kind === 'block'
    ? 'Name of the tag, such as PriceNote'
    : 'Name of the folder or key, in lower-case letters and hyphens; empty: made of the title or name';

/** Asks for all that is not known yet. */
export async function askRequest(known: Request | undefined, now: Date): Promise<Request> {
  intro('Something new');
  const kind =
    known?.kind ??
    answered(
      await select({
        message: 'What?',
        options: Object.entries(kinds).map(([value, hint]) => ({
          value: value as Kind,
          label: value,
          hint,
        })),
        maxItems: 15,
      }),
    );
  const languages = known?.languages ?? (hasLanguages(kind) ? await askLanguages() : fullLocales);
  const answers: Record<string, string | undefined> = { ...known?.answers };
  for (const field of fieldsFor(kind, languages, now))
    if (answers[field.name] === undefined && (field.isRequired || field.preset !== undefined))
      answers[field.name] = await askField(field);
  const hasName = !['job', 'word'].includes(kind);
  const name =
    known?.name ??
    (hasName ? answered(await text({ message: nameQuestion(kind) })) || undefined : undefined);
  return { kind, name, languages, answers, isDryRun: known?.isDryRun ?? false };
}

/** Texts of more lines than a screen has are named and not shown. */
const mostLines = 30;

/** Shows what would be written, and asks whether it is to be. */
export async function isAgreed(plan: Plan): Promise<boolean> {
  const whole = describePlan(plan).join('\n').trimEnd();
  const isShort = whole.split('\n').length <= mostLines;
  note(isShort ? whole : [...plan.files.keys()].map(shownPath).join('\n'), 'This will be written');
  return answered(await confirm({ message: 'Write it?' }));
}
