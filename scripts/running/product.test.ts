import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { SANDBOX, startProduct } from './product.mjs'

const ends: (() => unknown)[] = []

afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const silent = {
  line: () => {},
  step: (_: string, work: (say: () => void) => unknown) => work(() => {}),
}

/** A payment sandbox as one product starts it; resolves with its address. */
async function ownSandbox(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-sandbox-'))
  const args = ['--import', './scripts/tell-ports.mjs', ...SANDBOX]
  const env = {
    NODE_ENV: 'test',
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  } as const
  const child: ChildProcess = spawn(process.execPath, args, {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  ends.push(async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  })
  const [told] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  return `http://127.0.0.1:${told?.port}`
}

test('gives each of two products that start together a payment sandbox of its own', async () => {
  const addresses = await Promise.all([ownSandbox(), ownSandbox()])
  expect(new Set(addresses).size).toBe(2)
  for (const address of addresses) {
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
  }
})

test('is not ready by the answer of another program at its port', async () => {
  const other = createServer((_, response) => response.end())
  other.listen(0, '127.0.0.1')
  await once(other, 'listening')
  ends.push(
    () => other.close(),
    () => other.closeAllConnections(),
  )
  const { port } = other.address() as AddressInfo
  const settings = { port, host: '127.0.0.1', apiPort: 9, apiUrl: 'http://127.0.0.1:9' }
  const runtime = { node: process.execPath, env: { PATH: process.env.PATH } }
  const product = startProduct({ runtime, settings, report: silent })
  ends.push(() => product.stop())
  await expect(product.web()).rejects.toThrow(/^Hearth stops: its web ended/)
})
