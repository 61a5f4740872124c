// Resolves `@/x` from the repository root, so that Node runs the TypeScript sources unbundled:
// `node --import ./scripts/alias.mjs server/main.ts`.
import { registerHooks } from 'node:module'

const root = new URL('../', import.meta.url)

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!specifier.startsWith('@/')) return nextResolve(specifier, context)
    return nextResolve(new URL(specifier.slice(2), root).href, context)
  },
})
