import { z } from 'zod';
import { text } from '../formats';

/** A segment of the circular diagram, and what is told of it (specification §3). */
export const diagramItem = z.strictObject({
  heading: text().describe('Name of the segment.'),
  text: text().describe('What is told while the segment is selected.'),
});

/** The segments of a diagram: three (specification §9). */
export const diagramItems = z.array(diagramItem).length(3);
