import { describe, expect, it } from 'vitest';
import { Pen } from './drawing';
import { miniature } from './miniature';

const drawn = (width: number, draw: (pen: Pen) => void) => {
  const pen = new Pen();
  draw(pen);
  return pen.finished(width, 200);
};

const boxOf = (svg: string) => (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);

describe('a miniature', () => {
  const picture = miniature([
    drawn(320, (pen) => {
      pen.sample(() => pen.band(0, 0, 14, 14, 'other', 4));
      pen.text(22, 12, 'other clouds');
      pen.rule(0, 20, 320, 20);
      pen.band(40, 60, 100, 20, 'client');
      pen.band(40, 100, 60, 20, 'ours');
    }),
  ]);

  it('has the bands in the colours of night, and no words, grid or legend', () => {
    expect(picture).toContain('fill="#7f61a0"');
    expect(picture).toContain('fill="#17cec0"');
    expect(picture).not.toMatch(/<text|class=|#5fa3dc/);
    expect(picture.match(/<rect/g)).toHaveLength(2);
  });

  it('is cut to what is in it', () => {
    const [left = 0, top = 0, width = 0, height = 0] = boxOf(picture);
    expect([left, top]).toEqual([36, 56]);
    expect([width, height]).toEqual([108, 68]);
  });
});

it('is made of the form nearest to its own', () => {
  const form = (width: number, height: number) =>
    drawn(width, (pen) => pen.band(0, 0, width, height, 'ours', 0));
  const [, , width] = boxOf(miniature([form(320, 640), form(500, 300), form(920, 200)]));
  expect(width).toBe(508);
});

it('says that a drawing of nothing has none', () => {
  expect(() => miniature([drawn(320, (pen) => pen.text(0, 20, 'words'))])).toThrow(
    'miniature: expected a drawing with bands, found none',
  );
});
