/** An object with its members in order: names may repeat, and `__proto__` is a name like any other. */
export class Members {
  readonly pairs: [name: string, value: Tree][]

  constructor(pairs: [string, Tree][] = []) {
    this.pairs = pairs
  }
}

/** Text that goes out as it is: in JSON without quotes. */
export class Raw {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export class FilePart {
  readonly name: string
  readonly mime: string
  readonly bytes: Buffer

  constructor(name: string, mime: string, bytes: Buffer) {
    this.name = name
    this.mime = mime
    this.bytes = bytes
  }
}

export type Tree = null | boolean | number | string | Raw | FilePart | Members | Tree[]

export function toTree(value: unknown): Tree {
  if (Array.isArray(value)) return value.map(toTree)
  if (typeof value === 'object' && value !== null) {
    return new Members(Object.entries(value).map(([name, entry]) => [name, toTree(entry)]))
  }
  const isScalar = ['string', 'number', 'boolean'].includes(typeof value)
  return isScalar ? (value as string | number | boolean) : null
}
