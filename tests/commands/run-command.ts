import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import type { Readable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { freePort } from '@/scripts/running/free-port.mjs'
import { ROOT } from '@/scripts/runtime.mjs'
import type { FirstResult } from './first-results.ts'

const END_MS = 20_000

type Wanted = FirstResult & { signal: AbortSignal }

/**
 * Runs `npm run <command>` in a folder, and ends it with all its processes once it has printed its
 * line, or when `signal` aborts. `code` is null if it was ended.
 */
export async function runCommand(folder: string, command: string, wanted: Wanted) {
  const { args = [], env = {}, line, signal } = wanted
  const [port, apiPort] = [String(await freePort()), String(await freePort())]
  const child: ChildProcessByStdio<null, Readable, Readable> = spawn(
    'npm',
    ['run', '--silent', command, '--', ...args],
    {
      cwd: folder,
      env: { ...plainEnvironment(), PORT: port, API_PORT: apiPort, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: npm passes no signals on.
      detached: true,
    },
  )
  const kill = (name: NodeJS.Signals) => {
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
      patience = setTimeout(() => kill('SIGKILL'), END_MS)
      kill('SIGTERM')
    })
  }
  const end = () => kill('SIGKILL')
  process.once('exit', end)
  signal.addEventListener('abort', end)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  clearTimeout(patience)
  process.off('exit', end)
  return { output, code }
}

/** Settings of the machine: paths, network, and the registry that npm is configured for. */
const KEPT =
  /^(PATH|HOME|USER|LANG|LC_\w+|TMPDIR|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|(HTTPS?|NO)_PROXY|CHROMIUM_PATH|TEST_DATABASE_URL|npm_config_(?!prefix|local_prefix)\w+)$/i

/** Without what the running tests and this folder add. */
function plainEnvironment() {
  const kept = Object.entries(process.env).filter(([name]) => KEPT.test(name))
  const path = process.env.PATH?.split(delimiter).filter((folder) => !folder.startsWith(ROOT))
  return {
    ...(Object.fromEntries(kept) as NodeJS.ProcessEnv),
    PATH: path?.join(delimiter),
    CI: '1',
    npm_config_prefer_offline: 'true',
  }
}
