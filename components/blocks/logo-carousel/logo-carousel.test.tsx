import { describe, expect, it } from 'vitest';
import { readData } from '@/lib/content/data';
import { logoSetsOf } from '@/lib/schema/data/clients';
import { renderExample, renderMdx } from '@/tests/support/render-mdx';

const names = (document: Document) =>
  [...document.querySelectorAll('section [role="img"]')].map((logo) =>
    logo.getAttribute('aria-label'),
  );

describe('LogoCarousel', () => {
  it('shows the clients of all industries, each once', async () => {
    const all = Object.values(logoSetsOf(readData('clients'))).flatMap((logos) =>
      logos.map(({ alt }) => alt),
    );
    expect(names(await renderExample('logo-carousel'))).toEqual(all);
    expect(new Set(all).size).toBe(all.length);
  });

  it('keeps to the industries and the order that were asked for', async () => {
    const document = await renderMdx(
      '<LogoCarousel label="Clients" industries={["trade", "ind"]} />',
    );
    const { trade, ind } = logoSetsOf(readData('clients'));
    expect(names(document)).toEqual([...trade, ...ind].map(({ alt }) => alt));
  });

  it('has no counter', async () => {
    const document = await renderExample('logo-carousel');
    const controls = document.querySelector('button')?.parentElement;
    expect(controls?.querySelectorAll('button')).toHaveLength(3);
    expect(controls?.querySelectorAll('p')).toHaveLength(0);
  });

  it('is a list where all names are in view', async () => {
    const document = await renderMdx('<LogoCarousel label="Clients" industries={["trade"]} />');
    expect(logoSetsOf(readData('clients')).trade).toHaveLength(2);
    expect(document.querySelectorAll('section li [role="img"]')).toHaveLength(2);
    expect(document.querySelectorAll('button')).toHaveLength(0);
  });
});
