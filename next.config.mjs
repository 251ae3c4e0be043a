import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import createMDX from '@next/mdx';
import createNextIntlPlugin from 'next-intl/plugin';

const isDevelopment = process.env.NODE_ENV === 'development';
const isPreview = process.env.PREVIEW === '1';

/**
 * Pages written in MDX (handbook, block gallery) exist in development and preview builds only; routes that make what
 * builds make in advance (pictures), and what stands in for a page that cannot be rendered, in development only.
 */
const pageExtensions = [
  ...(isDevelopment ? ['development.ts', 'development.tsx'] : []),
  ...(isDevelopment || isPreview ? ['preview.tsx', 'mdx'] : []),
  'tsx',
  'ts',
];

/** Widths that pictures are offered in, in pixels (docs/behaviour.md §9); the build makes those that pages name. */
const images = {
  loader: 'custom',
  loaderFile: './lib/pictures/picture-loader.ts',
  deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
  imageSizes: [16, 32, 48, 64, 96, 128, 256, 384],
};

const planFile = process.env.RENDER_PLAN;

/** What the build says (lib/content/page-inputs.ts). */
const readPlan = () => planFile && JSON.parse(readFileSync(planFile, 'utf8'));

const plan = readPlan();

/** How often is looked whether the content has been read, in ms. */
const interval = 10;

/** Next.js has its own code in memory by now, and begins processes next, which load the content with the pages. */
async function whenRead() {
  while (readPlan()?.isUnread) await wait(interval);
}

/** Whether there are few pages to render, as there mostly are where it is not known yet which (scripts/build/next.ts). */
const isForFew = plan?.pathnames ? plan.pathnames.length <= 20 : plan?.isOpen;

/**
 * Code is compiled for an export. Pages are then rendered without one: it would copy each of them, and those of the build
 * before, to where nobody looks for them; the build takes them from where they were rendered (scripts/build/next.ts).
 */
const isExport = !isDevelopment && plan?.inputs === undefined;

/** @type {import('next').NextConfig} */
const config = {
  // In development an unknown address is answered with the not-found page, as in production.
  output: isExport ? 'export' : undefined,
  // In an export this is where scripts and styles go; Next.js keeps its own files in .next all the same.
  distDir: isExport && plan ? '.cache/next-export' : undefined,
  generateBuildId: () => plan?.buildId ?? null,
  // A page that is merely slow on a busy machine has not failed: after 60 s Next.js would begin it again, and end the build.
  staticPageGenerationTimeout: 600,
  reactStrictMode: true,
  poweredByHeader: false,
  pageExtensions,
  // `npm test` checks the types; a build that repeats it only takes longer.
  typescript: { ignoreBuildErrors: true },
  images,
  // Loaded by Node, not bundled: native code, and what is large and of no concern to browsers, which development would compile.
  serverExternalPackages: [
    ...['elkjs', 'satteri', 'sharp'],
    ...['acorn', 'parse5', 'picomatch', 'saxes', 'yaml', 'zod'],
  ],
  experimental: {
    globalNotFound: true,
    // A build begins with nothing in memory: with what the last one left there, which may have had other settings,
    // Turbopack handed style sheets to PostCSS without their names, whose imports were then looked for in the wrong
    // folder ("Can't resolve './theme.css'"), and did it again rightly.
    turbopackFileSystemCacheForBuild: false,
    // Next takes one core fewer by itself; measured, all of them are faster. A process takes a second of a core to begin:
    // one alone has rendered a few pages sooner, and leaves a core for what is made beside it.
    cpus: isForFew ? 1 : availableParallelism(),
  },
  turbopack: {
    root: import.meta.dirname,
    resolveAlias: {
      // The build makes the router's files itself, in a tenth of the time (docs/page-data.md).
      ...(isDevelopment
        ? {}
        : { './collect-segment-data': './scripts/build/page-data/no-segment-files.ts' }),
      // With the classes of what only they show.
      ...(isDevelopment || isPreview ? { '@/app/globals.css': './app/preview.css' } : {}),
      'preview-parts': `./components/mdx/preview/${isDevelopment || isPreview ? '' : 'no-'}preview-parts.tsx`,
    },
  },
};

const withIntl = createNextIntlPlugin('./lib/i18n/request.ts');
const withMdx = createMDX({
  options: {
    remarkPlugins: ['remark-gfm'],
    rehypePlugins: ['rehype-slug'],
    tableCellAlignToStyle: false,
  },
});

export default async () => {
  await whenRead();
  return withIntl(withMdx(config));
};
