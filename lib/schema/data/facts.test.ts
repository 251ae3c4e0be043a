import { describe, expect, it } from 'vitest';
import { inEveryLanguage } from '@/tests/support/documents';
import { factsSchema } from './facts';

const distance = { meaning: 'How far.', value: 280 };
const faultsOf = (facts: Record<string, unknown>) =>
  (factsSchema.safeParse(facts).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

describe('a fact that follows from another', () => {
  it('takes the place of a value', () => {
    const trip = { meaning: 'There and back.', of: { fact: 'distance', times: 0.01 } };
    expect(faultsOf({ distance, trip })).toEqual([]);
  });

  it('has no value besides, and one of the two has to be there', () => {
    const both = { meaning: 'Both.', value: 1, of: { fact: 'distance' } };
    const none = { meaning: 'None.' };
    expect(faultsOf({ distance, both, none })).toEqual([
      'both.value: expected either a value or `of`, and not both: the value would be a second source',
      'none: expected a value, or `of` with the fact from which it follows',
    ]);
  });

  it.each(['nothing', 'day', 'trip'])('does not follow from %s, which has no number', (fact) => {
    const day = { meaning: 'Since when.', value: inEveryLanguage({ en: 'today', pl: 'dziś' }) };
    const trip = { meaning: 'There and back.', of: { fact } };
    expect(faultsOf({ distance, day, trip })).toEqual([
      `trip.of.fact: there is no fact "${fact}" with a number of its own; expected one of distance`,
    ]);
  });
});
