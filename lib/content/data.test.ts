import { describe, expect, it } from 'vitest';
import { readData } from './data';
import { withInputs } from './page-inputs';

const ids = Object.keys(readData('people'));
const [first = '', second = ''] = ids;

/** Names of what is asked for while something is made. */
const asked = async (make: () => unknown) => {
  const { inputs } = await withInputs(async () => make());
  return [...inputs.keys()];
};

describe('a page that reads a data file', () => {
  it.each([
    ['nothing where it reads no entry', () => void readData('people'), []],
    ['an entry that is not there', () => readData('people')['nobody'], ['known people nobody']],
    ['whether there is an entry', () => first in readData('people'), [`known people ${first}`]],
    [
      'the fields that it reads',
      () => [first, second, first].map((id) => readData('people')[id]?.name),
      [first, second].flatMap((id) => [`known people ${id}`, `field people name ${id}`]),
    ],
    [
      'an entry of which it asks which fields it has',
      () => void Object.keys(readData('people')[first] ?? {}),
      [`known people ${first}`, `entry people ${first}`],
    ],
    ['which entries there are', () => Object.keys(readData('people')), ['data people']],
    [
      'all entries',
      () => Object.values(readData('people')).length,
      ['data people', ...ids.map((id) => `known people ${id}`)],
    ],
    ['a list, which is asked for whole', () => readData('menu'), ['data menu']],
  ])('is made of %s', async (_what, make, inputs) => {
    expect(await asked(() => void make())).toEqual(inputs);
  });

  it('notes what it reads of entries that somebody has kept', async () => {
    const kept = readData('people')[second];
    expect(await asked(() => void kept?.name)).toEqual([`field people name ${second}`]);
  });
});

it('has no entries but those of the file', () => {
  expect(readData('people')['constructor']).toBeUndefined();
  expect('toString' in readData('people')).toBe(false);
});
