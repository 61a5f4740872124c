import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { precompress } from '@/scripts/precompress.mjs'
import { precompressedPaths, sendPrecompressed } from './precompressed-files.ts'

const PREFIX = '/_next/static'
const SCRIPT = 'console.log("home");'.repeat(100)
const folder = mkdtempSync(join(tmpdir(), 'hearth-precompressed-'))
let paths: ReadonlySet<string> = new Set()

/** Serves files as they lie, as the framework does. */
const server = createServer((request, response) => {
  sendPrecompressed(paths, request, response)
  response.end(readFileSync(join(folder, String(request.url).slice(PREFIX.length))))
})

beforeAll(async () => {
  mkdirSync(join(folder, 'chunks'))
  writeFileSync(join(folder, 'chunks/home.js'), SCRIPT)
  writeFileSync(join(folder, 'chunks/letters.woff2'), 'letters')
  await precompress(folder)
  paths = precompressedPaths(folder, PREFIX)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, encodings: string) => {
  const { port } = server.address() as AddressInfo
  const headers = { 'accept-encoding': encodings }
  return fetch(`http://127.0.0.1:${port}${PREFIX}${path}`, { headers })
}

it('sends the compressed file to a browser', async () => {
  const reply = await get('/chunks/home.js', 'gzip, deflate, br, zstd')
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=UTF-8',
    vary: 'Accept-Encoding',
  })
  expect(await reply.text()).toBe(SCRIPT)
})

it.each(['gzip', 'br;q=0, gzip', ''])('sends the plain file for "%s"', async (encodings) => {
  const reply = await get('/chunks/home.js', encodings)
  expect(reply.headers.get('content-encoding')).toBeNull()
  expect(await reply.text()).toBe(SCRIPT)
})

it('lists compressed files only, and none in a missing folder', () => {
  expect([...paths]).toEqual([`${PREFIX}/chunks/home.js`])
  expect(precompressedPaths(join(folder, 'missing'), PREFIX).size).toBe(0)
})
