import { describe, it } from 'vitest';
import { drawsItsExample } from '@/tests/support/figure-example';
import { expectPropProblem } from '@/tests/support/marked-content';
import { decisionTreeSchema } from './schema';

describe('DecisionTree', () => drawsItsExample('decision-tree'));

it.each([
  [
    'a question without an end',
    'questionName="Q" resultName="R" next="No" last={{ label: "z" }} questions={[{ question: "a?", answer: "Yes", label: "b" }, ▸{ question: "c?", answer: "Yes" }]}',
    'label',
  ],
  [
    'a second part that asks for attention',
    'questionName="Q" resultName="R" next="No" last={{ label: "z", tone: ▸"attention" }} questions={[{ question: "a?", answer: "Yes", label: "b" }, { question: "c?", answer: "Yes", label: "d", tone: "attention" }]}',
    'expected one part with the tone "attention"',
  ],
])('reports %s where it stands', async (_name, properties, reason) => {
  await expectPropProblem(decisionTreeSchema, `title="T" finding="F" ${properties}`, reason);
});
