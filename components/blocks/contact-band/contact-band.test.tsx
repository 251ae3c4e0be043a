import { expect, it } from 'vitest';
import { site } from '@/site.config';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

it('is a region named by its heading, with the step between its tags', async () => {
  const document = await renderExample('contact-band');
  const band = document.querySelector('section.on-mist');
  const heading = document.getElementById(band?.getAttribute('aria-labelledby') ?? '');
  expect(heading?.tagName).toBe('H2');
  expect(heading?.textContent).toBe('Bring us the system nobody wants to move');
  expect(band?.querySelector('a[href="/contact-us"]')?.textContent).toBe('Talk to an engineer');
  expect(textsOf(document, 'dl')).toEqual([
    'Not forSystems that change every week while they move',
  ]);
});

it('gives phone and e-mail of the company', async () => {
  const document = await renderMdx('<ContactBand heading="Porozmawiajmy" id="rozmowa" />', 'pl');
  expect(textsOf(document, '#rozmowa li')).toEqual([
    `Telefon: ${site.contact.phone}`,
    `E-mail: ${site.contact.email}`,
  ]);
  expect(document.querySelector('section p')).toBeNull();
  expect(document.querySelector('section dl')).toBeNull();
});
