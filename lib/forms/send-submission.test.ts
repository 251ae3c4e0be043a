import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { submissionWith } from '@/tests/support/form-samples';
import { sendSubmission, sendTimeout } from './send-submission';

const submission = submissionWith();
const fetchDouble = vi.fn<typeof fetch>();
const send = () => sendSubmission('/submissions', submission);
const answer = (status: number, body: unknown) =>
  fetchDouble.mockResolvedValueOnce(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );

beforeEach(() => {
  vi.stubGlobal('fetch', fetchDouble);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetchDouble.mockReset();
});

describe('sending a submission', () => {
  it('posts it as JSON, without cookies and without the address of the page', async () => {
    answer(201, { status: 'stored', id: submission.id });
    expect(await send()).toEqual({ kind: 'stored' });
    const [url, init] = fetchDouble.mock.calls[0] ?? [];
    expect(url).toBe('/submissions');
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect(JSON.parse(String(init?.body))).toEqual(submission);
  });

  it.each([
    ['another one', { status: 'stored', id: 'another' }],
    ['no JSON', '<h1>Welcome to the hotel</h1>'],
    ['nothing', ''],
    ['a list', []],
    ['null', 'null'],
  ])('is not stored where the answer says %s', async (_, body) => {
    answer(200, body);
    expect(await send()).toEqual({ kind: 'failed', reason: 'unconfirmed' });
  });

  it.each([
    [500, 'server'],
    [503, 'server'],
    [429, 'busy'],
    [404, 'refused'],
    [413, 'refused'],
  ])('has failed at status %i as "%s"', async (status, reason) => {
    answer(status, 'no');
    expect(await send()).toEqual({ kind: 'failed', reason });
  });

  it('returns the faults of fields, and leaves out what is none', async () => {
    answer(422, { status: 'invalid', errors: { email: 'invalid', phone: '<b>bad</b>' } });
    expect(await send()).toEqual({ kind: 'invalid', faults: { email: 'invalid' } });
    answer(422, { status: 'invalid', errors: 'all of it' });
    expect(await send()).toEqual({ kind: 'failed', reason: 'refused' });
  });

  it('says that it was taken for a program', async () => {
    answer(422, { status: 'refused', reason: 'trap' });
    expect(await send()).toEqual({ kind: 'failed', reason: 'trap' });
  });

  it('does not ask anybody while offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await send()).toEqual({ kind: 'failed', reason: 'offline' });
    expect(fetchDouble).not.toHaveBeenCalled();
  });

  it('blames the server where the connection breaks', async () => {
    fetchDouble.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await send()).toEqual({ kind: 'failed', reason: 'server' });
  });

  it('gives up after its time, and not before', async () => {
    fetchDouble.mockImplementationOnce(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    const settled = vi.fn();
    const outcome = send();
    outcome.then(settled);
    await vi.advanceTimersByTimeAsync(sendTimeout - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({ kind: 'failed', reason: 'timeout' });
  });
});
