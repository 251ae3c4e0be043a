import { expect, it } from 'vitest';
import { suggest } from './suggest';

const known = ['heading', 'href', 'label'];

it.each([
  ['hedaing', 'heading'],
  ['Heading', 'heading'],
  ['herf', 'href'],
  ['lable', 'label'],
])('takes %s for %s', (found, meant) => {
  expect(suggest(found, known)).toBe(`; did you mean \`${meant}\`?`);
});

it('lists what there is when nothing is near', () => {
  expect(suggest('colour', known)).toBe('; expected one of `heading`, `href`, `label`');
});

it('says so when there is nothing to choose from', () => {
  expect(suggest('colour', [])).toBe('; it takes none');
});

const many = [
  ...['Accordion', 'Hero', 'StepTimeline', 'TimelineStep', 'Callout', 'Section', 'Feature'],
  ...['FeatureList', 'LinkCard', 'CardGrid', 'Benefit', 'Quote', 'Statistic'],
];

it('names the nearest where there are too many to list', () => {
  expect(suggest('Timeline', many)).toBe('; did you mean one of `StepTimeline`, `TimelineStep`?');
  expect(suggest('Steptime', many)).toBe('; did you mean `StepTimeline`?');
  expect(suggest('Quarx', many)).toMatch(/^; the nearest of 13 are (?:`\w+`, ){3}`\w+`$/);
  expect(suggest('', many)).toContain('expected one of');
});
