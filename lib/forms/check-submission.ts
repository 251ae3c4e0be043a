import { z } from 'zod';
import { urlKeys } from '@/lib/visitor/campaign-keys';
import { cleanField, fieldFault } from './field-rules';
import { type FieldFaults, type FormKind, formKinds } from './form-definition';
import { kindsOfForm } from './form-kinds';
import { type Answer, type Submission, shortestElapsed } from './send-submission';

/** A text outside the fields. */
const shortText = z.string().max(300);

/** Texts or boxes by their names: none of other names. */
const named = <Entry extends z.ZodType>(names: readonly string[], entry: Entry) =>
  z.partialRecord(z.enum(names), entry);

/** What has the form of a submission of a kind; what its fields say is looked at afterwards. */
const submissionSchema = (kind: FormKind) =>
  z.looseObject({
    // Ids that forms make, or others of their kind.
    id: z.string().regex(/^[\w-]{16,64}$/),
    kind: z.literal(kind),
    locale: shortText,
    subject: shortText,
    page: shortText,
    website: shortText,
    elapsed: z.number(),
    fields: named(
      kindsOfForm[kind].fields.map(({ name }) => name),
      z.string(),
    ),
    consents: named(
      kindsOfForm[kind].consents.map(({ name }) => name),
      z.boolean(),
    ),
    campaign: named(urlKeys, shortText),
  });

const anySubmission = z.union(formKinds.map(submissionSchema));

/** Its fields as forms send them: another script may post what was written as it is. */
function cleanFields({ kind, fields }: Submission): Submission['fields'] {
  const known = kindsOfForm[kind].fields.filter(({ name }) => fields[name] !== undefined);
  return Object.fromEntries(
    known.map(({ name, type }) => [name, cleanField(type, fields[name] ?? '')]),
  );
}

/** What is wrong with its fields and consents, by name. */
function faultsIn({ kind, fields, consents }: Submission): FieldFaults {
  const faults: FieldFaults = {};
  for (const field of kindsOfForm[kind].fields) {
    const fault = fieldFault(field, fields[field.name] ?? '');
    if (fault) faults[field.name] = fault;
  }
  for (const { name, isRequired } of kindsOfForm[kind].consents)
    if (isRequired && !consents[name]) faults[name] = 'required';
  return faults;
}

/** A submission that can be stored, or what to answer instead. */
type Checked = { submission: Submission } | { answer: Exclude<Answer, { status: 'stored' }> };

/**
 * Checks what was posted to the endpoint by the rules of the form itself.
 * @param value Anything at all.
 */
export function checkSubmission(value: unknown): Checked {
  const { data } = anySubmission.safeParse(value);
  if (!data) return { answer: { status: 'refused', reason: 'malformed' } };
  const given = data as Submission;
  const submission = { ...given, fields: cleanFields(given) };
  if (submission.website !== '' || submission.elapsed < shortestElapsed)
    return { answer: { status: 'refused', reason: 'trap' } };
  const errors = faultsIn(submission);
  if (Object.keys(errors).length > 0) return { answer: { status: 'invalid', errors } };
  return { submission };
}
