import { describe, expect, it } from 'vitest';
import { page } from '@/tests/support/marked-content';
import { problemsOf } from '@/tests/support/rule-fixtures';

describe('expired', () => {
  const found = (now: string, ...lines: string[]) =>
    problemsOf('expired', { 'a/en.mdx': page('Text.\n', ...lines) }, now).map(
      ({ line, column, message }) => [line, column, message],
    );

  it('allows the whole day in Warsaw', () => {
    const expires = 'expires: 2026-07-01';
    expect(found('2026-07-01T21:59:59Z', expires)).toEqual([]);
    expect(found('2026-07-01T22:00:00Z', expires)).toEqual([
      [4, 10, expect.stringContaining('expired on 2026-07-01')],
    ]);
  });

  it('does not hold drafts, nor values that are no day', () => {
    const now = '2026-11-20T12:00:00Z';
    expect(found(now, 'expires: 2020-01-01', 'draft: true')).toEqual([]);
    expect(found(now)).toEqual([]);
    for (const value of ['soon', '2020', '[2020-01-01]', '""', 'null'])
      expect(found(now, `expires: ${value}`)).toEqual([]);
  });
});

describe('unannounced-future', () => {
  const found = (...lines: string[]) =>
    problemsOf('unannounced-future', { 'blog/a/en.mdx': page('Text.\n', ...lines) });

  it('reports a later date without the flag, and with the flag off', () => {
    expect(found('date: 2026-11-21')).toHaveLength(1);
    expect(found('date: 2026-11-21', 'scheduled: false')).toHaveLength(1);
    expect(found('date: 2026-11-21', 'scheduled: "true"')).toHaveLength(1);
  });

  it('accepts the flag, today, drafts, and leaves what is no date to the schema', () => {
    expect(found('date: 2026-11-21', 'scheduled: true')).toEqual([]);
    expect(found('date: 2026-11-20')).toEqual([]);
    expect(found('date: 2026-11-21', 'draft: true')).toEqual([]);
    expect(found('date: 7')).toEqual([]);
    expect(found('date: soon')).toHaveLength(0);
  });
});

describe('date-order', () => {
  const found = (file: string, ...lines: string[]) =>
    problemsOf('date-order', { [file]: page('Text.\n', ...lines) }).map(({ message }) => message);

  it.each([
    [
      'an update before publication',
      ['date: 2026-10-14', 'updateDate: 2026-10-13'],
      '2026-10-13 is earlier than `date`, 2026-10-14',
    ],
    [
      'an update that lies ahead',
      ['updateDate: 2026-11-21'],
      '2026-11-21 is later than today, 2026-11-20',
    ],
    [
      'an end before publication',
      ['date: 2026-10-14', 'expires: 2026-10-01'],
      '2026-10-01 is earlier than `date`',
    ],
    [
      'an update before publication in a draft',
      ['draft: true', 'date: 2026-10-14', 'updateDate: 2025-01-01'],
      '2025-01-01 is earlier',
    ],
  ])('tells %s', (_name, lines, words) => {
    expect(found('blog/a/en.mdx', ...lines)).toEqual([expect.stringContaining(words)]);
  });

  it.each([
    [['date: 2026-10-14', 'updateDate: 2026-10-14']],
    [['date: 2026-10-14', 'updateDate: 2026-11-20', 'expires: 2027-01-01']],
    [['date: 2027-01-20', 'scheduled: true', 'updateDate: 2027-01-21']],
    [['date: soon', 'updateDate: 2026-10-14']],
    [['updateDate: never']],
  ])('accepts %j', (lines) => expect(found('blog/a/en.mdx', ...lines)).toEqual([]));
});
