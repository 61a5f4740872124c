/**
 * The name that the Encoding standard gives a label: `latin1` and `ascii` are windows-1252.
 * Undefined if unknown.
 */
export function encodingName(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}

/** The encoding that a byte order mark declares; it takes precedence over every other source. */
export function markedEncoding(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** UTF-16 without a mark: in Latin text, every other byte is zero. */
export function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, 200)
  const zeros = [0, 1].map((odd) => start.filter((byte, at) => at % 2 === odd && byte === 0).length)
  const [even = 0, odd = 0] = zeros
  if (Math.max(even, odd) * 4 < start.length || start.length < 4) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

export type Decode = (bytes?: Uint8Array) => string

/** Decodes a stream; called without bytes at its end. Invalid bytes become U+FFFD. */
export function createDecoder(encoding: string): Decode {
  if (encoding === 'windows-1252') return (bytes) => (bytes ? decodeWindows1252(bytes) : '')
  const decoder = new TextDecoder(encoding)
  return (bytes) => (bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode())
}

/** An own table, because `TextDecoder` of some Node versions decodes ISO 8859-1 instead. */
function decodeWindows1252(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return text.replace(/[\u0080-\u009f]/g, (mark) => WINDOWS_1252[mark.charCodeAt(0) - 0x80] ?? mark)
}

/** From 0x80 to 0x9F. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
