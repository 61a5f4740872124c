import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  compress: true,
  // Other lock files above this folder must not move the root of the project.
  turbopack: { root: dirname(fileURLToPath(import.meta.url)) },
  // Types are held by `npm test`; a start that has nothing to develop with only builds.
  typescript: { ignoreBuildErrors: true },
  agentRules: false,
}
