import { describe, expect, it } from 'vitest';
import { askedCategories, askedCategoriesOf, type Loaders } from './asked-categories';

const video = '<VideoThumbnail video="aqz-KE-bpKQ" title="A film" imgSrc="./film.png" imgAlt="" />';
const nothing: Loaders = { bodies: [], tagManagerId: undefined, hasGallery: false };

describe('what visitors are asked about', () => {
  it.each([
    ['nothing, where nothing is loaded', {}, []],
    ['analytics, with a container of the tag manager', { tagManagerId: 'GTM-AB12' }, ['analytics']],
    ['marketing, with a video on any page', { bodies: ['Text.', video] }, ['marketing']],
    ['marketing, where the gallery shows a video', { hasGallery: true }, ['marketing']],
    [
      'both, with both',
      { tagManagerId: 'GTM-AB12', bodies: [`<Section>\n\n${video}\n\n</Section>`] },
      ['analytics', 'marketing'],
    ],
  ])('is %s', (_, loaders, expected) => {
    expect(askedCategories({ ...nothing, ...loaders })).toEqual(expected);
  });

  it.each([
    ['as code', `\`${video}\``],
    ['in a fence', `\`\`\`mdx\n${video}\n\`\`\``],
    ['as the beginning of another name', '<VideoThumbnails />'],
    ['in words', 'The block VideoThumbnail plays a video.'],
    ['with a film of our own', video.replace('video="aqz-KE-bpKQ"', 'film="diagrams"')],
  ])('leaves out a block that is only named: %s', (_, body) => {
    expect(askedCategories({ ...nothing, bodies: [body] })).toEqual([]);
  });

  it('are the same for all pages of a site, and looked up once for each list of them', () => {
    let times = 0;
    let pages = [
      {
        get body() {
          times += 1;
          return video;
        },
      },
    ];
    const content = { pages: () => pages };
    expect(askedCategoriesOf(content)).toEqual(['marketing']);
    expect(askedCategoriesOf(content)).toEqual(['marketing']);
    expect(times).toBe(1);
    pages = [{ body: 'A text without a film.' }];
    expect(askedCategoriesOf(content)).toEqual([]);
  });
});
