import { describe, expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

describe('Steps', () => {
  const stepsOf = (count: number) => {
    const steps = Array.from(
      { length: count },
      (_, index) => `<Step heading="Step ${index + 1}" />`,
    );
    return renderMdx(`<Steps>\n\n${steps.join('\n\n')}\n\n</Steps>`);
  };

  it('numbers its steps for the eye, with a leading zero up to 9: screen readers count the list', async () => {
    const numbers = 'ol > li > span[aria-hidden="true"]';
    expect(textsOf(await stepsOf(11), numbers).slice(7)).toEqual(['08', '09', '10', '11']);
    expect(textsOf(await stepsOf(1), numbers)).toEqual(['01']);
  });

  it('shows heading, time where it is known, and text', async () => {
    const document = await renderExample('steps');
    const items = [...document.querySelectorAll('div > ol > li')];
    expect(items.map((item) => item.querySelector('h3')?.textContent)).toEqual([
      'An engineer reads it',
      'We reply',
      'We talk for an hour',
    ]);
    expect(items[0]?.querySelectorAll('p')).toHaveLength(1);
    expect(items[1]?.querySelector('h3 + p')?.textContent).toBe('Within one working day');
  });
});

describe('StepTimeline', () => {
  it('puts the drawing of a step into the half that its text leaves empty', async () => {
    const steps = ['A', 'B'].map(
      (heading) => `<TimelineItem heading="${heading}" src="/options/start.svg" />`,
    );
    const document = await renderMdx(`<StepTimeline>\n\n${steps.join('\n\n')}\n\n</StepTimeline>`);
    for (const item of document.querySelectorAll('li')) {
      expect(item.querySelector('img')?.alt).toBe('');
      expect(item.className).toContain('lg:grid-cols-2');
      expect(item.querySelector('div')?.className).toContain('even:col-start-2');
      expect(item.querySelector('img')?.className).toMatch(/odd:col-start-2.*even:col-start-1/);
    }
  });
});
