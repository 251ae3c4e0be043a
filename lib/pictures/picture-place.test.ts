import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { samplePictures } from '@/tests/support/picture-samples';
import { tellsPlace } from './picture-place';

const plain = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#496' } });
const place = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '52/1 24/1 0/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '16/1 55/1 0/1',
};
const formats: readonly (readonly [string, (picture: Sharp) => Sharp])[] = [
  ['JPEG', (picture) => picture.jpeg()],
  ['PNG', (picture) => picture.png()],
  ['WebP', (picture) => picture.webp()],
  ['AVIF', (picture) => picture.avif({ effort: 0 })],
];

describe.each(formats)('%s', (_name, encoded) => {
  it('tells where it was taken by its Exif data', async () => {
    const told = plain().withExif({ IFD3: place });
    expect(tellsPlace(await encoded(told).toBuffer())).toBe(true);
  });

  it('does not by what camera it was taken', async () => {
    const told = plain().withExif({ IFD0: { Make: 'Sample', Model: 'GPS 1' } });
    expect(tellsPlace(await encoded(told).toBuffer())).toBe(false);
    expect(tellsPlace(await encoded(plain()).toBuffer())).toBe(false);
  });
});

it('finds a place that XMP gives in words', async () => {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="52,24.0N"/></rdf:RDF></x:xmpmeta>`;
  expect(tellsPlace(await plain().withXmp(xmp).jpeg().toBuffer())).toBe(true);
});

it.each(Object.entries(samplePictures))('finds none in a sample %s', (_name, bytes) => {
  expect(tellsPlace(bytes)).toBe(false);
});

it('survives damaged data', () => {
  for (const text of [
    '',
    'II*\0',
    'MM\0*\0\0\0\u0008',
    'II*\0\u0008\0\0\0\u00ff\u00ff',
    'II*\0\u00ff\u00ff\u00ff\u00ff',
  ])
    expect(tellsPlace(Buffer.from(text, 'latin1'))).toBe(false);
});
