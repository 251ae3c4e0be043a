import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inProcessorTime } from '@/tests/support/processor-time';
import { cleanField, cleanLine, cleanText, fieldFault } from './field-rules';
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

/** What is judged and sent of what was pasted into a field. */
const cleaned = (name: 'email' | 'phone' | 'company', value: string) =>
  cleanField(
    kindsOfForm.contact.fields.find((known) => known.name === name)?.type ?? 'text',
    value,
  );

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
    'a@b.pl?subject=x',
  ])('calls the address %s incomplete', (value) => expect(fault('email', value)).toBe('invalid'));

  it.each(['+48 22 000 00 00', '220000000', '(22) 000-00-00', '+1/555.000.1234'])(
    'takes the phone number %s',
    (value) => expect(fault('phone', value)).toBeUndefined(),
  );

  it.each([
    ['no-break hyphens', '+48 22 000\u201100\u201100', '+48 22 000-00-00'],
    ['en dashes', '22 000\u201300\u201300', '22 000-00-00'],
    ['figure dashes', '22 000\u201200\u201200', '22 000-00-00'],
    ['minus signs', '22 000\u221200\u221200', '22 000-00-00'],
    ['no-break spaces', '+48\u00A022\u202F000\u200900\u200A00', '+48 22 000 00 00'],
    ['marks of direction', '\u202A+48 22 000 00 00\u202C\u200E', '+48 22 000 00 00'],
    ['spaces of no width', '\uFEFF+48\u200B22\u2060000 00 00', '+4822000 00 00'],
    ['full-width digits', '＋４８　２２　０００－００－００', '+48 22 000-00-00'],
    ['soft hyphens', '+48 22 000\u00AD00\u00AD00', '+48 22 0000000'],
    ['a line end and a tab', '+48\t22 000 00 00\r\n', '+48 22 000 00 00'],
    ['the scheme of a link', 'tel:+48220000000', '+48220000000'],
    ['what a link adds to it', 'tel:+48-22-000-00-00;ext=12', '+48-22-000-00-00'],
    ['a zero in brackets', '+48 (0) 22 000 00 00', '+48 (0) 22 000 00 00'],
    ['a country in brackets', '(+48) 22.000.00.00', '(+48) 22.000.00.00'],
    ['slashes and middle dots', '22/000·00·00', '22/000·00·00'],
    ['what it is', 'Tel.: +48 22 000 00 00', 'Tel.: +48 22 000 00 00'],
    ['another word for what it is', 'kom. 600 000 000', 'kom. 600 000 000'],
    ['an extension', '+48 22 000 00 00 wew. 12', '+48 22 000 00 00 wew. 12'],
    ['an extension behind a comma', '+48 22 000 00 00, w. 12', '+48 22 000 00 00, w. 12'],
  ])('takes a phone number that is pasted with %s', (_name, pasted, sent) => {
    expect(cleaned('phone', pasted)).toBe(sent);
    expect(fault('phone', sent)).toBeUndefined();
  });

  it.each([
    ['a space behind it', 'anna@bank.example ', 'anna@bank.example'],
    ['a no-break space behind it', 'anna@bank.example\u00A0', 'anna@bank.example'],
    ['spaces of no width', '\u200Banna@\u200Bbank.example\uFEFF', 'anna@bank.example'],
    ['marks of direction', '\u2068anna@bank.example\u2069', 'anna@bank.example'],
    ['a no-break hyphen', 'anna@bank\u2011one.example', 'anna@bank-one.example'],
    ['full-width characters', 'anna＠bank．example', 'anna@bank.example'],
    ['a line end', 'anna@bank.example\n', 'anna@bank.example'],
    ['the scheme of a link', 'mailto:anna@bank.example', 'anna@bank.example'],
    ['a name', 'Anna Nowak <anna@bank.example>', 'anna@bank.example'],
    ['a semicolon of a list', '„Anna” <anna@bank.example>;', 'anna@bank.example'],
    ['what a link adds to it', 'mailto:anna@bank.example?subject=Offer', 'anna@bank.example'],
  ])('takes an address that is pasted with %s', (_name, pasted, sent) => {
    expect(cleaned('email', pasted)).toBe(sent);
    expect(fault('email', sent)).toBeUndefined();
  });

  it('leaves the signs of other fields as they were written', () => {
    expect(cleaned('company', ' Bank\u2011One\u00A0– „A”\u200B ')).toBe('Bank\u2011One – „A”');
  });

  it.each([
    '12345',
    'call me',
    '++48220000000',
    '1234567890123456',
    '+48 22 000 00 00 or 22 000 00 01',
    '22 000 00 00 wew.',
    '22+0000000',
  ])('refuses the phone number %s', (value) => expect(fault('phone', value)).toBe('invalid'));

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
