import { urlKeys } from '@/lib/visitor/campaign-keys';
import { fieldFault } from './field-rules';
import { type FieldFaults, formKinds } from './form-definition';
import { kindsOfForm } from './form-kinds';
import { type Answer, type Submission, shortestElapsed } from './send-submission';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Ids that forms make, or others of their kind. */
const idPattern = /^[\w-]{16,64}$/;

/** The longest text outside the fields. */
const longest = 300;

const isShortText = (value: unknown) => typeof value === 'string' && value.length <= longest;

/** Whether a value has nothing but known keys, each with a value of its kind. */
const hasOnly = (
  value: unknown,
  names: readonly string[],
  isRight: (entry: unknown) => boolean,
): boolean =>
  isRecord(value) &&
  Object.entries(value).every(([name, entry]) => names.includes(name) && isRight(entry));

/** Whether a value has the form of a submission; what its fields say is looked at afterwards. */
function isSubmission(value: unknown): value is Submission {
  if (!isRecord(value)) return false;
  const { id, kind, locale, subject, page, fields, consents, campaign, website, elapsed } = value;
  const known = formKinds.find((name) => name === kind);
  if (!known || typeof id !== 'string' || !idPattern.test(id)) return false;
  const names = kindsOfForm[known].fields.map(({ name }) => name);
  const boxes = kindsOfForm[known].consents.map(({ name }) => name);
  return (
    [locale, subject, page, website].every(isShortText) &&
    typeof elapsed === 'number' &&
    hasOnly(fields, names, (entry) => typeof entry === 'string') &&
    hasOnly(consents, boxes, (entry) => typeof entry === 'boolean') &&
    hasOnly(campaign, urlKeys, isShortText)
  );
}

/** What is wrong with its fields and consents, by name. */
function faultsIn({ kind, fields, consents }: Submission): FieldFaults {
  const faults: FieldFaults = {};
  for (const field of kindsOfForm[kind].fields) {
    const fault = fieldFault(field, (fields[field.name] ?? '').trim());
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
  if (!isSubmission(value)) return { answer: { status: 'refused', reason: 'malformed' } };
  if (value.website !== '' || value.elapsed < shortestElapsed)
    return { answer: { status: 'refused', reason: 'trap' } };
  const errors = faultsIn(value);
  if (Object.keys(errors).length > 0) return { answer: { status: 'invalid', errors } };
  return { submission: value };
}
