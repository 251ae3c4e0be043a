import { boxHeight, drawArrow, drawBox } from './boxes';
import { type Drawing, formWidths, lineHeight, linesOf, Pen, type Tone, textSize } from './drawing';
import { textWidth } from './text-width';

type Result = { label: string; note?: string; tone: Tone };

export type DecisionsData = {
  /** Questions in their order, each with the answer that ends the way and what it ends in. */
  questions: readonly (Result & { question: string; answer: string })[];
  /** The other answer, which leads to the next question. */
  next: string;
  /** Where the way ends that no question has ended. */
  last: Result;
};

/** From this width on, half of a page, results stand beside their questions: below them the drawing would be twice as high. */
const besideFrom = formWidths[1];
const padding = 12;

const frameHeight = (question: string, width: number) =>
  linesOf(question, width - 2 * padding, { weight: 'bold' }).length * lineHeight + 20;

/** A question in a frame: it is no part of anybody's. */
function drawQuestion(
  pen: Pen,
  question: string,
  index: number,
  x: number,
  y: number,
  width: number,
  height: number,
) {
  const lines = linesOf(question, width - 2 * padding, { weight: 'bold' });
  pen.frame(x, y, width, height, 'edge');
  const first = y + (height - lines.length * lineHeight) / 2 + 14;
  pen.lines(x + padding, first, lines, { weight: 'bold', path: ['questions', index, 'question'] });
}

function drawBeside(pen: Pen, { questions, next, last }: DecisionsData, width: number): number {
  const left = Math.round(width * 0.44);
  const channel =
    Math.max(...questions.map(({ answer }) => textWidth(answer, textSize, 'bold'))) + 44;
  const right = left + channel;
  let y = 0;
  questions.forEach((one, index) => {
    const height = Math.max(frameHeight(one.question, left), boxHeight(one, width - right));
    drawQuestion(pen, one.question, index, 0, y, left, height);
    const middle = y + height / 2;
    pen.text(left + 10, middle - 7, one.answer, {
      weight: 'bold',
      path: ['questions', index, 'answer'],
    });
    drawArrow(pen, [
      [left, middle],
      [right - 3, middle],
    ]);
    drawBox(pen, { x: right, y, width: width - right, height }, one, one.tone, [
      'questions',
      index,
    ]);
    pen.text(38, y + height + 22, next, { isSoft: true, path: ['next'] });
    drawArrow(pen, [
      [24, y + height],
      [24, y + height + 31],
    ]);
    y += height + 34;
  });
  const height = boxHeight(last, left);
  drawBox(pen, { x: 0, y, width: left, height }, last, last.tone, ['last']);
  return y + height;
}

function drawBelow(pen: Pen, { questions, next, last }: DecisionsData, width: number): number {
  const indent = 40;
  let y = 0;
  questions.forEach((one, index) => {
    const height = frameHeight(one.question, width);
    drawQuestion(pen, one.question, index, 0, y, width, height);
    const answer = y + height;
    const top = answer + lineHeight + 10;
    const result = boxHeight(one, width - indent);
    pen.text(indent, answer + 20, one.answer, {
      weight: 'bold',
      path: ['questions', index, 'answer'],
    });
    drawArrow(pen, [
      [16, top + result / 2],
      [indent - 3, top + result / 2],
    ]);
    drawBox(pen, { x: indent, y: top, width: width - indent, height: result }, one, one.tone, [
      'questions',
      index,
    ]);
    pen.text(indent, top + result + 20, next, { isSoft: true, path: ['next'] });
    y = top + result + 34;
    drawArrow(pen, [
      [16, answer],
      [16, y - 3],
    ]);
  });
  const height = boxHeight(last, width);
  drawBox(pen, { x: 0, y, width, height }, last, last.tone, ['last']);
  return y + height;
}

/** Questions that are asked in their order until one decides. */
export function drawDecisions(data: DecisionsData, width: number): Drawing {
  const pen = new Pen();
  const height = width >= besideFrom ? drawBeside(pen, data, width) : drawBelow(pen, data, width);
  return pen.finished(width, height + 1);
}
