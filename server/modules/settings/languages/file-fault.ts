import type { RefusedText } from './text-file.types.ts'

/** A file that cannot be read at all. */
export class FileFault extends Error {
  readonly refused: RefusedText

  constructor(reason: RefusedText['reason'], line: number, name = '') {
    super(`${reason} in line ${line}`)
    this.name = 'FileFault'
    this.refused = { line: Math.max(1, line), key: '', reason, name }
  }
}
