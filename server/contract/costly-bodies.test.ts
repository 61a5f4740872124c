import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { type Bomb, costBombs } from '@/tests/fuzz/cost-bombs.ts'
import { loadContract } from './document.ts'
import { Failure } from './failure.ts'
import { type Operation, readOperations } from './operation.ts'
import { compileRequestReader, type RequestReader } from './request-reader.ts'
import { requestValidation } from './validation.ts'

const document = loadContract()
const validation = requestValidation(document)
const readers = readOperations(document).map((operation): [Operation, RequestReader] => [
  operation,
  compileRequestReader(document, validation, operation),
])
const MAX_REPLY_BYTES = 16 * 1024

/** More fields and entries than any operation takes; the fuzzer sends larger ones. */
const BOMB_BYTES = 40_000

async function refusal(reader: RequestReader, { type, write }: Bomb): Promise<Failure | undefined> {
  const bytes = write()
  const source = { contentType: type, contentLength: undefined, stream: Readable.from([bytes]) }
  try {
    if (!type) reader.query(String(bytes))
    else await reader.body(source, () => Promise.reject(new Error('no file may be written')))
    return undefined
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
}

describe.each(['query', 'json', 'form', 'parts'] as const)('a costly request: %s', (encoding) => {
  it('is answered shortly, whatever the operation', async () => {
    const long: string[] = []
    for (const [operation, reader] of readers) {
      for (const bomb of costBombs(document, operation, BOMB_BYTES)) {
        if (bomb.encoding !== encoding) continue
        const body = (await refusal(reader, bomb))?.toBody()
        const bytes = Buffer.byteLength(JSON.stringify(body ?? ''))
        const count = Object.keys(body?.fields ?? {}).length
        if (bytes > MAX_REPLY_BYTES || count > 50) {
          long.push(`${operation.id} ${bomb.kind}: ${count} reasons, ${bytes} bytes`)
        }
      }
    }
    expect(long).toEqual([])
  })
})
