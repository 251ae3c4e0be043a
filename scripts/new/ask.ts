import { cancel, isCancel, multiselect, select, text } from '@clack/prompts';
import { readData } from '@/lib/content/data';
import { fullLocales, localeSettings } from '@/lib/i18n/locales';
import { entryFileOf } from '@/lib/schema/formats';
import { choicesOf, type Field, isNeeded, readAnswer } from './fields';
import { type Asked, kinds } from './request';

/** Whoever ends a question ends the command, and nothing has been written. */
function answered<Value>(value: Value): Exclude<Value, symbol> {
  if (!isCancel(value)) return value as Exclude<Value, symbol>;
  cancel('Nothing was written.');
  process.exit(1);
}

/** What a field chooses among: its own values, or the entries of the data file of which it names one. */
function optionsOf(field: Field): { value: string; label: string }[] {
  const file = entryFileOf(field.schema);
  if (!file) return choicesOf(field).map((value) => ({ value, label: value }));
  return Object.entries(readData(file)).map(([value, entry]) => ({
    value,
    label: 'name' in entry && typeof entry.name === 'string' ? entry.name : value,
  }));
}

async function askField(field: Field): Promise<string | undefined> {
  const message = `${field.name}: ${field.sentence}`;
  const options = optionsOf(field);
  if (options.length > 0)
    return answered(await select({ message, options, initialValue: field.preset, maxItems: 12 }));
  const validate = (value?: string) => readAnswer(field, value ?? '').fault;
  return answered(await text({ message, initialValue: field.preset, validate })) || undefined;
}

/** Asks for all that is not known yet. */
export async function askRequest(known: Asked | undefined, now: Date): Promise<Asked> {
  const all = Object.entries(kinds).map(([value, { sentence }]) => ({
    value,
    label: value,
    hint: sentence,
  }));
  const name =
    known?.kind ?? answered(await select({ message: 'What?', options: all, maxItems: 15 }));
  const kind = kinds[name];
  if (!kind) throw new Error(`There is no kind ${name}`);
  const languages =
    known || !kind.hasLanguages
      ? (known?.languages ?? fullLocales)
      : answered(
          await multiselect({
            message: 'In which languages? A page in one of them only stays in it on purpose.',
            options: fullLocales.map((value) => ({ value, label: localeSettings[value].name })),
            initialValues: [...fullLocales],
            required: true,
          }),
        );
  const answers: Record<string, string | undefined> = { ...known?.answers };
  for (const field of kind.fields(languages, now))
    if (answers[field.name] === undefined && (isNeeded(field) || field.preset !== undefined))
      answers[field.name] = await askField(field);
  const message =
    kind.name === '<Name>'
      ? 'Name of the tag, such as PriceNote'
      : 'Name of the folder or key, in lower-case letters and hyphens; empty: made of the title or name';
  const given = known?.name ?? (kind.name && answered(await text({ message })));
  return { kind: name, name: given || undefined, languages, answers };
}
