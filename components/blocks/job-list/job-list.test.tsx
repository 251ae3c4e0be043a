import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readOpenJobs } from '@/lib/content/data';
import { site } from '@/site.config';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

const job = {
  position: 'Administrator',
  level: 'mid',
  contract: 'umowa o pracę',
  place: 'Poznań',
  cities: ['Poznań'],
  description: 'Utrzymanie.',
  employment: ['full-time' as const],
  posted: '2026-01-01',
  validThrough: '2099-12-31',
};

vi.mock('@/lib/content/data', async (original) => {
  const actual = await original<typeof import('@/lib/content/data')>();
  return { ...actual, readOpenJobs: vi.fn(actual.readOpenJobs) };
});

beforeEach(() => {
  vi.mocked(readOpenJobs).mockClear();
});

describe('JobList', () => {
  it('shows the six positions with their facts and a message to apply by', async () => {
    const document = await renderMdx('<JobList />', 'pl');
    const cards = [...document.querySelectorAll('li article')];
    expect(cards).toHaveLength(6);
    expect(textsOf(document, 'li dt').slice(0, 3)).toEqual(['Poziom', 'Umowa', 'Miejsce']);
    const links = [...document.querySelectorAll('li article a')];
    expect(links[1]?.textContent).toBe('Aplikuj: Analityk / analityczka SOC');
    const url = new URL(links[1]?.getAttribute('href') ?? '');
    expect(url.pathname).toBe(site.contact.email);
    expect(url.searchParams.get('subject')).toBe('Zgłoszenie: Analityk / analityczka SOC');
  });

  it('says what a position pays, by the kind of contract', async () => {
    const pay = { employment: { from: 9500, to: 12_500 }, b2b: { from: 12_000, to: 15_000 } };
    vi.mocked(readOpenJobs).mockReturnValueOnce([job, { ...job, position: 'B', pay }]);
    const document = await renderMdx('<JobList />', 'pl');
    const values = textsOf(document, 'li dd').map((text) => text.replaceAll(/\s/gu, ' '));
    expect(values.slice(0, 3)).toEqual(['mid', 'umowa o pracę', 'Poznań']);
    expect(values.at(-1)).toBe('9500–12 500 zł brutto / 12 000–15 000 zł netto, B2B');
    expect(values).toHaveLength(7);
  });

  it('marks Polish texts on a page in English', async () => {
    const document = await renderExample('job-list');
    expect(document.querySelector('ul')?.getAttribute('lang')).toBe('pl');
    expect(textsOf(document, 'legend')).toEqual(['Place', 'Level']);
  });

  it('has no filters for one position, and says so when there is none', async () => {
    vi.mocked(readOpenJobs).mockReturnValueOnce([job]);
    const one = await renderMdx('<JobList />', 'pl');
    expect(textsOf(one, 'li h3')).toEqual(['Administrator']);
    expect(one.querySelector('form')).toBeNull();
    vi.mocked(readOpenJobs).mockReturnValueOnce([]);
    const none = await renderMdx('<JobList />', 'pl');
    expect(none.querySelector('ul, form')).toBeNull();
    expect(none.body.textContent).toContain('nie prowadzimy rekrutacji');
  });

  it('leads to where a position asks to apply', async () => {
    vi.mocked(readOpenJobs).mockReturnValueOnce([{ ...job, url: '/contact-us' }]);
    const document = await renderMdx('<JobList />', 'pl');
    expect(document.querySelector('li a')?.getAttribute('href')).toBe('/pl/kontakt');
  });
});

describe('JobCard', () => {
  it('stands alone with its facts', async () => {
    const document = await renderMdx(
      '<JobCard position="Writer" level="junior" contract="part-time" place="Warsaw" url="/contact-us" />',
    );
    expect(textsOf(document, 'dd')).toEqual(['junior', 'part-time', 'Warsaw']);
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/contact-us');
    expect(document.querySelector('li, form')).toBeNull();
  });
});
