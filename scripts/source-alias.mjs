import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))

/** `scripts/alias.mjs` for Vite. */
export const sourceAlias = [
  { find: /^@\//, replacement: root },
  { find: /^@hearth\//, replacement: `${root}packages/` },
]
