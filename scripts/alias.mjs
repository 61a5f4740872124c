// Resolves `@/x` from the repository root and `@hearth/x` from `packages/`, so that Node runs the
// TypeScript sources unbundled: `node --import ./scripts/alias.mjs server/main.ts`.
import { registerHooks } from 'node:module'

const root = new URL('../', import.meta.url)

registerHooks({
  resolve: (specifier, context, nextResolve) => nextResolve(toSource(specifier), context),
})

function toSource(specifier) {
  if (specifier.startsWith('@/')) return new URL(specifier.slice(2), root).href
  if (!specifier.startsWith('@hearth/')) return specifier
  return new URL(`packages/${specifier.slice('@hearth/'.length)}.ts`, root).href
}
