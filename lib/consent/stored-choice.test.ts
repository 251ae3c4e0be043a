import fc from 'fast-check';
import { expect, it } from 'vitest';
import { soundChoice } from './stored-choice';

const sound = {
  categories: ['necessary', 'analytics'],
  consentTimestamp: '2026-11-20T12:00:00.000Z',
  lastConsentTimestamp: '2026-11-20T12:00:00.000Z',
};
const written = (choice: unknown) => encodeURIComponent(JSON.stringify(choice));

it('is what the tool writes', () => {
  expect(soundChoice(written(sound))).toBeDefined();
});

it.each([
  ['', 'nothing'],
  ['%E0%A4%A', 'half a character'],
  ['1', 'a number'],
  [written(null), 'null'],
  [written({ ...sound, categories: 'analytics' }), 'categories that are no list'],
  [written({ ...sound, categories: [1] }), 'categories that are no names'],
  [written({ ...sound, lastConsentTimestamp: 'yesterday' }), 'a date that is none'],
  [written({ ...sound, consentTimestamp: undefined }), 'a missing date'],
])('is not %s, which is %s', (value) => {
  expect(soundChoice(value)).toBeUndefined();
});

it('is about the categories that are asked by now, or none at all', () => {
  const services = { necessary: [], analytics: [] };
  expect(soundChoice(written({ ...sound, services }), ['analytics'])).toBeDefined();
  expect(soundChoice(written({ ...sound, services }), ['analytics', 'marketing'])).toBeUndefined();
  for (const broken of [undefined, null, 'analytics', []])
    expect(soundChoice(written({ ...sound, services: broken }), ['analytics'])).toBeUndefined();
});

it('answers to anything', () => {
  fc.assert(
    fc.property(fc.string(), fc.json(), (text, json) => {
      expect(soundChoice(text)).toBeUndefined();
      expect(() => soundChoice(encodeURIComponent(json))).not.toThrow();
    }),
  );
});
