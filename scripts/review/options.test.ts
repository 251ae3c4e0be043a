import { describe, expect, it } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';
import { readOptions } from './options';

const folder = writeTree({ 'index.html': '' });

describe('arguments of npm run review', () => {
  it('name a base, two folders or nothing', () => {
    expect(readOptions([]).sides).toEqual({ base: undefined });
    expect(readOptions(['main']).sides).toEqual({ base: 'main' });
    expect(readOptions([folder, folder, '--no-browser'])).toMatchObject({
      sides: { before: folder, after: folder },
      hasBrowser: false,
    });
  });

  it('are refused where they name no folder, or too many', () => {
    expect(() => readOptions([folder, 'nowhere'])).toThrow('"nowhere" is no folder');
    expect(() => readOptions(['a', 'b', 'c'])).toThrow('found 3 names');
    expect(() => readOptions(['--what'])).toThrow("'--what'");
  });

  it('put a review in the place of nothing but a review', () => {
    expect(() => readOptions(['--to', folder])).toThrow('is there and is no review');
    const review = writeTree({ 'assets/review.js': '' });
    expect(readOptions(['--to', review]).target).toBe(review);
  });
});
