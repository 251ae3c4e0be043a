// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { happen, mount } from '@/tests/support/mount-client';
import { JobCount } from './job-count.client';

const jobs = [
  { cities: [0, 1], level: 0 },
  { cities: [0], level: 1 },
  { cities: [1], level: 0 },
];
const texts = ['none', 'one', 'two', 'all three'];

const radios = (name: string, chosen: string) =>
  ['', '0', '1'].map((value) => (
    <input
      key={value}
      type="radio"
      name={name}
      value={value}
      defaultChecked={value === chosen}
      aria-label={`${name} ${value}`}
    />
  ));

const mountForm = async (city = '') => {
  await mount(
    <form>
      {radios('city', city)}
      {radios('level', '')}
      <JobCount jobs={jobs} texts={texts} />
    </form>,
  );
};

const choose = (name: string, value: string) =>
  happen(() =>
    document.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`)?.click(),
  );
const said = () => document.querySelector('[role="status"]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('is silent to begin with, then says how many jobs a choice leaves', async () => {
  await mountForm();
  expect(said()).toBe('');
  await choose('city', '1');
  expect(said()).toBe('two');
  await choose('level', '1');
  expect(said()).toBe('none');
  await choose('city', '');
  expect(said()).toBe('one');
});

it('counts what a browser brought along', async () => {
  await mountForm('0');
  expect(said()).toBe('two');
});

it('follows a reset, and gives focus to what is chosen then', async () => {
  await mountForm();
  await choose('level', '1');
  await happen(() => document.querySelector('form')?.reset());
  await happen(() => vi.advanceTimersByTimeAsync(0));
  expect(said()).toBe('all three');
  expect((document.activeElement as HTMLInputElement).value).toBe('');
});
