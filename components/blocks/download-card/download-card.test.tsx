import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileSize } from '@/lib/format/file-size';
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
  expect(textsOf(document, 'h3')).toEqual(['Exit plan for a cloud service: a checklist']);
  const [content, audience] = textsOf(document, 'article > p');
  expect(content).toMatch(/^Twenty points/);
  expect(audience).toMatch(/^Two pages/);
});

it('names a download that is not there', async () => {
  await expect(renderMdx('<DownloadCard download="nothing" />')).rejects.toThrow(
    'there is no download "nothing"',
  );
});
