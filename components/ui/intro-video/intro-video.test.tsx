import { JSDOM } from 'jsdom';
import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { IntroVideo } from './intro-video';

it('is its poster alone on the server, fetched first, decorative and with its size', async () => {
  const { prelude } = await prerender(
    <IntroVideo
      poster={{ src: '/intro/poster.webp', width: 1920, height: 1080 }}
      sources={{ webm: '/intro/intro.webm', mp4: '/intro/intro.mp4' }}
      restartAt={3}
      labels={{ play: 'Play', pause: 'Pause' }}
    />,
  );
  const html = await new Response(prelude as ReadableStream).text();
  const { document } = new JSDOM(html).window;
  const image = document.querySelector('img');
  expect(image?.getAttribute('src')).toBe('/intro/poster.webp');
  expect([image?.width, image?.height, image?.alt]).toEqual([1920, 1080, '']);
  expect(image?.getAttribute('loading')).toBe('eager');
  expect(document.querySelector('video, button')).toBeNull();
});
