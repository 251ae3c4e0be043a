import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inProcessorTime } from '@/tests/support/processor-time';
import { cleanLine, cleanText, fieldFault } from './field-rules';
import type { FieldName } from './form-definition';
import { kindsOfForm } from './form-kinds';

it('takes out what nobody sees, and keeps the lines of a message', () => {
  expect(cleanText('  Zażółć\u0000\u202E gęślą\n\tjaźń\u200B ')).toBe('Zażółć gęślą\n\tjaźń');
  expect(cleanLine(' a \r\n b\t c ')).toBe('a b c');
});

it('leaves nothing to take out a second time, whatever was written', () => {
  const unit = fc.constantFrom(...'a ż\n\r\t\u0000\u0085\u00A0\u200B\u200D\u2028\u202E\uFEFF😀');
  const text = fc.string({ unit });
  fc.assert(fc.property(text, (value) => cleanText(cleanText(value)) === cleanText(value)));
  fc.assert(fc.property(text, (value) => !/[\n\r\u2028]/.test(cleanLine(value))));
});

const fault = (name: FieldName, value: string) => {
  const field = kindsOfForm.contact.fields.find((known) => known.name === name);
  if (!field) throw new Error(`no field ${name}`);
  return fieldFault(field, value);
};

describe('fault of a field', () => {
  it.each(['anna@bank.example', 'a.b+c@sub.bank.co.uk', 'żółw@przykład.pl', "o'neil@x.io"])(
    'finds none in the address %s',
    (value) => expect(fault('email', value)).toBeUndefined(),
  );

  it.each([
    'anna',
    'anna@',
    '@bank.example',
    'anna@bank',
    'a b@c.pl',
    'a@b@c.pl',
    'a@b..pl',
    'a@.pl',
  ])('calls the address %s incomplete', (value) => expect(fault('email', value)).toBe('invalid'));

  it.each(['+48 22 000 00 00', '220000000', '(22) 000-00-00', '+1/555.000.1234'])(
    'takes the phone number %s',
    (value) => expect(fault('phone', value)).toBeUndefined(),
  );

  it.each(['12345', 'call me', '++48220000000', '1234567890123456'])(
    'refuses the phone number %s',
    (value) => expect(fault('phone', value)).toBe('invalid'),
  );

  it('misses what is required, and nothing else', () => {
    expect(fault('message', '')).toBe('required');
    expect(fault('company', '')).toBeUndefined();
  });

  it('is too long beyond the limit, not at it', () => {
    expect(fault('message', 'x'.repeat(4000))).toBeUndefined();
    expect(fault('message', 'x'.repeat(4001))).toBe('long');
  });

  it('is decided at once, whatever is written', async () => {
    const hostile = fc.oneof(fc.string(), fc.stringMatching(/^[a.@+() -]{0,254}$/));
    const decideAll = () =>
      fc.assert(
        fc.property(hostile, (value) => {
          fault('email', value);
          fault('phone', value);
        }),
      );
    expect((await inProcessorTime(decideAll)).time).toBeLessThan(1000);
  });
});
