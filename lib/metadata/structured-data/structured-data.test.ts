import fc from 'fast-check';
import { blockSchemas } from 'generated/block-schemas';
import { describe, expect, it, vi } from 'vitest';
import { readOpenJobs } from '@/lib/content/data';
import type { Registry } from '@/lib/content/registry';
import { compileBody } from '@/lib/mdx/compile';
import { jobsSchema } from '@/lib/schema/data/jobs';
import { site } from '@/site.config';
import { documentOf, inEveryLanguage, pageIn, registryOf } from '@/tests/support/documents';
import { safeJson } from './json-ld-text';
import { isoDuration, pageGraph } from './page-graph';

vi.mock('@/lib/content/data', async (original) => {
  const actual = await original<typeof import('@/lib/content/data')>();
  const anna = { name: 'Anna', position: { en: 'Lead', pl: 'Liderka' }, bio: { en: 'E', pl: 'P' } };
  const readData = (name: Parameters<typeof actual.readData>[0]) =>
    name === 'people' ? { anna } : actual.readData(name);
  return { ...actual, readData, readOpenJobs: vi.fn(actual.readOpenJobs) };
});

const sections = {
  services: inEveryLanguage({
    en: { title: 'Services', slug: 'services' },
    pl: { title: 'Usługi', slug: 'uslugi' },
  }),
};
const registry = registryOf(
  [
    documentOf('home/en', { path: '/', shortTitle: 'Home' }),
    documentOf('services/finops/en', { shortTitle: 'FinOps' }),
    documentOf('services/finops/costs/en'),
    documentOf('blog/en', { layout: 'blog' }),
    documentOf('blog/post/en', { category: 'news', updateDate: '2026-02-02' }),
    { ...documentOf('author/en'), id: 'blog/authors/anna' },
    documentOf('case-studies/cez/en'),
    documentOf('career/en'),
    documentOf('search/en'),
  ],
  { sections },
);

type Node = Record<string, unknown>;

/** Structured data of a page with a text, by type. */
function nodesOf(id: string, source = '', from: Registry = registry): Map<unknown, Node> {
  const body = compileBody(source, {
    locale: 'en',
    blocks: blockSchemas,
    resolveLink: (href) => href,
  });
  const nodes = pageGraph(pageIn(from, id, 'en'), body, from) as unknown as Node[];
  return new Map(nodes.map((node) => [node['@type'], node]));
}

describe('structured data of a page', () => {
  it('of the home page names the provider, the site and its search', () => {
    const nodes = nodesOf('home');
    expect([...nodes.keys()]).toEqual(['Organization', 'WebSite']);
    expect(nodes.get('WebSite')?.['potentialAction']).toMatchObject({
      target: { urlTemplate: `${site.origin}/search?q={search_term_string}` },
    });
  });

  it('below a section tells the way there, without folders that are no page', () => {
    const list = nodesOf('services/finops/costs').get('BreadcrumbList')?.['itemListElement'];
    expect((list as Node[]).map(({ position, name, item }) => [position, name, item])).toEqual([
      [1, 'Home', site.origin],
      [2, 'FinOps', `${site.origin}/services/finops`],
      [3, expect.any(String), `${site.origin}/services/finops/costs`],
    ]);
    expect(nodesOf('career').size).toBe(0);
  });

  it('offers a service without a price that nobody has named', () => {
    const service = nodesOf('services/finops').get('Service');
    expect(service).toMatchObject({ name: 'FinOps', category: 'Services' });
    expect(service).not.toHaveProperty('offers');
  });

  it('tells who wrote a post and when, and where the author is introduced', () => {
    expect(nodesOf('blog/post').get('NewsArticle')).toMatchObject({
      datePublished: '2026-01-01',
      dateModified: '2026-02-02',
      author: [{ '@type': 'Person', name: 'Anna', url: `${site.origin}/blog/authors/anna` }],
      image: [`${site.origin}/og/blog/post.en.jpg`],
    });
    expect(nodesOf('blog/authors/anna').get('ProfilePage')).toMatchObject({
      mainEntity: { name: 'Anna', jobTitle: 'Lead' },
    });
    expect(nodesOf('case-studies/cez').has('Article')).toBe(true);
  });

  it('lists the questions that an accordion answers, in plain words', () => {
    const source = [
      '<Accordion>',
      '<AccordionItem title="How long?">\n\nTwo *weeks*.\n\n- One\n- Two\n\n</AccordionItem>',
      '<AccordionItem title="Everything was archived">\n\nNo question.\n\n</AccordionItem>',
      '</Accordion>',
    ].join('\n\n');
    expect(nodesOf('career', source).get('FAQPage')?.['mainEntity']).toEqual([
      {
        '@type': 'Question',
        name: 'How long?',
        acceptedAnswer: { '@type': 'Answer', text: 'Two weeks. One Two' },
      },
    ]);
  });

  it('tells of a video when it is known since when it is there', () => {
    const video = (more = '') =>
      `<VideoThumbnail video="aqz-KE-bpKQ" title="A walk" duration="1:02:05" imgSrc="/still.svg" imgAlt="" ${more} />`;
    expect(nodesOf('career', video()).size).toBe(0);
    expect(nodesOf('blog/post', video()).get('VideoObject')).toMatchObject({
      uploadDate: '2026-01-01',
    });
    expect(nodesOf('career', video('published="2026-03-03"')).get('VideoObject')).toMatchObject({
      name: 'A walk',
      uploadDate: '2026-03-03',
      duration: 'PT1H2M5S',
      thumbnailUrl: `${site.origin}/still.svg`,
    });
    const film = video('published="2026-03-03"').replace('video="aqz-KE-bpKQ"', 'film="diagrams"');
    const ofFilm = nodesOf('career', film).get('VideoObject');
    expect(ofFilm).toMatchObject({
      contentUrl: expect.stringMatching(/\/film\/diagrams\.\w\w\.mp4$/),
    });
    expect(ofFilm).not.toHaveProperty('embedUrl');
    expect(isoDuration('3:00')).toBe('PT3M0S');
  });

  it('tells of open positions on the page that lists them', () => {
    const [job] = jobsSchema.parse([
      {
        position: 'Inżynier SOC',
        level: 'mid',
        contract: 'C',
        place: 'P',
        cities: ['Warszawa', 'Poznań'],
        description: 'D.',
        posted: '2026-10-01',
        validThrough: '2026-12-31',
        pay: { employment: { from: 9000, to: 12000 }, b2b: { from: 11000, to: 15000 } },
      },
    ]);
    vi.mocked(readOpenJobs).mockReturnValue(job ? [job] : []);
    expect(nodesOf('career', '<JobList />').get('JobPosting')).toMatchObject({
      title: 'Inżynier SOC',
      identifier: { value: 'inżynier-soc' },
      datePosted: '2026-10-01',
      validThrough: '2026-12-31',
      employmentType: ['FULL_TIME'],
      baseSalary: {
        currency: 'PLN',
        value: { minValue: 9000, maxValue: 12000, unitText: 'MONTH' },
      },
      jobLocation: [{ '@type': 'Place' }, { '@type': 'Place' }],
    });
    expect(nodesOf('career').size).toBe(0);
  });
});

describe('structured data in a page', () => {
  it('is what it was, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => {
        const value = { name, [name]: [name] };
        const text = safeJson(value);
        expect(text).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(text)).toEqual(value);
      }),
    );
  });
});
