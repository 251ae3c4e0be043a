// @module-tag slow
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import pLimit from 'p-limit';
import { afterAll, expect, it } from 'vitest';
import { seededNumbers } from '@/lib/art/seeded-random';
import { attemptFor, type Draft } from '@/lib/forms/script/session';
import { type Outcome, type Submission, sendSubmission } from '@/lib/forms/send-submission';
import { submissionWith } from '@/tests/support/form-samples';
import { writeTree } from '@/tests/support/temporary-tree';
import { createFormServer, type FaultKind, submissionsPath } from './form-server';

const count = 1000;
/** How often each happens, from 0 to 1. */
const rates = { '4xx': 0.08, '5xx': 0.12, cut: 0.1, 'cut-after': 0.1, garbage: 0.08, hang: 0.01 };

/** The same seed gives the same failures, so that one can be repeated. */
const random = seededNumbers('2026');

/** Decides for each request how it fails, if it does. */
function nextFault(): FaultKind | undefined {
  let left = random();
  for (const [kind, rate] of Object.entries(rates)) {
    left -= rate;
    if (left < 0) return kind as FaultKind;
  }
  return undefined;
}

/** How long a visitor waits for an answer, in ms: only what hangs may take it, on a busy machine too. */
const longestAnswer = 5000;

const file = path.join(writeTree({}), 'submissions.jsonl');
const server = createFormServer({ file, nextFault });
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

type Visitor = { message: string; kept?: string; id?: string; outcome: Outcome };

/** A visitor who sends a message, and up to twice again while it is not stored; the text goes only when it is. */
async function visit(endpoint: string, index: number): Promise<Visitor> {
  const message = `Message ${index}: zażółć gęślą jaźń`;
  const content = { ...submissionWith(), fields: { ...submissionWith().fields, message } };
  let attempt: Draft['attempt'];
  let outcome: Outcome = { kind: 'failed', reason: 'server' };
  for (let tries = 0; tries < 3 && outcome.kind !== 'stored'; tries++) {
    attempt = attemptFor(attempt, JSON.stringify(content));
    outcome = await sendSubmission(
      endpoint,
      { ...content, id: attempt.id, elapsed: 5000 + tries },
      longestAnswer,
    );
  }
  const isStored = outcome.kind === 'stored';
  return { message, kept: isStored ? undefined : message, id: attempt?.id, outcome };
}

it('stores each of 1,000 submissions exactly once, or says that it failed and keeps its text', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}${submissionsPath}`;
  const limit = pLimit(100);
  const visitors = await Promise.all(
    Array.from({ length: count }, (_, index) => limit(visit, endpoint, index)),
  );

  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  const stored = lines.map((line) => JSON.parse(line) as Submission);
  const timesStored = new Map<string | undefined, number>();
  for (const { fields } of stored)
    timesStored.set(fields.message, (timesStored.get(fields.message) ?? 0) + 1);

  const confirmed = visitors.filter(({ outcome }) => outcome.kind === 'stored');
  expect(confirmed.filter(({ message }) => timesStored.get(message) !== 1)).toEqual([]);
  const failed = visitors.filter(({ outcome }) => outcome.kind !== 'stored');
  expect(failed.filter(({ message, kept }) => kept !== message)).toEqual([]);
  // A connection cut after storing looks like one cut before: stored, but never twice.
  expect(failed.filter(({ message }) => (timesStored.get(message) ?? 0) > 1)).toEqual([]);
  expect(new Set(stored.map(({ id }) => id)).size).toBe(stored.length);

  // The test would be worth nothing if nothing had failed.
  expect(failed.length).toBeGreaterThan(20);
  expect(confirmed.length).toBeGreaterThan(600);
}, 180_000);
