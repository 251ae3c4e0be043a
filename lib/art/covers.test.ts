import { expect, it } from 'vitest';
import { coverScene } from './covers';

const ids = Array.from({ length: 60 }, (_, index) => `blog/post-${index}`);

it('is the same for the same post, and no two posts share one', () => {
  expect(coverScene('blog/a', 'blog')).toEqual(coverScene('blog/a', 'blog'));
  const covers = ids.map((id) => JSON.stringify(coverScene(id, 'blog')));
  expect(new Set(covers).size).toBe(ids.length);
});

it('distinguishes blog and news by their background', () => {
  const tones = (category: 'blog' | 'news') =>
    new Set(ids.map((id) => coverScene(id, category).tone));
  expect([...tones('blog')].sort()).toEqual(['blue', 'mist']);
  expect([...tones('news')].sort()).toEqual(['night', 'purple']);
});

it('draws nothing in the colour of its background', () => {
  for (const category of ['blog', 'news'] as const) {
    for (const id of ids) {
      const { tone, scene } = coverScene(id, category);
      expect(scene.map(({ paint }) => paint as string)).not.toContain(tone);
    }
  }
});

it('has sound numbers', () => {
  for (const id of ids) expect(JSON.stringify(coverScene(id, 'news'))).not.toMatch(/NaN|null/);
});
