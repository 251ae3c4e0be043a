import { statSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileSize } from '@/lib/format/file-size';
import { readDefinition } from '@/lib/forms/form-definition';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

it('offers the file of the page’s language, with type and size in the name of the link', async () => {
  const document = await renderExample('download-card', 'pl');
  const file = '/downloads/exit-plan.pl.pdf';
  const link = document.querySelector('a');
  expect(link?.getAttribute('href')).toBe(file);
  expect(link?.type).toBe('application/pdf');
  const size = fileSize(statSync(`public${file}`).size, 'pl');
  const plain = link?.textContent?.replaceAll('\u00A0', ' ');
  expect(plain).toBe(
    `Pobierz (PDF, ${size}): Plan wyjścia z usługi chmurowej: lista kontrolna`.replaceAll(
      '\u00A0',
      ' ',
    ),
  );
});

it('says what is in it and whom it helps', async () => {
  const document = await renderExample('download-card');
  expect(textsOf(document, 'h3')[0]).toBe('Exit plan for a cloud service: a checklist');
  const [content, audience] = textsOf(document, 'article > p');
  expect(content).toMatch(/^Twenty points/);
  expect(audience).toMatch(/^Two pages/);
});

it('offers the spreadsheet of a file that has one', async () => {
  const document = await renderMdx('<DownloadCard download="soc-onboarding" />', 'pl');
  const sheet = document.querySelector('a[download]');
  expect(sheet?.getAttribute('href')).toBe('/downloads/soc-onboarding.pl.csv');
  expect(sheet?.textContent).toMatch(/arkuszu \(CSV\): Przed pierwszym dyżurem/);
});

describe('a gated file', () => {
  const source = '<DownloadCard download="exit-plan" isGated />';
  const hrefsIn = (document: Document) =>
    [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

  afterEach(() => vi.unstubAllEnvs());

  it('is given for an address; where no script runs, at once', async () => {
    vi.stubEnv('FORM_ENDPOINT', '/submissions');
    const document = await renderMdx(source);
    const form = document.querySelector<HTMLElement>('[data-form]')?.dataset['form'];
    const definition = readDefinition(form);
    expect(definition).toMatchObject({ kind: 'download', endpoint: '/submissions' });
    expect(definition?.file?.href).toBe('/downloads/exit-plan.en.pdf');
    expect(definition?.thanks).toBeUndefined();
    expect(hrefsIn(document)).toContain('/downloads/exit-plan.en.pdf');
  });

  it('is not gated where nothing takes the address', async () => {
    const document = await renderMdx(source);
    expect(document.querySelector('[data-form]')).toBeNull();
    expect(hrefsIn(document)).toEqual(['/downloads/exit-plan.en.pdf']);
  });
});
