import { describe, expect, it } from 'vitest';
import { content } from '@/lib/content/site-content';
import { renderMdx, textsOf } from '@/tests/support/render-mdx';

/** A card with the least it needs, and some more. */
const card = (more = '') =>
  `<MigrationServiceCard name="landing_zone.name" description="landing_zone.description" ${more} />`;

async function classesOf(more: string, selector = 'article'): Promise<string[]> {
  const document = await renderMdx(card(more));
  return document.querySelector(selector)?.getAttribute('class')?.split(' ') ?? [];
}

describe('MigrationServiceCard', () => {
  it('has name and description behind their keys, and both buttons', async () => {
    const more = 'img="server" pdf="exit-plan" url="/services/onboarding-and-migration"';
    const document = await renderMdx(card(more), 'pl');
    expect(textsOf(document, 'h3')[0]).toBe('Landing zone');
    expect(textsOf(document, 'article > p')[0]).toMatch(/^Konta, sieci, tożsamości/);
    const [pdf, page] = [...document.querySelectorAll('a')];
    expect(pdf?.textContent).toBe('Otwórz PDF: Landing zone (otwiera się w\u00A0nowej karcie)');
    expect([pdf?.getAttribute('href'), pdf?.target]).toEqual([
      '/downloads/exit-plan.pl.pdf',
      '_blank',
    ]);
    expect(pdf?.className).toContain('uppercase');
    expect(page?.textContent).toBe('Dowiedz się więcej: Landing zone');
    expect([page?.getAttribute('href'), page?.target]).toEqual([
      content.pathnameOf('services/onboarding-and-migration', 'pl'),
      '',
    ]);
  });

  it('has the measures of the specification unless it says otherwise', async () => {
    expect(await classesOf('')).toEqual(
      expect.arrayContaining(['w-full', 'xl:w-85.5', 'min-h-0', 'border-2', 'rounded-card']),
    );
    expect(await classesOf('imgSrc="/favicon.svg" imgAlt=""', 'img')).toEqual(
      expect.arrayContaining(['w-10.5', 'h-auto']),
    );
  });

  it('takes other measures', async () => {
    const more =
      'cardWidth={{ base: "50%", xl: "400px" }} cardHeight="320px" borderWidth="1px" borderRadius="0" borderColor="blue"';
    expect(await classesOf(more)).toEqual(
      expect.arrayContaining([
        'w-1/2',
        'xl:w-100',
        'min-h-80',
        'border',
        'rounded-none',
        'border-blue',
      ]),
    );
    expect(await classesOf('headingHeight="64px"', 'h3')).toContain('min-h-16');
    const texts = await classesOf('descriptionHeight="96px" descriptionFontSize="14px"', 'p');
    expect(texts).toEqual(expect.arrayContaining(['min-h-24', 'text-small']));
  });

  it.each([
    ['imgWidth="57px"', 'imgWidth'],
    ['imgWidth={42}', 'imgWidth'],
    ['cardWidth={{ lg: "50%" }}', 'lg'],
    ['img="unicorn"', 'composition or an icon'],
    ['img="layers" imgSrc="/favicon.svg"', 'found both'],
    ['headingProps={{ style: "color:red" }}', '`style` cannot be given'],
    ['imgProps={{ onload: "x" }}', '`onload` cannot be given'],
    ['pdf="nothing"', 'there is no download "nothing"'],
  ])('refuses %s', async (more, message) => {
    await expect(renderMdx(card(more))).rejects.toThrow(message);
  });

  it('refuses a key without a text', async () => {
    const wrong = '<MigrationServiceCard name="unknown.name" description="landing_zone.name" />';
    await expect(renderMdx(wrong)).rejects.toThrow('there is no text "unknown.name"');
  });

  it('hands further attributes on, and names a drawing that says something', async () => {
    const document = await renderMdx(
      card('headingProps={{ lang: "en" }} img="layers" imgAlt="Layers of a landing zone"'),
    );
    expect(document.querySelector('h3')?.getAttribute('lang')).toBe('en');
    expect(document.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(
      'Layers of a landing zone',
    );
    const eager = await renderMdx(
      card('imgSrc="/favicon.svg" imgProps={{ loading: "eager", title: "T" }}'),
    );
    const picture = eager.querySelector('img');
    expect([picture?.getAttribute('loading'), picture?.title]).toEqual(['eager', 'T']);
  });

  it('does without picture and buttons', async () => {
    const plain = await renderMdx(card());
    expect(plain.querySelectorAll('img, svg, a')).toHaveLength(0);
  });
});
