import { EventEmitter } from 'node:events';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SiteFound } from './check-process';

class CheckProcess extends EventEmitter {
  send = vi.fn();
  kill = vi.fn();
}

const started: CheckProcess[] = [];
vi.mock('node:child_process', () => ({
  fork: () => {
    started.push(new CheckProcess());
    return started.at(-1);
  },
}));
const { startSiteCheck } = await import('./site-check');

const sound: SiteFound = { problems: [], text: '' };
const told = vi.fn();
beforeEach(() => {
  started.length = 0;
  told.mockClear();
});

it('tells nothing of a check after which another one was asked for', () => {
  const check = startSiteCheck(told);
  check.ask();
  check.ask();
  started[0]?.emit('message', { number: 1, found: sound });
  expect(told).not.toHaveBeenCalled();
  started[0]?.emit('message', { number: 2, found: sound });
  expect(told).toHaveBeenCalledExactlyOnceWith(sound);
});

it('says that a check broke off, asks another process next, and says nothing of its own end', () => {
  const check = startSiteCheck(told);
  check.ask();
  started[0]?.emit('exit', null, 'SIGKILL');
  expect(told).toHaveBeenCalledExactlyOnceWith({ failure: 'The check broke off with SIGKILL' });
  check.ask();
  expect(started[1]?.send).toHaveBeenCalledOnce();
  check.end();
  expect(started[1]?.kill).toHaveBeenCalledOnce();
  started[1]?.emit('exit', null, 'SIGTERM');
  expect(told).toHaveBeenCalledOnce();
});
