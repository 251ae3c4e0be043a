import { parse } from 'yaml';
import type { z } from 'zod';
import { describeIssues } from '@/lib/check/describe-issue';
import { definitionOf, innermost, objectOf } from '@/lib/schema/describe-fields';
import { UsageError } from '@/scripts/command';

/** Something to be answered before a page, an entry or a block can be written; its name is that of a flag. */
export type Field = {
  /** As in `--position` or `--bio.pl`. */
  name: string;
  /** What it means, as the schema says it. */
  sentence: string;
  schema: z.ZodType;
  /** Nothing can be written without it; all others may be given. */
  isRequired: boolean;
  /** What is taken where nobody answers. */
  preset?: string;
};

/** Answers by the names of their fields, as they are typed. */
export type Answers = Readonly<Record<string, string | undefined>>;

/** Whether somebody has to answer. */
export const isNeeded = ({ isRequired, preset }: Field) => isRequired && preset === undefined;

/** The values that a field chooses among, if it does. */
export const choicesOf = ({ schema }: Field): readonly string[] =>
  Object.values(definitionOf(innermost(schema)).entries ?? {});

/**
 * The fields of an object of a schema; those of objects in it by their paths, as `bio.pl`.
 * @param above The field whose object it is: “In English.” alone says of nothing what it is.
 */
export function fieldsOf(
  schema: z.ZodObject,
  above: Pick<Field, 'name' | 'sentence' | 'isRequired'> = {
    name: '',
    sentence: '',
    isRequired: true,
  },
): Field[] {
  return Object.entries(schema.shape).flatMap(([key, shape]): Field[] => {
    const type = shape as z.ZodType;
    const isOptional = ['optional', 'default'].includes(definitionOf(type).type);
    const field = {
      name: above.name ? `${above.name}.${key}` : key,
      sentence: [above.sentence, type.description].filter(Boolean).join(' '),
      isRequired: above.isRequired && !isOptional,
    };
    const object = objectOf(type);
    return object ? fieldsOf(object, field) : [{ ...field, schema: type }];
  });
}

/** An answer as the schema takes it: numbers, lists and objects are typed as text. */
function typed(schema: z.ZodType, text: string): unknown {
  const { type, element } = definitionOf(innermost(schema));
  if (type === 'string' || type === 'enum') return text;
  const isPlainList = element && ['string', 'enum'].includes(definitionOf(element).type);
  if (isPlainList && !text.trim().startsWith('['))
    return text.split(',').flatMap((part) => part.trim() || []);
  return parse(text);
}

/** What the check calls a value that has no other name. */
const owner = 'value';

/**
 * Reads an answer.
 * @returns Its value, or what is wrong with it in the words of the check.
 */
export function readAnswer(field: Field, text: string): { value?: unknown; fault?: string } {
  try {
    const value = typed(field.schema, text);
    const { error } = field.schema.safeParse(value, { reportInput: true });
    if (!error) return { value };
    const [first] = describeIssues(error.issues, owner);
    const fault = first?.message.replace(`${owner}: `, '') ?? 'expected another value';
    return { fault: choicesOf(field).length > 0 ? `${fault}. ${field.sentence}` : fault };
  } catch {
    return { fault: 'expected a value as YAML writes it' };
  }
}

/** Puts a value at a path such as `bio.pl` into nested objects. */
function setAt(target: Record<string, unknown>, [key = '', ...rest]: string[], value: unknown) {
  if (rest.length === 0) target[key] = value;
  else {
    target[key] ??= {};
    setAt(target[key] as Record<string, unknown>, rest, value);
  }
}

/**
 * Reads all answers.
 * @returns The values at their paths, in the order of the fields.
 * @throws UsageError that names every answer that is lacking or wrong.
 */
export function readAnswers(fields: readonly Field[], answers: Answers): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const field of fields) {
    const text = answers[field.name] ?? field.preset;
    if (text === undefined) {
      if (field.isRequired) faults.push(`--${field.name} is lacking: ${field.sentence}`);
      continue;
    }
    const { value, fault } = readAnswer(field, text);
    if (fault) faults.push(`--${field.name}: ${fault}`);
    else setAt(values, field.name.split('.'), value);
  }
  if (faults.length > 0) throw new UsageError(faults.join('\n'));
  return values;
}
