import type { z } from 'zod';
import { suggest } from './suggest';

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

const kind = (value: unknown): string =>
  Array.isArray(value) ? 'a list' : value === null ? 'nothing' : `${typeof value} ${show(value)}`;

/** What is wrong at one place of a value, in words; unknown keys give one problem each. */
export type Description = { path: (string | number)[]; message: string; unknownKey?: string };

/**
 * Puts a broken rule of a schema into words.
 * @param issue From `safeParse` with `reportInput`.
 * @param owner What the value belongs to, e.g. `Service frontmatter` or `<Hero>`.
 * @param known Names the owner has, for suggestions.
 */
export function describeIssue(
  issue: z.core.$ZodIssue,
  owner: string,
  known: readonly string[],
): Description[] {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  const name = path.length > 0 ? `\`${path.join('.')}\`` : owner;
  const one = (message: string): Description[] => [{ path, message }];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key],
        unknownKey: key,
        message: `\`${key}\` is not part of ${path.length > 0 ? name : owner}${suggest(key, path.length > 0 ? [] : known)}`,
      }));
    case 'invalid_type':
      return issue.input === undefined
        ? one(`${owner} lacks ${name}: expected ${issue.expected}, found nothing`)
        : one(`${name}: expected ${issue.expected}, found ${kind(issue.input)}`);
    case 'invalid_value': {
      if (issue.input === undefined) return one(`${owner} lacks ${name}`);
      const values = issue.values.map(String);
      return one(`${name}: found ${show(issue.input)}${suggest(String(issue.input), values)}`);
    }
    case 'too_small':
      return one(
        `${name}: expected at least ${issue.minimum} ${unit(issue.origin)}, found ${size(issue.input)}`,
      );
    case 'too_big':
      return one(
        `${name}: expected at most ${issue.maximum} ${unit(issue.origin)}, found ${size(issue.input)}`,
      );
    case 'invalid_union':
      return one(`${name}: found ${show(issue.input)}, which is none of the allowed values`);
    default:
      return one(`${name}: ${issue.message}, found ${show(issue.input)}`);
  }
}

const unit = (origin: string) =>
  origin === 'string' ? 'characters' : origin === 'array' ? 'entries' : '';

const size = (input: unknown): string =>
  typeof input === 'string' || Array.isArray(input) ? String(input.length) : show(input);
