import { describe, it } from 'vitest';
import { drawsItsExample } from '@/tests/support/figure-example';
import { expectPropProblem } from '@/tests/support/marked-content';
import { laneDiagramSchema } from './schema';

describe('LaneDiagram', () => drawsItsExample('lane-diagram'));

it.each([
  [
    'an arrow to a step that is not there',
    'laneName="W" stepName="S" lanes={["A"]} steps={[{ id: "one", lane: "A", label: "One", to: [▸"tow"] }, { id: "two", lane: "A", label: "Two" }]}',
    'expected one of the ids of steps, found "tow"; did you mean `two`?',
  ],
  [
    'a lane that is not there',
    'laneName="W" stepName="S" lanes={["Team"]} steps={[{ id: "one", lane: ▸"Taem", label: "One" }, { id: "two", lane: "Team", label: "Two" }]}',
    'expected one of the lanes, found "Taem"; did you mean `Team`?',
  ],
  [
    'a way in a circle',
    'laneName="W" stepName="S" lanes={["A"]} steps={▸[{ id: "one", lane: "A", label: "One" }, { id: "two", lane: "A", label: "Two", to: ["one"] }]}',
    'their arrows lead back',
  ],
  [
    'an id given twice',
    'laneName="W" stepName="S" lanes={["A"]} steps={[{ id: "one", lane: "A", label: "One" }, { id: ▸"one", lane: "A", label: "Two" }]}',
    'expected a name of its own, found "one" a second time',
  ],
])('reports %s where it stands', async (_name, properties, reason) => {
  await expectPropProblem(laneDiagramSchema, `title="T" finding="F" ${properties}`, reason);
});
