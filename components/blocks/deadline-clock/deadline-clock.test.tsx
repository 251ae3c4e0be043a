import { describe, it } from 'vitest';
import { drawsItsExample } from '@/tests/support/figure-example';
import { expectPropProblem } from '@/tests/support/marked-content';
import { deadlineClockSchema } from './schema';

describe('DeadlineClock', () => drawsItsExample('deadline-clock'));

it.each([
  [
    'a ring that would not be seen',
    'start="S" deadlineName="D" textName="W" items={[{ hours: ▸4, label: "4 h", text: "A" }, { hours: 720, label: "30 d", text: "B" }]}',
    'expected at least 18, a fortieth of the longest deadline, 720 hours, found 4',
  ],
  [
    'a deadline without length',
    'start="S" deadlineName="D" textName="W" items={[{ hours: ▸0, label: "0 h", text: "A" }, { hours: 7, label: "7 h", text: "B" }]}',
    'hours',
  ],
])('reports %s where it stands', async (_name, properties, reason) => {
  await expectPropProblem(deadlineClockSchema, `title="T" finding="F" ${properties}`, reason);
});
