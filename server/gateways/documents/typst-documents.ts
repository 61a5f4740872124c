import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Documents, DocumentsUnavailable, type Paper } from './documents.ts'

/** The part of the package that is used. */
type Typst = {
  NodeCompiler: { create(options: { fontArgs: { fontBlobs: Buffer[] }[] }): Compiler }
}
type Compiler = {
  pdf(source: { mainFileContent: string; inputs: Record<string, string> }): Buffer
  evictCache(maxAge: number): void
}

const TEMPLATE = new URL('./paper.typ', import.meta.url)
/** Latin, Greek and Cyrillic letters come with the compiler. */
const ARABIC = new URL('../images/fonts/noto-sans-arabic.ttf', import.meta.url)
const KEPT_COMPILATIONS = 10

/**
 * Makes PDF files by Typst. Its 51 MB are loaded with the first document, and the compiler is kept.
 * What a paper says is data of the template, never a part of it.
 */
export function createTypstDocuments(load: () => Typst = loadTypst): Documents {
  let opened: ReturnType<typeof open> | undefined
  return {
    async paper(paper: Paper) {
      opened ??= open(load)
      opened.catch(() => {
        opened = undefined
      })
      const { compiler, template } = await opened
      const inputs = { paper: JSON.stringify(paper) }
      const pdf = compiler.pdf({ mainFileContent: template, inputs })
      compiler.evictCache(KEPT_COMPILATIONS)
      return pdf
    },
  }
}

async function open(load: () => Typst): Promise<{ compiler: Compiler; template: string }> {
  const [template, arabic] = await Promise.all([readFile(TEMPLATE, 'utf8'), readFile(ARABIC)])
  return { compiler: createCompiler(load, arabic), template }
}

function createCompiler(load: () => Typst, arabic: Buffer): Compiler {
  try {
    return load().NodeCompiler.create({ fontArgs: [{ fontBlobs: [arabic] }] })
  } catch (error) {
    throw new DocumentsUnavailable(error)
  }
}

const require = createRequire(import.meta.url)

function loadTypst(): Typst {
  return require('@myriaddreamin/typst-ts-node-compiler')
}
