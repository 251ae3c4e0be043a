import { expect, it } from 'vitest';
import { readData } from '@/lib/content/data';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

it('shows all certificates with scope and year, in the order of the data', async () => {
  const document = await renderExample('certificate-list', 'pl');
  const all = Object.values(readData('certificates'));
  expect(textsOf(document, 'li h3')).toEqual(all.map(({ standard }) => standard));
  const [first] = textsOf(document, 'li');
  expect(first).toContain(`Numer${all[0]?.number}`);
  expect(first).toContain('WydanieISO/IEC 27001:2022');
  expect(first).toContain(`Pierwszy certyfikat${all[0]?.since}`);
  expect(first).toContain('Zakres: Platforma');
  const links = [...document.querySelectorAll('li a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/downloads/exit-plan.pl.pdf']);
  expect(links[0]?.textContent).toMatch(/^Certyfikat \(PDF,\s.+\): ISO\/IEC 27001$/);
});

it('shows those that are named, in the order in which they are named', async () => {
  const document = await renderMdx('<CertificateList certificates={["iso-22301", "iso-27001"]} />');
  expect(textsOf(document, 'h3')).toEqual(['ISO 22301', 'ISO/IEC 27001']);
});
