import { availableParallelism } from 'node:os';
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
  ...(isDevelopment || isPreview ? ['preview.ts', 'preview.tsx', 'mdx'] : []),
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

/** @type {import('next').NextConfig} */
const config = {
  // In development an unknown address is answered with the not-found page, as in production.
  output: isDevelopment ? undefined : 'export',
  // `npm run build` says which code it is, completes what is exported there, and puts it into its place (scripts/build).
  distDir: process.env.SITE_CODE_ID && '.cache/export',
  generateBuildId: () => process.env.SITE_CODE_ID ?? null,
  // A page that is merely slow on a busy machine has not failed: after 60 s Next.js would begin it again, and end the build.
  staticPageGenerationTimeout: 600,
  reactStrictMode: true,
  poweredByHeader: false,
  pageExtensions,
  // `npm test` checks the types; a build that repeats it only takes longer.
  typescript: { ignoreBuildErrors: true },
  images,
  // Loaded by Node, not bundled: native code, and what is large and of no concern to browsers, which development would compile.
  serverExternalPackages: [...['parse5', 'picomatch', 'saxes', 'sharp', 'yaml', 'zod']],
  experimental: {
    globalNotFound: true,
    // With what builds with other settings have left, Turbopack prints errors ("Can't resolve './theme.css'") and goes on.
    turbopackFileSystemCacheForBuild: false,
    // Next takes one core fewer by itself; measured, all of them are faster.
    cpus: availableParallelism(),
  },
  turbopack: {
    root: import.meta.dirname,
    resolveAlias: {
      // With the classes of what only they show.
      ...(isDevelopment || isPreview ? { '@/app/globals.css': './app/preview.css' } : {}),
    },
  },
};

const withIntl = createNextIntlPlugin('./lib/i18n/request.ts');
const withMdx = createMDX({
  options: {
    remarkPlugins: [['remark-gfm', { singleTilde: false }]],
    rehypePlugins: ['rehype-slug'],
    tableCellAlignToStyle: false,
  },
});

export default withIntl(withMdx(config));
