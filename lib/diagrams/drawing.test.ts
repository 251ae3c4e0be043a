import { describe, expect, it } from 'vitest';
import { drawingText, labelFaults, Pen } from './drawing';

const drawn = (draw: (pen: Pen) => void) => {
  const pen = new Pen();
  draw(pen);
  return pen.finished(320, 100);
};

describe('texts', () => {
  it('that lie over one another are found, each pair once', () => {
    const drawing = drawn((pen) => {
      pen.text(0, 20, 'Warsaw');
      pen.text(30, 24, 'Poznań', { path: ['items', 1] });
      pen.text(0, 60, 'elsewhere');
    });
    const [fault, ...others] = labelFaults(drawing);
    expect(others).toEqual([]);
    expect(fault?.label).toMatchObject({ text: 'Poznań', path: ['items', 1] });
    expect(fault?.other?.text).toBe('Warsaw');
  });

  it('that leave the drawing are found, at each side', () => {
    const leaving = [
      (pen: Pen) => pen.text(300, 20, 'Warsaw'),
      (pen: Pen) => pen.text(20, 20, 'Warsaw', { anchor: 'end' }),
      (pen: Pen) => pen.text(0, 5, 'Warsaw'),
      (pen: Pen) => pen.text(0, 99, 'Warsaw'),
    ];
    expect(leaving.map((draw) => labelFaults(drawn(draw)).length)).toEqual([1, 1, 1, 1]);
  });

  it('are found where a word has no room, and it is broken with a hyphen', () => {
    const drawing = drawn((pen) => pen.paragraph(0, 20, 'Kierownik sprawozdawczości', 100));
    expect(drawing.labels.map(({ text }) => text)).toEqual(['Kierownik', 'sprawozdawcz-', 'ości']);
    expect(labelFaults(drawing).map(({ label }) => label.isBroken)).toEqual([true]);
  });

  it('side by side are no fault', () => {
    expect(
      labelFaults(
        drawn((pen) => {
          pen.text(0, 20, 'Warsaw');
          pen.text(160, 20, 'Poznań', { anchor: 'middle' });
          pen.text(320, 20, 'Wrocław', { anchor: 'end' });
          pen.paragraph(0, 45, 'A text that takes more than a line of this width', 200);
        }),
      ),
    ).toEqual([]);
  });
});

it('writes an SVG in which signs of markup are escaped', () => {
  const text = drawingText(drawn((pen) => pen.text(1.26, 20, 'a < "b" & c', { anchor: 'end' })));
  expect(text).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 100"><text x="1.3" y="20" text-anchor="end">a &lt; &quot;b&quot; &amp; c</text></svg>',
  );
});
