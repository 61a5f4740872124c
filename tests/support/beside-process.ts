import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as passed } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** Environment of a process, and the address that answers once it is up. */
type Start = Readonly<Record<string, string>> & { ready: string }

/** Processes that were asked to end. */
const asked = new WeakSet<ChildProcess>()

/** Starts a script of the repository; resolves when `ready` answers. @throws Error with what it said when it ends. */
export async function startProcess(
  args: readonly string[],
  { ready, ...env }: Start,
): Promise<ChildProcess> {
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
  child.once('exit', (code, signal) => {
    if (asked.has(child) || signal !== null) return
    process.stderr.write(`${args.at(-1)} ended unasked, code ${code}:\n${said.slice(-4_000)}\n`)
  })
  return child
}

export async function endProcess(child: ChildProcess): Promise<void> {
  asked.add(child)
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
