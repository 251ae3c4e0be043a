import { expect, it } from 'vitest';
import { renderWhole } from '@/tests/support/render-static';
import { IntroFilm } from './intro-film';

it.each([
  [true, 'eager'],
  [undefined, 'lazy'],
])(
  'is its poster alone on the server, decorative and with its size (isEager: %j)',
  async (isEager, loading) => {
    const document = await renderWhole(
      <IntroFilm
        isEager={isEager}
        poster={{ src: '/intro/poster.webp', width: 1920, height: 1080 }}
        sources={{ webm: '/intro/intro.webm', mp4: '/intro/intro.mp4' }}
        restartAt={3}
        labels={{ play: 'Play', pause: 'Pause' }}
      />,
    );
    const image = document.querySelector('img');
    expect(image?.getAttribute('src')).toBe('/intro/poster.webp');
    expect([image?.width, image?.height, image?.alt]).toEqual([1920, 1080, '']);
    expect(image?.getAttribute('loading')).toBe(loading);
    expect(document.querySelector('video, button')).toBeNull();
  },
);
