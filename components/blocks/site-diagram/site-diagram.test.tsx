import { describe, it } from 'vitest';
import { drawsItsExample } from '@/tests/support/figure-example';
import { expectPropProblem } from '@/tests/support/marked-content';
import { siteDiagramSchema } from './schema';

describe('SiteDiagram', () => drawsItsExample('site-diagram'));

it.each([
  [
    'a line at a row that is not there',
    'siteName="S" partName="P" sites={[{ name: "A", parts: [{ label: "a" }] }, { name: "B", parts: [{ label: "b" }] }]} links={[{ label: "l", row: ▸3 }]}',
    'expected a row from 1 to 1, found 3',
  ],
  [
    'a single site',
    'siteName="S" partName="P" sites={▸[{ name: "A", parts: [{ label: "a" }] }]}',
    'sites',
  ],
])('reports %s where it stands', async (_name, properties, reason) => {
  await expectPropProblem(siteDiagramSchema, `title="T" finding="F" ${properties}`, reason);
});
