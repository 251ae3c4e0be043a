import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';
import { renderStatic } from '@/tests/support/render-static';
import { Hero, type HeroKind } from './hero';

it('holds the page’s H1, its lead with the provider’s name, and both buttons with page addresses', async () => {
  const document = await renderExample('hero', 'pl');
  expect(textsOf(document, 'h1')).toEqual(['See what your cloud costs, and decide what it should']);
  expect(textsOf(document, 'h1 + p')[0]).toMatch(/^Engineers from \p{Lu}/u);
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/pl/kontakt', '/pl/historie-naszych-klientow']);
});

it('leaves out the buttons a writer does not name, and hides its picture from screen readers', async () => {
  const document = await renderMdx('<Hero heading="Title" lead="Lead." />');
  expect(document.querySelectorAll('a')).toHaveLength(0);
  expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('has what stands between its tags beside the text, in place of a drawing', async () => {
  const document = await renderMdx('<Hero heading="Title" lead="Lead.">\n\n1. First\n\n</Hero>');
  expect(textsOf(document, '.hero-beside > ol')).toEqual(['First']);
  expect(document.querySelector('svg')).toBeNull();
});

it.each([
  ['service', 'on-night', true],
  ['product', 'on-mist', true],
  ['story', 'on-purple', true],
  ['index', 'on-paper', false],
  ['task', 'on-mist', false],
] as const)(
  'opens a page of the kind %s on its own ground',
  (kind: HeroKind, ground, hasDrawing) => {
    const document = renderStatic(<Hero kind={kind} heading="Title" lead="Lead." />);
    const hero = document.querySelector(`[data-hero="${kind}"]`);
    expect(hero?.classList.contains(ground)).toBe(true);
    expect(document.querySelector('svg') !== null).toBe(hasDrawing);
  },
);

it('keeps a task on a card, and the facts of a story across the whole width', () => {
  const task = renderStatic(
    <Hero kind="task" heading="Title">
      <form />
    </Hero>,
  );
  expect(task.querySelector('.hero-card.on-paper > form')).not.toBeNull();
  const story = renderStatic(<Hero kind="story" heading="Title" foot={<p>Facts</p>} />);
  expect(story.querySelector('.hero-grid > .hero-foot')?.textContent).toBe('Facts');
});

it('binds short words of heading and lead by the rules of the page’s language', () => {
  const lead = 'Kopie na noc i w dzień';
  const document = renderStatic(<Hero locale="pl" heading="Od planu do próby" lead={lead} />);
  expect(document.body.textContent).toContain('Od\u00A0planu do\u00A0próby');
  expect(document.body.textContent).toContain('Kopie na\u00A0noc i\u00A0w\u00A0dzień');
});
