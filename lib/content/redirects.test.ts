import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf, registryOf } from '@/tests/support/documents';
import { contentRedirects } from './redirects';

/** Redirects that follow from some documents. */
const redirectsOf = (...documents: ReturnType<typeof documentOf>[]) =>
  contentRedirects(registryOf(documents));

describe('contentRedirects', () => {
  it('keeps old addresses alive for good, in the page’s own language', () => {
    const redirects = redirectsOf(
      documentOf('story/en', { redirectFrom: ['/about', '/about/us'] }),
      documentOf('story/pl', { slug: 'historia', redirectFrom: ['/o-nas'] }),
    );
    expect(redirects).toEqual([
      { from: '/about', to: '/story', status: 301 },
      { from: '/about/us', to: '/story', status: 301 },
      { from: '/pl/o-nas', to: '/pl/historia', status: 301 },
    ]);
  });

  it('leads from where the other language would have the page, by either slug, for the time being', () => {
    expect(redirectsOf(documentOf('career/pl', { slug: 'kariera' }))).toEqual([
      { from: '/career', to: '/pl/kariera', status: 302 },
      { from: '/kariera', to: '/pl/kariera', status: 302 },
    ]);
  });

  it('says it once where both slugs are the same', () => {
    expect(redirectsOf(documentOf('vault/en'))).toEqual([
      { from: '/pl/vault', to: '/vault', status: 302 },
    ]);
  });

  it('treats a draft as a page that does not exist in its language', () => {
    const documents = [documentOf('vault/en'), documentOf('vault/pl', { draft: true })];
    expect(redirectsOf(...documents)).toEqual([{ from: '/pl/vault', to: '/vault', status: 302 }]);
    expect(contentRedirects(registryOf(documents, { isPreview: true }))).toEqual([]);
  });

  it('tells nothing of the address that a hidden page will have', () => {
    const documents = [
      documentOf('plans/pl', { slug: 'plany' }),
      documentOf('plans/en', { slug: 'secret', draft: true }),
      documentOf('plans/first/pl', { slug: 'pierwszy' }),
      documentOf('blog/launch/en'),
      documentOf('blog/launch/pl', { slug: 'tajne', date: '2999-01-01' }),
      documentOf('vault/pl', { slug: 'sejf' }),
      documentOf('vault/en', { draft: true }),
    ];
    expect(redirectsOf(...documents).map(({ from }) => from)).toEqual([
      '/plans',
      '/plany',
      '/plans/first',
      '/plany/pierwszy',
      '/pl/blog/launch',
      '/sejf',
    ]);
  });

  it('names no slug of a hidden page, whatever is hidden', () => {
    const ids = ['a', 'a/b', 'a/b/c', 'blog', 'blog/d'];
    const pages = ids.flatMap((id) => [`${id}/en`, `${id}/pl`]);
    const states = fc.constantFrom('live', 'draft', 'scheduled', 'missing');
    fc.assert(
      fc.property(fc.array(states, { minLength: 10, maxLength: 10 }), (given) => {
        const status = new Map(pages.map((page, index) => [page, given[index]]));
        const documents = pages
          .filter((page) => status.get(page) !== 'missing')
          .map((page) => {
            const state = status.get(page);
            const slug = `${state === 'live' ? 'seen' : 'hidden'}-${page.replaceAll('/', '-')}`;
            // Only posts are scheduled by their date; a live page below a hidden one names that slug itself (draft-above).
            const isHidden = state !== 'live' && page !== 'blog/d/en' && page !== 'blog/d/pl';
            const date = state === 'scheduled' ? '2999-01-01' : '2026-01-01';
            const fields = page.startsWith('blog/d/') ? { date, draft: state === 'draft' } : {};
            return documentOf(page, { slug, draft: isHidden, ...fields });
          });
        const registry = registryOf(documents);
        const sound = contentRedirects(registry).filter(({ to }) => !to.includes('hidden'));
        for (const { from } of sound) expect(from).not.toContain('hidden');
      }),
    );
  });

  it('does not redirect to a draft', () => {
    const draft = documentOf('vault/en', { draft: true, redirectFrom: ['/safe'] });
    expect(redirectsOf(draft)).toEqual([]);
  });

  it('never redirects an address at which a page lives', () => {
    const redirects = redirectsOf(
      documentOf('story/en', { redirectFrom: ['/blog', '/tale'] }),
      documentOf('story/pl'),
      documentOf('blog/en'),
      documentOf('blog/pl'),
    );
    expect(redirects).toEqual([{ from: '/tale', to: '/story', status: 301 }]);
  });

  it('lets the first rule for an address win, old addresses before guesses', () => {
    const redirects = redirectsOf(
      documentOf('career/pl', { slug: 'kariera' }),
      documentOf('jobs/en', { redirectFrom: ['/career'] }),
      documentOf('jobs/pl', { redirectFrom: ['/praca'] }),
      documentOf('work/en', { redirectFrom: ['/career'] }),
      documentOf('work/pl'),
    );
    expect(redirects.filter(({ from }) => from === '/career')).toEqual([
      { from: '/career', to: '/jobs', status: 301 },
    ]);
  });
});
