import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as passed } from 'node:timers/promises'
import { type CommandDatabase, connectCommand } from '@/server/db/connect.ts'
import { silentLogger } from '@/server/log.ts'
import { startProcess } from '@/tests/support/beside-process.ts'

export type Reply = { status: number; headers: Headers; body: Buffer }

/** The provider as its operator runs it, on data that outlive its process. */
export type KilledProvider = {
  /** Without a slash at the end. */
  address: string
  /** Waits until the process is up, then asks it; null when it was killed before the whole answer was here. */
  ask(path: string, request: RequestInit): Promise<Reply | null>
  /** Kills the process when so many more requests were sent and some milliseconds have passed. */
  killAfter(requests: number, millis: number): Promise<void>
  kill(): Promise<void>
  /** Starts the process again and looks at what is kept before anybody else may. */
  restart(look?: (database: CommandDatabase) => Promise<void>): Promise<void>
}

type Place = { dataDir: string; databaseUrl: string | undefined }

export async function startKilledProvider(
  { dataDir, databaseUrl }: Place,
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<KilledProvider> {
  const address = `http://127.0.0.1:${port}`
  const start = () =>
    startProcess(['--import', './scripts/alias.mjs', 'server/main.ts'], {
      API_PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      PUBLIC_URL: '',
      SMTP_URL: '',
      SMS_URL: '',
      FILES_URL: '',
      HOST: '',
      API_URL: '',
      ...env,
      ready: `${address}/readyz`,
    })
  const door = openDoor()
  let child = await start()
  door.open()
  return {
    address,
    async ask(path, request) {
      await door.passed()
      return await whole(`${address}${path}`, request)
    },
    async killAfter(requests, millis) {
      await door.seen(requests)
      await passed(millis)
      door.shut()
      await kill(child)
    },
    kill: () => kill(child),
    async restart(look) {
      child = await start()
      if (look) {
        const database = await connectCommand({ dataDir, databaseUrl }, silentLogger())
        await look(database).finally(() => database.close())
      }
      door.open()
    },
  }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Reads the whole answer: a part of one counts as none. */
async function whole(url: string, request: RequestInit): Promise<Reply | null> {
  try {
    const reply = await fetch(url, request)
    const body = Buffer.from(await reply.arrayBuffer())
    return { status: reply.status, headers: reply.headers, body }
  } catch {
    return null
  }
}

/** Where those wait who want to ask while there is nobody to answer; it counts who went through. */
function openDoor() {
  let count = 0
  let watch: { from: number; told: () => void } | undefined
  let gate = Promise.withResolvers<void>()
  return {
    open: () => gate.resolve(),
    shut: () => {
      gate = Promise.withResolvers()
    },
    async passed() {
      await gate.promise
      count += 1
      if (watch && count >= watch.from) watch.told()
    },
    async seen(more: number) {
      const { promise, resolve } = Promise.withResolvers<void>()
      watch = { from: count + more, told: resolve }
      await promise
    },
  }
}
