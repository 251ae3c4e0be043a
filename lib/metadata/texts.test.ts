import { expect, it } from 'vitest';
import { site } from '@/site.config';
import {
  description,
  documentOf,
  inEveryLanguage,
  registryOf,
  title,
} from '@/tests/support/documents';
import { llmsText } from './llms-text';
import { securityText } from './security-text';

const registry = registryOf(
  [
    documentOf('home/en', { path: '/' }),
    documentOf('home/pl', { path: '/', title: 'Tytuł [z nawiasem] na stronie' }),
    documentOf('services/finops/en'),
    documentOf('contact-us/en'),
    documentOf('not-found/en'),
  ],
  {
    sections: {
      services: inEveryLanguage({
        en: { title: 'Services', slug: 'services' },
        pl: { title: 'Usługi', slug: 'uslugi' },
      }),
    },
  },
);

it('tells language models of every page, by language and area', () => {
  expect(llmsText(registry).split('\n')).toEqual([
    `# ${site.company}`,
    '',
    `> ${description}`,
    '>',
    `> ${description}`,
    '',
    '## English',
    '',
    `- [${title}](${site.origin}): ${description}`,
    `- [${title}](${site.origin}/contact-us): ${description}`,
    '',
    '## English: Services',
    '',
    `- [${title}](${site.origin}/services/finops): ${description}`,
    '',
    '## polski',
    '',
    `- [Tytuł \\[z nawiasem\\] na stronie](${site.origin}/pl): ${description}`,
    '',
  ]);
});

it('says where to report a weakness, for less than a year (RFC 9116)', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const fields = securityText(registry, now)
    .trim()
    .split('\n')
    .map((line) => line.split(/: (.*)/) as [string, string]);
  expect(fields.map(([name]) => name)).toEqual([
    'Contact',
    'Contact',
    'Expires',
    'Preferred-Languages',
    'Canonical',
  ]);
  const days = (Date.parse(Object.fromEntries(fields)['Expires'] ?? '') - now.getTime()) / 864e5;
  expect(days).toBeGreaterThan(200);
  expect(days).toBeLessThan(365);
});
