import { FilePart, Members, Raw, type Tree } from './tree.ts'

export function toJson(tree: Tree): string {
  if (tree instanceof Raw) return tree.text
  if (tree instanceof FilePart) return JSON.stringify(tree.name)
  if (Array.isArray(tree)) return `[${tree.map(toJson).join(',')}]`
  if (!(tree instanceof Members)) return JSON.stringify(tree)
  return `{${tree.pairs.map(([name, value]) => `${JSON.stringify(name)}:${toJson(value)}`).join(',')}}`
}

export type FormPair = [name: string, value: string | FilePart]

/** The members as a form names them: `plans[0][title]`. */
export function toPairs(tree: Members): FormPair[] {
  return tree.pairs.flatMap(([name, value]) => pairsBelow(name, value))
}

function pairsBelow(name: string, value: Tree): FormPair[] {
  if (Array.isArray(value))
    return value.flatMap((part, index) => pairsBelow(`${name}[${index}]`, part))
  if (value instanceof Members) {
    return value.pairs.flatMap(([below, part]) => pairsBelow(`${name}[${below}]`, part))
  }
  if (value instanceof FilePart) return [[name, value]]
  return [[name, value instanceof Raw ? value.text : value === null ? '' : String(value)]]
}

/** Half of a pair of surrogates becomes three bytes, which no reader of UTF-8 may take. */
export function toBytes(text: string): Buffer {
  if (text.isWellFormed()) return Buffer.from(text)
  return Buffer.concat(
    Array.from(text, (character) => {
      if (character.isWellFormed()) return Buffer.from(character)
      const unit = character.charCodeAt(0)
      return Buffer.from([0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 63), 0x80 | (unit & 63)])
    }),
  )
}

/** Percent-encoded, for a path, a query or a form. */
export function toPercent(text: string): string {
  if (text.isWellFormed()) return encodeURIComponent(text)
  return [...toBytes(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
}

export function toQuery(tree: Members): string {
  return toPairs(tree)
    .map(([name, value]) => {
      return `${toPercent(name)}=${toPercent(value instanceof FilePart ? value.name : value)}`
    })
    .join('&')
}

/** One part with its headers, without the boundary before it. */
export function toPart([name, value]: FormPair): Buffer {
  const field = `Content-Disposition: form-data; name="${quoted(name)}"`
  if (typeof value === 'string') return Buffer.concat([toBytes(`${field}\r\n\r\n`), toBytes(value)])
  const file = `${field}; filename="${quoted(value.name)}"\r\nContent-Type: ${value.mime}\r\n\r\n`
  return Buffer.concat([toBytes(file), value.bytes])
}

function quoted(text: string): string {
  return text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

export const BOUNDARY = 'fuzz-boundary-7'

export function joinParts(parts: readonly Buffer[], isClosed = true): Buffer {
  const line = Buffer.from(`\r\n--${BOUNDARY}\r\n`)
  const end = Buffer.from(`\r\n--${BOUNDARY}--\r\n`)
  return Buffer.concat([...parts.flatMap((part) => [line, part]), ...(isClosed ? [end] : [])])
}
