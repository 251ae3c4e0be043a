import { availableParallelism } from 'node:os';
import createMDX from '@next/mdx';
import createNextIntlPlugin from 'next-intl/plugin';

const isDevelopment = process.env.NODE_ENV === 'development';
const isPreview = process.env.PREVIEW === '1';

/** Pages written in MDX (handbook, block gallery) exist in development and preview builds only. */
const pageExtensions =
  isDevelopment || isPreview ? ['preview.tsx', 'tsx', 'ts', 'mdx'] : ['tsx', 'ts'];

/** @type {import('next').NextConfig} */
const config = {
  // In development an unknown address is answered with the not-found page, as in production.
  output: isDevelopment ? undefined : 'export',
  reactStrictMode: true,
  poweredByHeader: false,
  pageExtensions,
  // `npm test` checks the types; a build that repeats it only takes longer.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  // A native parser: loaded by Node, not bundled.
  serverExternalPackages: ['satteri'],
  experimental: {
    globalNotFound: true,
    // Next takes one core fewer by itself; measured, all of them are faster.
    cpus: availableParallelism(),
  },
  turbopack: {
    root: import.meta.dirname,
    resolveAlias: {
      'contentlayer/generated': './.contentlayer/generated/index.mjs',
      'generated/content-state.json': './.generated/content-state.json',
    },
  },
};

const withIntl = createNextIntlPlugin('./lib/i18n/request.ts');
const withMdx = createMDX({
  options: { remarkPlugins: ['remark-gfm'], rehypePlugins: ['rehype-slug'] },
});

export default withIntl(withMdx(config));
