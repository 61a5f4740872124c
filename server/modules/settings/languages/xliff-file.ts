import { SaxesParser, type SaxesTagNS } from 'saxes'
import { escapeXml } from '@/domain/web/xml.ts'
import { FileFault } from './file-fault.ts'
import type { FileEntry, FileLanguage, TextFile, WrittenFile } from './text-file.types.ts'

/** XLIFF 1.2, which translation tools read most. */
export function formatXliffFile({ language, entries }: WrittenFile): string {
  const units = entries.map(({ entry, text, source, isOutdated }) => {
    const state = isOutdated ? ' state="needs-review-translation"' : ''
    const target = text === '' ? '' : `\n        <target${state}>${escapeXml(text)}</target>`
    return `      <trans-unit id="${escapeXml(entry)}" xml:space="preserve">
        <source>${escapeXml(source)}</source>${target}
      </trans-unit>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="${NAMESPACE}">
  <file original="hearth" source-language="en" target-language="${escapeXml(language)}" datatype="plaintext">
    <body>
${units.join('')}    </body>
  </file>
</xliff>
`
}

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:1.2'
/** Groups in groups; tools write few. */
const MAX_DEPTH = 30

/**
 * Reads the targets of units. The parser is strict, and expands no entities but those of XML; files
 * with a document type are refused. Raises FileFault.
 */
export function parseXliffFile(content: string): TextFile {
  const parser = new SaxesParser({ xmlns: true })
  const reader = new XliffReader(() => parser.line)
  parser.on('error', () => {
    throw new FileFault('syntax', parser.line)
  })
  parser.on('doctype', () => {
    throw new FileFault('doctype', parser.line)
  })
  parser.on('opentag', (tag) => reader.open(tag))
  parser.on('closetag', () => reader.close())
  parser.on('text', (text) => reader.addText(text))
  parser.on('cdata', (text) => reader.addText(text))
  parser.write(content).close()
  return reader.finish()
}

type Unit = { line: number; id: string; source: string | null; target: string | null }

class XliffReader {
  readonly #line: () => number
  readonly #path: string[] = []
  readonly #entries: FileEntry[] = []
  readonly #languages: FileLanguage[] = []
  #unit: Unit | null = null
  #text = ''

  constructor(line: () => number) {
    this.#line = line
  }

  open({ local, uri, attributes }: SaxesTagNS): void {
    const parent = this.#path.at(-1)
    if (parent === undefined) this.#checkRoot({ local, uri, version: attributes.version?.value })
    if (this.#path.length >= MAX_DEPTH) throw new FileFault('format', this.#line())
    // A placeholder of a tool would be lost.
    if (this.#isText(this.#path)) throw new FileFault('inline', this.#line(), local)
    if (local === 'file') {
      this.#languages.push({
        line: this.#line(),
        code: attributes['target-language']?.value ?? '',
      })
    }
    if (local === 'trans-unit') {
      const id = attributes.id?.value ?? ''
      if (this.#unit || id === '') throw new FileFault('format', this.#line())
      this.#unit = { line: this.#line(), id, source: null, target: null }
    }
    this.#path.push(local)
    this.#text = ''
  }

  addText(text: string): void {
    if (this.#isText(this.#path)) this.#text += text
  }

  close(): void {
    const unit = this.#unit
    const local = this.#path.at(-1)
    if (unit && this.#isText(this.#path)) {
      const part = local === 'source' ? 'source' : 'target'
      if (unit[part] !== null) throw new FileFault('format', this.#line())
      unit[part] = this.#text
    }
    if (unit && local === 'trans-unit') {
      const { line, id, source, target } = unit
      this.#entries.push({ line, entry: id, text: target ?? '', source })
      this.#unit = null
    }
    this.#path.pop()
  }

  finish(): TextFile {
    if (this.#languages.length === 0) throw new FileFault('format', this.#line())
    return { languages: this.#languages, entries: this.#entries }
  }

  #checkRoot(root: { local: string; uri: string; version: string | undefined }): void {
    const isKnown = root.local === 'xliff' && root.version === '1.2' && root.uri === NAMESPACE
    if (!isKnown) throw new FileFault('format', this.#line())
  }

  /** Alternatives that tools suggest have targets, too. */
  #isText(path: readonly string[]): boolean {
    const [parent, local] = path.slice(-2)
    return parent === 'trans-unit' && (local === 'source' || local === 'target')
  }
}
