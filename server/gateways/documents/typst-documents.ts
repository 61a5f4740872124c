import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Documents, DocumentsUnavailable, type Paper, type PaperLine } from './documents.ts'
import { hasMissingGlyph } from './missing-glyphs.ts'

/** The part of the package that is used. */
type Typst = {
  NodeCompiler: { create(options: { fontArgs: { fontBlobs: Buffer[] }[] }): Compiler }
}
type Compiler = {
  pdf(source: { mainFileContent: string; inputs: Record<string, string> }): Buffer
  evictCache(maxAge: number): void
}

const TEMPLATE = new URL('./paper.typ', import.meta.url)
/** Latin, Greek, Cyrillic and Hebrew letters come with the compiler; it also finds installed fonts. */
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
      const draw = (drawn: Paper) =>
        compiler.pdf({ mainFileContent: template, inputs: { paper: JSON.stringify(drawn) } })
      const pdf = draw(paper)
      const printed = hasMissingGlyph(pdf) ? draw(printable(paper, draw)) : pdf
      compiler.evictCache(KEPT_COMPILATIONS)
      return printed
    },
  }
}

/** A sentence stands for each line with letters that no font has. */
function printable(paper: Paper, draw: (paper: Paper) => Buffer): Paper {
  const canPrint = (text: string) => !hasMissingGlyph(draw({ ...BLANK, title: text }))
  const instead = canPrint(paper.unprintable) ? paper.unprintable : UNPRINTABLE
  const lines = (text: string) => {
    const shown = text.split('\n').map((line) => (canPrint(line) ? line : instead))
    return shown.filter((line, at) => line !== instead || shown[at - 1] !== instead).join('\n')
  }
  const both = ({ label, value }: PaperLine) => ({ label: lines(label), value: lines(value) })
  return {
    ...paper,
    title: lines(paper.title),
    seller: { name: lines(paper.seller.name), details: lines(paper.seller.details) },
    facts: paper.facts.map(both),
    heads: both(paper.heads),
    rows: paper.rows.map(both),
    notice: lines(paper.notice),
  }
}

const UNPRINTABLE = 'These letters cannot be printed here. Please see the receipt on the website.'
const BLANK: Paper = {
  language: 'en',
  direction: 'ltr',
  title: '',
  seller: { name: '', details: '' },
  facts: [],
  heads: { label: '', value: '' },
  rows: [],
  notice: '',
  unprintable: '',
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

export function loadTypst(): Typst {
  return require('@myriaddreamin/typst-ts-node-compiler')
}
