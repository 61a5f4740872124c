import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as passed } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort, startWeb } from './built-web.ts'

/** The product with Firebase's emulator behind it, on data of its own. */
export type FirebaseHouse = {
  address: string
  emulator: string
  projectId: string
  stop: () => Promise<void>
}

/** @throws Error with what a process said that does not come up. */
export async function openFirebaseHouse(): Promise<FirebaseHouse> {
  const projectId = 'demo-hearth'
  const dataDir = await mkdtemp(join(tmpdir(), 'hearth-firebase-'))
  const [emulatorPort, port, apiPort] = [await freePort(), await freePort(), await freePort()]
  const emulator = `http://127.0.0.1:${emulatorPort}`
  const provider = `http://127.0.0.1:${apiPort}`
  const [web, ...children] = await Promise.all([
    startWeb(provider),
    start(['tests/firebase/emulator.mjs'], {
      ...{ PORT: String(emulatorPort), PROJECT_ID: projectId },
      ready: emulator,
    }),
    start(['--import', './scripts/alias.mjs', 'tests/firebase/provider.ts'], {
      ...{ PORT: String(port), API_PORT: String(apiPort), DATA_DIR: dataDir },
      ...{ DATABASE_URL: '', PUBLIC_URL: '', SMTP_URL: '', SMS_URL: '', HOST: '', API_URL: '' },
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_API_KEY: 'any',
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${emulatorPort}`,
      ready: `${provider}/readyz`,
    }),
  ])
  return {
    ...{ address: web.address, emulator, projectId },
    stop: async () => {
      await web.stop()
      await Promise.all(children.map(end))
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

type Start = Readonly<Record<string, string>> & { ready: string }

async function start(args: readonly string[], { ready, ...env }: Start): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', './scripts/leave-with-parent.mjs', ...args], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text))
  while (!(await answers(ready))) {
    if (child.exitCode !== null) throw new Error(`${args.at(-1)} does not start:\n${said}`)
    await passed(100)
  }
  return child
}

async function end(child: ChildProcess): Promise<void> {
  child.kill()
  if (child.exitCode === null) await once(child, 'exit')
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
