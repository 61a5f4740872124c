/** A receipt or credit note, with all texts in its language. */
export type Paper = {
  language: string
  direction: 'ltr' | 'rtl'
  title: string
  /** Lines are separated by line breaks, as in the other values. */
  seller: { name: string; details: string }
  facts: readonly PaperLine[]
  /** Heads of the two columns. */
  heads: PaperLine
  /** The last line is the total. */
  rows: readonly PaperLine[]
  /** For example that the payment was returned; may be empty. */
  notice: string
  /** Stands for lines with letters that cannot be printed. */
  unprintable: string
}

export type PaperLine = { label: string; value: string }

export type Documents = {
  /** PDF of a paper. @throws DocumentsUnavailable */
  paper(paper: Paper): Promise<Buffer>
}

/** This machine cannot make documents. */
export class DocumentsUnavailable extends Error {
  constructor(cause: unknown) {
    super('The document compiler cannot be loaded', { cause })
    this.name = 'DocumentsUnavailable'
  }
}
