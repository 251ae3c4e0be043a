import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

const block = (props: string) =>
  `<VideoThumbnail video="aqz-KE-bpKQ" title="Spacer" imgSrc="/a.png" imgAlt="Kadr" ${props}/>`;

it('asks nothing of a third party and leads to the video before and without script', async () => {
  const document = await renderExample('video-thumbnail');
  const [link, toFilm] = document.querySelectorAll('a');
  expect(link?.getAttribute('href')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  expect(link?.getAttribute('aria-label')).toMatch(/^Play the video: Test film/);
  expect(toFilm?.getAttribute('href')).toBe('/film/diagrams.en.mp4');
  // Nothing of either is fetched before its button is pressed.
  expect(document.querySelector('iframe, script, video, source, [src*="youtube"]')).toBeNull();
});

it('shows still, title and length', async () => {
  const document = await renderMdx(block('duration="3:05" '), 'pl');
  expect(document.querySelector('img')?.getAttribute('alt')).toBe('Kadr');
  expect(textsOf(document, 'figcaption')).toEqual(['SpacerDługość: 3:05']);
  expect(textsOf(await renderMdx(block('')), 'figcaption')).toEqual(['Spacer']);
});
