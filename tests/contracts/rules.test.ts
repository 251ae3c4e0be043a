import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allRules } from '@/lib/check/rules';
import { checkFixture, fixtureDirectory } from '@/tests/support/rule-fixtures';

it('has a fixture for every rule, and a rule for every fixture', () => {
  const names = allRules.map(({ name }) => name).sort();
  expect(readdirSync(fixtureDirectory).sort()).toEqual(names);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(allRules)('$name', ({ name, severity, summary, remedy }) => {
  it('says what must hold and what to do', () => {
    expect(summary).toMatch(/\.$/);
    expect(remedy).toMatch(/\.$/);
  });

  it('is broken exactly at the marks of its bad fixture', () => {
    const { problems, places } = checkFixture(name, 'bad');
    expect(places.length).toBeGreaterThan(0);
    const found = problems.map(({ file, line, column, rule }) => ({ file, line, column, rule }));
    expect(found).toEqual(places.map((place) => ({ ...place, rule: name })));
    expect(problems.every((problem) => problem.severity === severity)).toBe(true);
  });

  it('finds nothing in its good fixture, nor does any other rule', () => {
    expect(existsSync(path.join(fixtureDirectory, name, 'good'))).toBe(true);
    expect(checkFixture(name, 'good').problems).toEqual([]);
  });
});
