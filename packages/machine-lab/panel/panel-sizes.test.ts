import { gzipSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'
import { describe, expect, test } from 'vitest'

/** Compressed bytes of the package's own code; what Storybook, React and XState add is not counted. */
const MANAGER_BYTES = 20 * 1024
/** All that a story with a flow loads before anybody opens the panel. */
const SEAM_BYTES = 6 * 1024
const NOT_OWN = [/^react/, /^storybook/, /^xstate/, /^elkjs/]

describe('own code of the Storybook panel', () => {
  test('stays below 20 KB in the manager', async () => {
    const bundle = await bundled('manager.ts')
    expect(sizeOf(loadedWith(bundle, 'manager.ts'))).toBeLessThan(MANAGER_BYTES)
  })

  test('stays below 6 KB in the preview until the panel is open', async () => {
    const bundle = await bundled('preview.ts')
    const loaded = new Set([
      ...loadedWith(bundle, 'preview.ts'),
      ...loadedWith(bundle, 'conductor.ts'),
    ])
    expect(sizeOf(loaded)).toBeLessThan(SEAM_BYTES)
  })

  test('loads the layout engine only to draw a chart that has no picture', async () => {
    const bundle = await bundled('preview.ts')
    const withLayout = bundle.filter(({ imports }) => imports.includes('elkjs/lib/elk.bundled.js'))
    expect(withLayout.map(sourcesOf)).toEqual([expect.arrayContaining(['draw-chart.ts'])])
    for (const entry of ['preview.ts', 'conductor.ts', 'preparations.ts', 'situations.ts']) {
      expect([...loadedWith(bundle, entry)].flatMap(sourcesOf)).not.toContain('layout.ts')
    }
  })

  test('is weighed with all that it imports', async () => {
    const plain = await bundled('preview.ts')
    const larger = await bundled('preview.ts', heavier('conductor.ts', SEAM_BYTES))
    const grown = sizeOf(loadedWith(larger, 'conductor.ts'))
    expect(grown).toBeGreaterThan(SEAM_BYTES)
    expect(grown).toBeGreaterThan(sizeOf(loadedWith(plain, 'conductor.ts')))
  })
})

async function bundled(entry: string, ...plugins: Plugin[]): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    build: {
      write: false,
      target: 'es2022',
      // Only the program's name for it: Storybook's own build brings that code already.
      modulePreload: false,
      rolldownOptions: {
        input: new URL(entry, import.meta.url).pathname,
        preserveEntrySignatures: 'strict',
        external: NOT_OWN,
      },
    },
  })
  if (!('output' in built)) throw new Error('no single build')
  return built.output.filter((each) => each.type === 'chunk')
}

/** The chunk of a source file, with those that it imports at once. */
function loadedWith(bundle: Rolldown.OutputChunk[], source: string): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) visit(bundle.find(({ fileName }) => fileName === name))
  }
  const first = bundle.find((chunk) => sourcesOf(chunk).includes(source))
  if (!first) throw new Error(`No chunk has ${source}`)
  visit(first)
  return found
}

function sizeOf(chunks: Iterable<Rolldown.OutputChunk>): number {
  const own = [...chunks].filter((chunk) => sourcesOf(chunk).length > 0)
  return own.reduce((sum, { code }) => sum + gzipSync(code).length, 0)
}

/** Names of the package's own files in a chunk. */
function sourcesOf({ modules }: Rolldown.OutputChunk): string[] {
  const own = Object.keys(modules).filter((path) => path.includes('/machine-lab/'))
  return own.map((path) => path.slice(path.lastIndexOf('/') + 1))
}

/** Adds text that does not compress. */
function heavier(source: string, bytes: number): Plugin {
  const noise = Array.from({ length: bytes }, (_, at) =>
    ((at * at * 2654435761) >>> 7).toString(36),
  )
  return {
    name: 'heavier',
    transform: (code, id) =>
      id.endsWith(`/panel/${source}`) ? `${code}\nglobalThis.noise = '${noise.join('')}'` : null,
  }
}
