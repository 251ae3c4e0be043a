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
