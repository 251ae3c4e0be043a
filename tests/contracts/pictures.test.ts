import { expect, it } from 'vitest';
import { svgFaults } from '@/lib/check/rules/pictures/svg-faults';
import { exampleFolder } from '@/lib/pictures/locate-picture';
import { builtFiles, outDirectory, readBuilt } from '@/tests/support/built-site';
import { auditPictures, firstScreenWeight } from '@/tests/support/picture-audit';

/**
 * Most that the pictures of the home page's first screen may weigh, in bytes: a second of a slow
 * telephone connection (1.6 Mbit/s, what Lighthouse simulates) less what HTML and styles need.
 */
const budget = 100 * 1024;

/** A telephone of 390 CSS pixels has three device pixels for each (specification: screens of design.md). */
const telephone = 390 * 3;

it('has every picture that a page names, in the type and width it says, and no variant more', async () => {
  expect(await auditPictures(outDirectory)).toEqual([]);
});

it.each(['index.html', 'pl.html'])('loads at most 100 KB of pictures first on %s', (page) => {
  expect(firstScreenWeight(outDirectory, page, telephone)).toBeLessThanOrEqual(budget);
});

it('serves drawings that are shapes and texts only, those the build makes among them', () => {
  const drawings = builtFiles.filter((file) => file.endsWith('.svg'));
  expect(drawings.length).toBeGreaterThan(0);
  const faults = drawings.flatMap((file) =>
    svgFaults(readBuilt(file)).map(({ message }) => `${file}: ${message}`),
  );
  expect(faults).toEqual([]);
});

it('publishes no pictures of the gallery’s examples', () => {
  expect(builtFiles.filter((file) => file.startsWith(`${exampleFolder}/`))).toEqual([]);
});
