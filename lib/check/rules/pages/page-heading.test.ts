import { describe, expect, it } from 'vitest';
import { description } from '@/tests/support/documents';
import { messagesOf } from '@/tests/support/rule-fixtures';

/** A page with a title and, where given, a short title, search words and an H1 of its own. */
const titled = (title: string, more = '', heading = '') =>
  `---\ntitle: "${title}"\ndescription: ${description}\n${more}---\n\n<Hero ${heading && `heading="${heading}" `}lead="Lead." />\n`;

describe('unnamed-heading', () => {
  const messages = (text: string, file?: string) => messagesOf('unnamed-heading', text, file);

  it('reports a title that has neither the short title nor a search word', () => {
    expect(messages(titled('A cloakroom', 'shortTitle: Object storage\n'))).toEqual([
      'the main heading (H1) "A cloakroom" does not say what the page is about: expected "Object storage" in it; or add the name it has to `words` below `search`',
    ]);
  });

  it('looks at the Hero’s heading where there is one', () => {
    const short = 'shortTitle: FinOps\n';
    expect(messages(titled('FinOps', short, 'Every cost has an owner'))).toHaveLength(1);
    expect(messages(titled('Every cost', short, 'FinOps: every cost has an owner'))).toEqual([]);
  });

  it.each([
    ['the short title in other letters', titled('What finops is', 'shortTitle: FinOps\n')],
    [
      'a search word',
      titled('Object storage', 'shortTitle: Store\nsearch: { words: [object storage] }\n'),
    ],
    ['the provider’s name', titled('The {brand} platform', 'shortTitle: "{brand} platform"\n')],
    ['no short title', titled('A cloakroom')],
  ])('accepts %s', (_name, text) => expect(messages(text)).toEqual([]));

  it('leaves posts alone', () => {
    const text = titled('A cloakroom', 'shortTitle: Object storage\n');
    expect(messages(text, 'blog/cloakroom/en.mdx')).toEqual([]);
  });
});

describe('long-heading', () => {
  it('counts words, and nothing else', () => {
    const messages = (title: string) => messagesOf('long-heading', titled(title));
    expect(messages('One two three four five six seven eight nine ten – eleven')).toEqual([
      'the main heading (H1) has 11 words: expected at most 10; what is left out may open the lead',
    ]);
    expect(messages('One two – three four five six seven eight nine ten')).toEqual([]);
  });
});
