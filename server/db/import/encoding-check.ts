import { createReadStream } from 'node:fs'
import type { RecordReader } from './csv-records.ts'
import { createDecoder } from './text-encoding.ts'

type Check = { encoding: string; createReader: () => RecordReader }

/** The file is in another encoding than the map says. */
export class WrongEncoding extends Error {
  override readonly name = 'WrongEncoding'
  /** The likely one. */
  readonly encoding: string

  constructor(message: string, encoding: string) {
    super(message)
    this.encoding = encoding
  }
}

/** Throws WrongEncoding. A few faulty bytes spoil only their rows. */
export async function refuseWrongEncoding(path: string, { encoding, createReader }: Check) {
  if (encoding === 'utf-8') {
    if ((await readUtf8(path)).isValid) return
    const { first, faulty, sound } = await countRecords(path, createReader())
    if (first === undefined || faulty <= sound) return
    throw new WrongEncoding(
      `is not UTF-8, see row ${first}: it looks like windows-1252, set "encoding": "windows-1252" in the map`,
      'windows-1252',
    )
  }
  if (!SINGLE_BYTE.test(encoding)) return
  const { isValid, isAscii } = await readUtf8(path)
  if (!isValid || isAscii) return
  throw new WrongEncoding(
    `looks like UTF-8, not ${encoding}: leave "encoding" out of the map`,
    'utf-8',
  )
}

/** Text in these is hardly ever valid UTF-8 by chance. */
const SINGLE_BYTE = /^(windows-|iso-8859-|mac|x-mac|koi8-|ibm)/

async function readUtf8(path: string): Promise<{ isValid: boolean; isAscii: boolean }> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isAscii = true
  try {
    for await (const chunk of createReadStream(path)) {
      const text = decoder.decode(chunk, { stream: true })
      isAscii &&= text.length === chunk.length
    }
    decoder.decode()
    return { isValid: true, isAscii }
  } catch (error) {
    if (error instanceof TypeError) return { isValid: false, isAscii }
    throw error
  }
}

async function countRecords(path: string, reader: RecordReader) {
  const decode = createDecoder('utf-8')
  const found: { first?: number; faulty: number; sound: number } = { faulty: 0, sound: 0 }
  const count = (records: ReturnType<RecordReader['end']>) => {
    for (const { row, text } of records) {
      if (text.includes('\uFFFD')) {
        found.first ??= row
        found.faulty++
      } else if (NON_ASCII.test(text)) found.sound++
    }
  }
  for await (const chunk of createReadStream(path)) count(reader.push(decode(chunk)))
  count([...reader.push(decode()), ...reader.end()])
  return found
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const NON_ASCII = /[^\u0000-\u007f]/
