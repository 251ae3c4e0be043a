import { describe, expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

describe('StepTimeline', () => {
  it('numbers its steps in an ordered list, with a leading zero up to 9', async () => {
    const steps = Array.from(
      { length: 11 },
      (_, index) => `<TimelineItem heading="Step ${index + 1}">\n\nText.\n\n</TimelineItem>\n\n`,
    );
    const document = await renderMdx(`<StepTimeline>\n\n${steps.join('')}</StepTimeline>`);
    expect(textsOf(document, 'ol > li > span').slice(0, 2)).toEqual(['01', '02']);
    expect(textsOf(document, 'ol > li > span').slice(8)).toEqual(['09', '10', '11']);
  });

  it('shows heading and text of each step', async () => {
    const document = await renderExample('step-timeline');
    expect(textsOf(document, 'li h3')).toEqual(['Read access', 'Allocation', 'First decisions']);
    expect(textsOf(document, 'li p')[1]).toMatch(/^Every line of the invoice gets an owner/);
  });

  it('shows the picture of a step as decoration', async () => {
    const step = '<TimelineItem heading="A" src="/options/start.svg">\n\nText.\n\n</TimelineItem>';
    const document = await renderMdx(`<StepTimeline>\n\n${step}\n\n</StepTimeline>`);
    const picture = document.querySelector('li img');
    expect([picture?.getAttribute('src'), picture?.getAttribute('alt')]).toEqual([
      '/options/start.svg',
      '',
    ]);
    expect(textsOf(document, 'ol > li > span')).toEqual(['01']);
  });

  it('puts the drawing of a step into the half that its text leaves empty', async () => {
    const steps = ['A', 'B'].map(
      (heading) => `<TimelineItem heading="${heading}" src="/options/start.svg" />`,
    );
    const document = await renderMdx(`<StepTimeline>\n\n${steps.join('\n\n')}\n\n</StepTimeline>`);
    for (const item of document.querySelectorAll('li')) {
      expect(item.className).toContain('lg:grid-cols-2');
      expect(item.querySelector('div')?.className).toContain('even:col-start-2');
      expect(item.querySelector('img')?.className).toMatch(/odd:col-start-2.*even:col-start-1/);
    }
  });

  it('says where a step belongs that stands alone', async () => {
    await expect(renderMdx('<TimelineItem heading="A" />')).rejects.toThrow(
      '<TimelineItem> is outside <StepTimeline>',
    );
  });
});
