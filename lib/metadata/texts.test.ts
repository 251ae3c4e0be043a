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
