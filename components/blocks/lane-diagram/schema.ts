import { z } from 'zod';
import { drawLanes, ranksOf } from '@/lib/diagrams/lanes';
import {
  attentionFaults,
  type DataFault,
  defineFigure,
  figureFields,
  nameFault,
  repeatFaults,
  tone,
  withNotes,
} from '@/lib/schema/entities/figure';
import { kebab, label, text } from '@/lib/schema/formats';

const step = z.strictObject({
  id: kebab().describe('A name for arrows to lead to, e.g. `approve`.'),
  lane: text().describe('Whose lane it is in.'),
  label: text().describe('What is done.'),
  note: text().optional().describe('What is said of it in a few words.'),
  to: z
    .array(kebab())
    .max(4)
    .optional()
    .describe('Where it leads, by id; to the next step where it is not said.'),
  tone: tone(),
});

/** Arrows and lanes that are not there, and ways that lead in a circle. */
function stepFaults(
  lanes: readonly string[],
  steps: readonly z.output<typeof step>[],
): DataFault[] {
  const ids = steps.map(({ id }) => id);
  const names = steps.flatMap(({ lane, to = [] }, index) => [
    ...nameFault(lane, lanes, 'the lanes', ['steps', index, 'lane']),
    ...to.flatMap((id, place) =>
      nameFault(id, ids, 'the ids of steps', ['steps', index, 'to', place]),
    ),
  ]);
  const faults = [...names, ...repeatFaults(ids, 'steps', 'id')];
  if (faults.length > 0 || ranksOf({ lanes, steps })) return faults;
  const message = 'expected steps that lead on: their arrows lead back to where they came from';
  return [{ path: ['steps'], message }];
}

export const laneDiagramSchema = defineFigure({
  name: 'LaneDiagram',
  description: 'Steps in the lanes of those who take them, with arrows from each to the next.',
  props: z.strictObject({
    ...figureFields,
    laneName: label().describe('Head of the column of lanes in the table, e.g. “Who”.'),
    stepName: label().describe('Head of the column of steps, e.g. “Step”.'),
    lanes: z.array(text()).min(1).max(5).describe('Names of the lanes, from above.'),
    steps: z
      .array(step)
      .min(2)
      .max(12)
      .describe('Each with `id`, `lane`, `label` and, where needed, `note`, `to`, `tone`.'),
  }),
  draw: drawLanes,
  faults: ({ lanes, steps }) => [...stepFaults(lanes, steps), ...attentionFaults(steps, 'steps')],
  numbers: ({ laneName, stepName, steps }) => ({
    head: [stepName, laneName],
    rows: steps.map(({ lane, label: name, note }) => [withNotes(name, note), lane]),
  }),
});
