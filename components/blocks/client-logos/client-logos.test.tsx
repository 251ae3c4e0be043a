import { describe, expect, it } from 'vitest';
import { readData } from '@/lib/content/data';
import { logoSetsOf } from '@/lib/schema/data/clients';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';
import { textOf } from '@/tests/support/texts';

const industries = ['fin', 'ind', 'saas', 'ssp', 'startup', 'trade'] as const;

describe('ClientLogos', () => {
  it.each(['en', 'pl'] as const)('shows every client below its industry: %s', async (locale) => {
    const document = await renderExample('client-logos', locale);
    const sections = [...document.querySelectorAll('section:has(> h3)')];
    const shown = sections.map((section) => [
      section.querySelector('h3')?.textContent?.replace(/\s+/g, ' '),
      [...section.querySelectorAll('li [role="img"]')].map((logo) =>
        logo.getAttribute('aria-label'),
      ),
    ]);
    const clients = logoSetsOf(readData('clients'));
    expect(shown).toEqual(
      industries.map((industry) => [
        textOf(locale, `components.client_logos.industries.${industry}`),
        clients[industry].map(({ alt }) => alt),
      ]),
    );
  });

  it('keeps to the industries and the order that were asked for', async () => {
    const document = await renderMdx('<ClientLogos industries={["trade", "saas"]} />');
    expect(textsOf(document, 'h3')).toEqual(['Retail', 'Software as a service']);
  });

  it('takes the width that a logo asks for', async () => {
    const [industry, wide] = Object.entries(logoSetsOf(readData('clients')))
      .flatMap(([name, logos]) => logos.map((logo) => [name, logo] as const))
      .find(([, { width }]) => width !== undefined) ?? ['', undefined];
    const document = await renderMdx(`<ClientLogos industries={["${industry}"]} />`);
    const logo = document.querySelector(`[aria-label="${wide?.alt}"]`);
    expect(logo?.getAttribute('width')).toBe(String(wide?.width));
  });

  it('refuses an industry it does not know', async () => {
    await expect(renderMdx('<ClientLogos industries={["space"]} />')).rejects.toThrow('industries');
  });
});
