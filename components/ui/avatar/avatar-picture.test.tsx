// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { happen, mount } from '@/tests/support/mount-client';
import { AvatarPicture } from './avatar-picture.client';

/** Mounts a picture that is in a given condition before script runs. */
async function mountPicture(complete: boolean, naturalWidth: number) {
  const ready = (image: HTMLImageElement | null) => {
    if (image)
      Object.defineProperties(image, {
        complete: { value: complete },
        naturalWidth: { value: naturalWidth },
      });
  };
  const { container } = await mount(
    <AvatarPicture>
      {/* biome-ignore lint/performance/noImgElement: stands for the picture the server renders */}
      <img ref={ready} src="/a.png" alt="" />
    </AvatarPicture>,
  );
  const image = container.querySelector('img');
  const state = () => container.querySelector('[data-state]')?.getAttribute('data-state');
  const fire = (type: string) => happen(() => image?.dispatchEvent(new Event(type)));
  return { state, fire };
}

it('knows a picture that was in the cache before script ran', async () => {
  expect((await mountPicture(true, 40)).state()).toBe('loaded');
});

it('knows a picture that had failed before script ran', async () => {
  expect((await mountPicture(true, 0)).state()).toBe('error');
});
