import { isPreview } from '@/lib/content/content-directory';
import { notFoundId } from '@/lib/content/known-pages';
import { readContent } from '@/lib/content/reader';
import { createRegistry } from '@/lib/content/registry';
import { currentMoment } from '@/lib/environment/clock';
import { socialPictureProps } from '@/lib/metadata/social-picture-of';

/** Time of all threads of this process, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** What the social pictures of all pages cost without a cache: processor time, with loading what draws them, and bytes. */
export async function benchSocial(): Promise<void> {
  const registry = createRegistry({ ...readContent(), now: currentMoment(), isPreview });
  const props = registry
    .pages()
    .filter(({ id }) => id !== notFoundId)
    .map((page) => socialPictureProps(page, registry));
  const start = processorTime();
  const { renderSocialPicture } = await import('@/lib/art/social-cache');
  const loaded = processorTime();
  const sizes: number[] = [];
  for (const one of props) sizes.push((await renderSocialPicture(one)).length);
  const end = processorTime();
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`${sizes.length} social pictures, one after the other`);
  console.log(`  processor time each: ${((end - start) / sizes.length).toFixed(1)} ms`);
  console.log(`  of it once, for loading: ${(loaded - start).toFixed(0)} ms`);
  console.log(
    `  bytes: ${Math.round(total / sizes.length)} on average, ${Math.max(...sizes)} at most`,
  );
}
