import { FileFault } from './file-fault.ts'
import type { FileEntry, FileLanguage, TextFile, WrittenFile } from './text-file.types.ts'

/** As application resource bundles (ARB) name the language; other keys with this sign are skipped. */
const LOCALE = '@@locale'

export function formatJsonFile({ language, entries }: WrittenFile): string {
  const texts = entries.map(({ entry, text }) => [entry, text])
  return `${JSON.stringify({ [LOCALE]: language, ...Object.fromEntries(texts) }, null, 2)}\n`
}

/**
 * Reads an object of texts. `JSON.parse` would name no lines and take the last of equal keys. Raises
 * FileFault.
 */
export function parseJsonFile(content: string): TextFile {
  const reader = new JsonReader(content)
  const entries: FileEntry[] = []
  const languages: FileLanguage[] = []
  reader.expect('{')
  if (!reader.accept('}')) {
    do {
      const { line, value: entry } = reader.readString()
      reader.expect(':')
      const { value: text } = reader.readString()
      if (entry === LOCALE) languages.push({ line, code: text })
      else if (!entry.startsWith('@')) entries.push({ line, entry, text, source: null })
    } while (reader.accept(','))
    reader.expect('}')
  }
  reader.expectEnd()
  return { languages: languages.length > 0 ? languages : [{ line: 1, code: '' }], entries }
}

class JsonReader {
  readonly #content: string
  #at = 0
  #line = 1

  constructor(content: string) {
    this.#content = content
  }

  accept(sign: string): boolean {
    this.#skipSpace()
    if (this.#content[this.#at] !== sign) return false
    this.#at += 1
    return true
  }

  expect(sign: string): void {
    if (!this.accept(sign)) throw new FileFault('syntax', this.#line)
  }

  expectEnd(): void {
    this.#skipSpace()
    if (this.#at < this.#content.length) throw new FileFault('syntax', this.#line)
  }

  readString(): { line: number; value: string } {
    this.#skipSpace()
    const line = this.#line
    const sign = this.#content[this.#at]
    if (sign !== '"') throw new FileFault(isOtherValue(sign) ? 'format' : 'syntax', line)
    const from = this.#at
    let at = from + 1
    while (at < this.#content.length && this.#content[at] !== '"') {
      at += this.#content[at] === '\\' ? 2 : 1
    }
    this.#at = at + 1
    try {
      return { line, value: String(JSON.parse(this.#content.slice(from, at + 1))) }
    } catch {
      throw new FileFault('syntax', line)
    }
  }

  #skipSpace(): void {
    for (;;) {
      const sign = this.#content[this.#at]
      if (sign === '\n') this.#line += 1
      else if (sign !== ' ' && sign !== '\t' && sign !== '\r') return
      this.#at += 1
    }
  }
}

/** JSON, but no text. */
function isOtherValue(sign: string | undefined): boolean {
  return sign !== undefined && /[[{0-9tfn-]/.test(sign)
}
