import { describe, expect, it } from 'vitest';
import { fixtureFamilies, ruleFixtures } from '@/lib/check/fixtures';
import { allRules } from '@/lib/check/rules';
import { checkFixture } from '@/tests/support/rule-fixtures';

it('has examples of every rule, and a rule for all examples', () => {
  const names = allRules.map(({ name }) => name).sort();
  expect(Object.keys(ruleFixtures).sort()).toEqual(names);
  expect(new Set(names).size).toBe(names.length);
});

it.each(allRules)('says what must hold by $name, and what to do', ({ summary, remedy }) => {
  expect(summary).toMatch(/\.$/);
  expect(remedy).toMatch(/\.$/);
});

describe.each(Object.entries(fixtureFamilies))('%s', (_family, fixtures) => {
  const family = Object.keys(fixtures);

  it.each(Object.entries(fixtures))('break %s exactly at its marks', async (name, { wrong }) => {
    const { found, marked } = await checkFixture(wrong, family);
    const severity = allRules.find((rule) => rule.name === name)?.severity;
    expect(marked.length).toBeGreaterThan(0);
    expect(found).toEqual(marked.map((place) => `${place} ${severity} ${name}`));
  });

  it.each(Object.entries(fixtures))('have a right example of %s', async (_name, { right }) => {
    expect((await checkFixture(right, family)).found).toEqual([]);
  });
});
