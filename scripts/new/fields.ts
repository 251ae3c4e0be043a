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

/** The values that a field chooses among, if it does. */
export const choicesOf = ({ schema }: Field): readonly string[] =>
  Object.values(definitionOf(innermost(schema)).entries ?? {});

/**
 * The fields of an object of a schema; those of objects in it by their paths, as `bio.pl`.
 * @param above Path of the object, whether it may be left out, and what it is: “In English.” alone says of nothing what it is.
 */
export function fieldsOf(
  schema: z.ZodObject,
  above: { path: readonly string[]; isOptional: boolean; sentence: string } = {
    path: [],
    isOptional: false,
    sentence: '',
  },
): Field[] {
  return Object.entries(schema.shape).flatMap(([key, field]): Field[] => {
    const path = [...above.path, key];
    const { type } = definitionOf(field);
    const isOptional = above.isOptional || type === 'optional' || type === 'default';
    const object = objectOf(field);
    const { description = '' } = field as z.ZodType;
    const sentence = [above.sentence, description].filter(Boolean).join(' ');
    if (object) return fieldsOf(object, { path, isOptional, sentence });
    return [
      {
        name: path.join('.'),
        sentence,
        schema: field as z.ZodType,
        isRequired: !isOptional,
      },
    ];
  });
}

/** An answer as the schema takes it: numbers, lists and objects are typed as text. */
function typed(schema: z.core.$ZodType, text: string): unknown {
  const inner = innermost(schema);
  const { type, element } = definitionOf(inner);
  if (type === 'string' || type === 'enum') return text;
  const isPlainList = element && ['string', 'enum'].includes(definitionOf(element).type);
  if (isPlainList && !text.trim().startsWith('['))
    return text.split(',').flatMap((part) => part.trim() || []);
  return parse(text);
}

/** What the check calls a value that has no other name. */
const owner = 'value';

/** Whether a field takes one of a few codes, which its sentence explains. */
const isChoice = (schema: z.core.$ZodType) => definitionOf(innermost(schema)).type === 'enum';

/**
 * Reads an answer.
 * @returns Its value, or what is wrong with it.
 */
export function readAnswer(
  { schema, sentence }: Field,
  text: string,
): { value?: unknown; fault?: string } {
  try {
    const value = typed(schema, text);
    const { error } = schema.safeParse(value, { reportInput: true });
    if (!error) return { value };
    // In the words of the check, which names the value itself by the name it is given here.
    const [first] = describeIssues(error.issues, owner);
    const fault = first?.message.replace(`${owner}: `, '') ?? 'expected another value';
    return { fault: isChoice(schema) ? `${fault}. ${sentence}` : fault };
  } catch {
    return { fault: 'expected a value as YAML writes it' };
  }
}

/** Puts a value at a path into nested objects. */
function setAt(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [key = '', ...rest] = path;
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
