import { describe, expect, it } from 'vitest';
import { documentOf } from '@/tests/support/documents';
import { statusOf } from './visibility';

const noon = new Date('2026-11-20T12:00:00Z');
const post = (fields: object) => documentOf('blog/post/en', fields);

describe('statusOf', () => {
  it('shows pages and posts of the past and of today', () => {
    expect(statusOf(documentOf('home/en'), noon)).toBe('live');
    expect(statusOf(post({ date: '2020-02-29' }), noon)).toBe('live');
    expect(statusOf(post({ date: '2026-11-20' }), noon)).toBe('live');
  });

  it('holds a draft back whatever its date', () => {
    expect(statusOf(documentOf('home/en', { draft: true }), noon)).toBe('draft');
    expect(statusOf(post({ draft: true, date: '2020-01-01' }), noon)).toBe('draft');
    expect(statusOf(post({ draft: true, date: '2030-01-01' }), noon)).toBe('draft');
  });

  it('schedules a post of tomorrow, also when the flag was forgotten', () => {
    expect(statusOf(post({ date: '2026-11-21', scheduled: true }), noon)).toBe('scheduled');
    expect(statusOf(post({ date: '2026-11-21' }), noon)).toBe('scheduled');
  });

  it('shows a scheduled post once its day has come', () => {
    expect(statusOf(post({ date: '2026-11-20', scheduled: true }), noon)).toBe('live');
  });

  it.each([
    ['winter', '2026-11-21', '2026-11-20T22:59:59Z', '2026-11-20T23:00:00Z'],
    ['summer', '2026-07-01', '2026-06-30T21:59:59Z', '2026-06-30T22:00:00Z'],
    ['new year', '2027-01-01', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z'],
  ])('publishes at midnight in Warsaw: %s', (_season, date, before, after) => {
    expect(statusOf(post({ date }), new Date(before))).toBe('scheduled');
    expect(statusOf(post({ date }), new Date(after))).toBe('live');
  });
});
