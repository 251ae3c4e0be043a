// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { attemptFor, campaignOf, draftAt } from './session';

const draft = draftAt('form:/contact-us:contact:');

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('is what was written, until it is cleared', () => {
  const written = { values: { name: 'Anna' }, attempt: { id: '1', mark: '2' } };
  draft.write(written);
  expect(draft.read()).toEqual(written);
  draft.clear();
  expect(draft.read()).toEqual({ values: {} });
});

it('is empty where storage is blocked or full, and breaks nothing', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(denied);
  draft.write({ values: { name: 'Anna' } });
  expect(draft.read()).toEqual({ values: {} });
  expect(draft.clear).not.toThrow();
  expect(campaignOf()).toEqual({});
});

it('is empty where somebody else wrote something else there', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      sessionStorage.setItem('form:/contact-us:contact:', text);
      const { values } = draft.read();
      return Object.values(values).every((value) => typeof value === 'string');
    }),
  );
});

it('repeats an attempt under its id while the content is the same, and takes a new one when it changes', () => {
  const first = attemptFor(undefined, '{"message":"a"}');
  expect(attemptFor(first, '{"message":"a"}')).toEqual(first);
  expect(attemptFor(first, '{"message":"b"}').id).not.toBe(first.id);
  expect(first.mark).not.toContain('message');
});

it('brings the campaign of the session, cleaned: five values, the label, nothing hidden, 100 characters', () => {
  sessionStorage.setItem('utm_source', 'let\u202Eter\r\nX: 1');
  sessionStorage.setItem('utm_campaign', 'x'.repeat(10_240));
  sessionStorage.setItem('utm_term', '\u0000');
  sessionStorage.setItem('utm_evil', 'x');
  sessionStorage.setItem('initializePage', 'services/finops');
  expect(campaignOf()).toEqual({
    utm_source: 'letterX: 1',
    utm_campaign: 'x'.repeat(100),
    initializePage: 'services/finops',
  });
});
