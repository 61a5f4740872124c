import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @type {import('next').NextConfig} */
export default {
  // Two builds side by side, for instance to compare them, need a folder each.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  poweredByHeader: false,
  // Pictures come in their sizes from the provider; this closes `/_next/image`.
  images: { unoptimized: true },
  reactStrictMode: true,
  // `app/responses/outgoing-answers.ts` compresses, after it has read the page.
  compress: false,
  // Title and description belong to the first HTML of a page, for every reader.
  htmlLimitedBots: /.*/,
  // Else 127.0.0.1 is called localhost, and a rewrite between the two leaves the process.
  skipProxyUrlNormalize: true,
  // Other lock files above this folder must not move the root of the project.
  turbopack: { root: dirname(fileURLToPath(import.meta.url)) },
  // Types are held by `npm test`; a start that has nothing to develop with only builds.
  typescript: { ignoreBuildErrors: true },
  agentRules: false,
  headers: async () => [
    { source: '/:path*', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] },
  ],
}
