import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { submissionWith } from '@/tests/support/form-samples';
import { writeTree } from '@/tests/support/temporary-tree';
import { openSubmissionStore } from './submission-store';

const newFile = () => path.join(writeTree({}), 'kept', 'submissions.jsonl');
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').slice(0, -1);

it('stores each submission once, however often and however closely it comes', async () => {
  const file = newFile();
  const store = openSubmissionStore(file);
  const results = await Promise.all([1, 2, 3].map(() => store.add(submissionWith())));
  expect(results).toEqual(['stored', 'known', 'known']);
  expect(await store.add(submissionWith({ elapsed: 90_000 }))).toBe('known');
  expect(linesOf(file).map((line) => JSON.parse(line))).toMatchObject([submissionWith()]);
});

it('does not take another text under an id that is taken', async () => {
  const file = newFile();
  const store = openSubmissionStore(file);
  await store.add(submissionWith());
  expect(await store.add(submissionWith({ subject: 'Another' }))).toBe('conflict');
  expect(linesOf(file)).toHaveLength(1);
});

it('remembers after a restart, and drops a line that was broken off', async () => {
  const file = newFile();
  await openSubmissionStore(file).add(submissionWith({ subject: 'Żółć' }));
  appendFileSync(file, '{"id":"half');
  const store = openSubmissionStore(file);
  expect(await store.add(submissionWith({ subject: 'Żółć' }))).toBe('known');
  const next = submissionWith({ id: 'a1b2c3d4-0000-4000-8000-000000000002' });
  expect(await store.add(next)).toBe('stored');
  expect(linesOf(file).map((line) => JSON.parse(line).subject)).toEqual(['Żółć', 'FinOps']);
});
