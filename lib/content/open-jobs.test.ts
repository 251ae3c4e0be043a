import { afterEach, expect, it } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';
import { contentDirectory } from './content-directory';
import { setCurrentTree } from './current-tree';
import { readOpenJobs } from './data';

afterEach(() => setCurrentTree(contentDirectory));

const daysOf = (day: string) => readOpenJobs(new Date(day)).map(({ validThrough }) => validThrough);

it('gives positions up to the end of their last day in Warsaw, and none after it', () => {
  const all = daysOf('2026-01-01T12:00:00Z');
  expect(all.length).toBeGreaterThan(0);
  const last = [...all].sort()[0] ?? '';
  expect(daysOf(`${last}T21:00:00Z`)).toContain(last);
  expect(daysOf(`${last}T23:30:00Z`)).not.toContain(last);
  expect(daysOf('2099-01-01')).toEqual([]);
});

it('gives facts in positions as Polish writes them', () => {
  const job = {
    position: 'Analityk, {facts.share}',
    level: 'mid',
    contract: 'umowa',
    place: '{facts.people} osób',
    cities: ['Warszawa'],
    description: 'Praca.',
    posted: '2026-01-01',
    validThrough: '2026-12-31',
  };
  const directory = writeTree({
    'data/facts.yaml':
      'share: { meaning: A share, value: 99.95, kind: percent }\npeople: { meaning: People, value: 12500 }',
    'data/jobs.yaml': JSON.stringify([job]),
  });
  setCurrentTree(directory);
  expect(readOpenJobs(new Date('2026-06-01'), directory)).toMatchObject([
    { position: 'Analityk, 99,95%', place: '12\u00A0500 osób' },
  ]);
});
