import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { submissionWith } from '@/tests/support/form-samples';
import { checkSubmission } from './check-submission';
import type { Submission } from './send-submission';

const answerTo = (changes: object) => {
  const checked = checkSubmission({ ...submissionWith(), ...changes });
  return 'answer' in checked ? checked.answer : undefined;
};

describe('checking a submission', () => {
  it('takes one that the form sends', () => {
    const submission = submissionWith();
    expect(checkSubmission(submission)).toEqual({ submission });
  });

  it('takes what was pasted as the form would send it', () => {
    const pasted = {
      ...submissionWith().fields,
      phone: ' +48 22 000\u201100\u201100 ',
      email: 'a@b.pl\u00A0',
    };
    const { fields } = submissionWith();
    expect(checkSubmission({ ...submissionWith(), fields: pasted })).toMatchObject({
      submission: { fields: { ...fields, phone: '+48 22 000-00-00', email: 'a@b.pl' } },
    });
  });

  it.each([
    ['an unknown kind', { kind: 'lottery' }],
    ['an id that is none', { id: '../etc' }],
    ['a field that its kind has not', { kind: 'newsletter', consents: { newsletter: true } }],
    ['a value that is no text', { fields: { name: 1 } }],
    ['a consent that is no yes or no', { consents: { email_marketing: 'yes' } }],
    ['an unknown campaign value', { campaign: { utm_evil: 'x' } }],
    ['a campaign value of 10 KB', { campaign: { utm_source: 'x'.repeat(10_240) } }],
    ['no time', { elapsed: '5000' }],
  ])('refuses %s', (_, changes) => {
    expect(answerTo(changes)).toEqual({ status: 'refused', reason: 'malformed' });
  });

  it('takes a full honeypot or no time at all for a program', () => {
    const trap = { status: 'refused', reason: 'trap' };
    expect(answerTo({ website: 'https://spam.example' })).toEqual(trap);
    expect(answerTo({ elapsed: 1999 })).toEqual(trap);
  });

  it('returns the faults of the fields and the missing consent by name', () => {
    expect(answerTo({ fields: { name: ' ', email: 'anna', phone: 'x' } })).toEqual({
      status: 'invalid',
      errors: { name: 'required', email: 'invalid', phone: 'invalid', message: 'required' },
    });
    const newsletter = { kind: 'newsletter', fields: { email: 'a@b.pl' }, consents: {} };
    expect(answerTo(newsletter)).toEqual({ status: 'invalid', errors: { newsletter: 'required' } });
  });

  it('throws at nothing, and takes nothing that is no submission', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => 'answer' in checkSubmission(value)));
    const broken = fc.tuple(
      fc.constantFrom<keyof Submission>('id', 'kind', 'fields', 'consents', 'website', 'page'),
      fc.oneof(fc.constant(null), fc.integer(), fc.array(fc.string())),
    );
    const isRefused = ([key, value]: [keyof Submission, unknown]) =>
      answerTo({ [key]: value })?.status === 'refused';
    fc.assert(fc.property(broken, isRefused));
  });
});
