import { describe, it } from 'vitest';
import { drawsItsExample } from '@/tests/support/figure-example';
import { expectPropProblem } from '@/tests/support/marked-content';
import { layerStackSchema } from './schema';

describe('LayerStack', () => drawsItsExample('layer-stack'));

it.each([
  [
    'a second layer that asks for attention',
    'layerName="L" byName="B" layers={[{ label: "a", by: "x", tone: "attention" }, { label: "b", by: "x", tone: ▸"attention" }]}',
    'expected one part with the tone "attention"',
  ],
  [
    'a word without room',
    'layerName="L" byName="B" layers={[{ label: "a", by: ▸"Odpowiedzialnośćwspólnawszystkichstronumowy" }, { label: "b", by: "x" }]}',
    'is part of a word without room',
  ],
])('reports %s where it stands', async (_name, properties, reason) => {
  await expectPropProblem(layerStackSchema, `title="T" finding="F" ${properties}`, reason);
});
