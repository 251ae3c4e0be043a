import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import type { Problem } from '@/lib/check/problem';
import { type CheckThread, type SiteFound, siteCheckIn } from './site-check';

const problem: Problem = {
  file: 'home/en.mdx',
  line: 1,
  column: 1,
  rule: 'dead-link',
  message: 'there is no page',
  severity: 'error',
};
const mistake: SiteFound = { problems: [problem], text: 'one mistake' };
const sound: SiteFound = { problems: [], text: '' };

class Thread extends EventEmitter implements CheckThread {
  asked = 0;
  isOver = false;
  postMessage() {
    this.asked += 1;
  }
  answers(found: SiteFound) {
    this.emit('message', found);
  }
  terminate() {
    this.isOver = true;
  }
}

/** A check whose threads answer when a test says so. */
function begun() {
  const threads: Thread[] = [];
  const told: SiteFound[] = [];
  const check = siteCheckIn(
    (found) => told.push(found),
    () => {
      const thread = new Thread();
      threads.push(thread);
      return thread;
    },
  );
  check.ask();
  return { check, threads, told, thread: threads[0] as Thread };
}

it('tells what was found, and asks the same thread again', () => {
  const { check, threads, told, thread } = begun();
  thread.answers(mistake);
  check.ask();
  thread.answers(sound);
  expect(told).toEqual([mistake, sound]);
  expect(threads).toHaveLength(1);
  expect(thread.asked).toBe(2);
});

it('asks once more after a check that is at work, however often something is saved meanwhile', () => {
  const { check, told, thread } = begun();
  for (let time = 0; time < 3; time += 1) {
    check.outdate();
    check.ask();
  }
  expect(thread.asked).toBe(1);
  thread.answers(mistake);
  expect(told).toEqual([]);
  expect(thread.asked).toBe(2);
  thread.answers(sound);
  expect(told).toEqual([sound]);
  expect(thread.asked).toBe(2);
});

it('tells nothing of a check during which something was saved that is not looked at yet', () => {
  const { check, told, thread } = begun();
  check.outdate();
  thread.answers(mistake);
  expect(told).toEqual([]);
  check.ask();
  thread.answers(sound);
  expect(told).toEqual([sound]);
});

it('says why a thread broke off, and starts another one for what is asked next', () => {
  const { check, threads, told, thread } = begun();
  thread.emit('error', new Error('out of memory'));
  thread.emit('exit');
  expect(told).toEqual([{ failure: 'out of memory' }]);
  check.ask();
  expect(threads).toHaveLength(2);
  threads[1]?.answers(sound);
  expect(told.at(-1)).toEqual(sound);
});

it('asks another thread where the one that breaks off is behind', () => {
  const { check, threads, told, thread } = begun();
  check.outdate();
  check.ask();
  thread.emit('error', new Error('out of memory'));
  thread.emit('exit');
  expect(threads.map(({ asked }) => asked)).toEqual([1, 1]);
  threads[1]?.answers(sound);
  expect(told).toEqual([sound]);
});

it('asks nothing once it has ended', () => {
  const { check, threads, told, thread } = begun();
  check.end();
  expect(thread.isOver).toBe(true);
  thread.emit('exit');
  check.ask();
  expect(thread.asked).toBe(1);
  expect(threads).toHaveLength(1);
  expect(told).toEqual([]);
});
