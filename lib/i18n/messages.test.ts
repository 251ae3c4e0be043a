import { describe, expect, it } from 'vitest';
import { hashOfAnswer, withInputs } from '@/lib/content/page-inputs';
import type { Messages } from './message-loader';
import { loadAllMessages, messageAnswer } from './messages';
import type { Namespace } from './namespaces';

it('sets interface texts by the rules of their language, as texts of pages are set', async () => {
  const { components } = (await loadAllMessages('pl')) as unknown as {
    components: { 'migration-service-card': { services: Record<string, { description: string }> } };
  };
  const described = components['migration-service-card'].services['landing_zone']?.description;
  expect(described).toContain('i\u00A0dzienniki');
});

describe('what a page is made of', () => {
  /** What is asked for while texts are read. */
  const askedFor = async (read: (texts: Record<Namespace, Messages>) => unknown) => {
    const { inputs } = await withInputs(async () => read(await loadAllMessages('en')));
    return [...inputs.keys()];
  };

  it('are the groups of the texts that it reads, and no others', async () => {
    expect(await askedFor(() => 'nothing')).toEqual([]);
    expect(await askedFor(({ blog }) => [blog['updated'], blog['updated']])).toEqual([
      'message en blog updated',
    ]);
    expect(await askedFor(({ blog }) => (blog['feeds'] as Messages)['lead'])).toEqual([
      'message en blog feeds',
    ]);
  });

  it('is also what is not there yet, and all of a namespace that is listed', async () => {
    expect(await askedFor(({ blog }) => blog['unknown'])).toEqual(['message en blog unknown']);
    expect(await askedFor(({ blog }) => 'unknown' in blog)).toEqual(['message en blog unknown']);
    expect(await askedFor(({ blog }) => Object.keys(blog))).toEqual(['message en blog *']);
    expect(await askedFor(({ blog }) => Object.keys(blog['feeds'] as Messages))).toEqual([
      'message en blog feeds',
    ]);
  });

  it('is what is read later of a group that somebody else has asked for', async () => {
    const kept = (await loadAllMessages('en')).blog['feeds'] as Messages;
    expect(await askedFor(() => kept['lead'])).toEqual(['message en blog feeds']);
  });

  it.each(['updated', 'feeds', 'unknown', '*'])(
    'is known by the answer that the next build gives: %s',
    async (key) => {
      const { inputs } = await withInputs(async () => {
        const { blog } = await loadAllMessages('en');
        return key === '*' ? Object.keys(blog) : blog[key];
      });
      const answer = await messageAnswer('en', 'blog', key);
      expect([...inputs]).toEqual([[`message en blog ${key}`, hashOfAnswer(answer)]]);
    },
  );

  it('gives the same texts', async () => {
    const { feeds } = (await loadAllMessages('en')).blog;
    const { feeds: written } = (await messageAnswer('en', 'blog', '*')) as Messages;
    expect(JSON.stringify(feeds)).toBe(JSON.stringify(written));
  });
});
