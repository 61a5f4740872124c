import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '@/scripts/running/processes.mjs'
import { type FirstResult, firstResults } from './first-results.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PATIENCE_MS = 1_800_000
const END_MS = 20_000

let clone = ''

describe('on a fresh clone of the last commit', () => {
  beforeAll(() => {
    clone = mkdtempSync(join(tmpdir(), 'hearth-clone-'))
    execFileSync('git', ['clone', '--quiet', ROOT, clone])
  })
  afterAll(() => rmSync(clone, { recursive: true, force: true }))

  test.each(Object.entries(firstResults))(
    'npm run %s comes to its first result',
    async (command, wanted) => {
      const { output, code } = await runUntil(command, wanted)

      if (wanted.line) expect(output).toMatch(wanted.line)
      else expect(code, output).toBe(0)
    },
    PATIENCE_MS,
  )
})

/** Ends the command with all its processes once it has printed the line. */
async function runUntil(command: string, { args = [], env = {}, line }: FirstResult) {
  const port = String(await freePort())
  const apiPort = String(await freePort())
  const child: ChildProcessByStdio<null, Readable, Readable> = spawn(
    'npm',
    ['run', command, '--', ...args],
    {
      cwd: clone,
      env: { ...plainEnvironment(), PORT: port, API_PORT: apiPort, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    },
  )
  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, name)
    } catch {
      // All of them have ended.
    }
  }
  let output = ''
  let patience: NodeJS.Timeout | undefined
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += stripVTControlCharacters(text)
      if (patience || !line?.test(output)) return
      patience = setTimeout(() => signal('SIGKILL'), END_MS)
      signal('SIGTERM')
    })
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  clearTimeout(patience)
  return { output, code }
}

/** Without what the running tests and this folder add. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const env = { ...process.env }
  for (const name of Object.keys(env)) {
    if (/^(npm_|HEARTH_|VITEST|TEST|NODE_|DATA_DIR|DATABASE_URL)/i.test(name)) {
      Reflect.deleteProperty(env, name)
    }
  }
  const path = process.env.PATH?.split(delimiter).filter((folder) => !folder.startsWith(ROOT))
  return { ...env, PATH: path?.join(delimiter) }
}
