import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

it('says of each level how it is measured and what is credited', async () => {
  const document = await renderExample('service-levels');
  expect(textsOf(document, 'tbody tr')).toEqual([
    'Platform99.95% a monthMeasured every minute.below 99.95%: 5% of the month’s fee; below 99%: 30% of the month’s fee',
    'ProjectsFixed dateBy the record of acceptance.1% a week',
  ]);
});

it('shows all levels where none is named, in Polish too', async () => {
  const document = await renderMdx('<ServiceLevels caption="C" />', 'pl');
  expect(textsOf(document, 'tbody th')).toEqual(['Platforma', 'Projekty']);
});

it('names a level that is not there', async () => {
  await expect(renderMdx('<ServiceLevels caption="C" levels={["none"]} />')).rejects.toThrow(
    'there is no "none"',
  );
});
