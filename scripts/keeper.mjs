/** Keeps a process of the product alive: starts it again when it dies by itself, ends it on request. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { ROOT } from './runtime.mjs'

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000
/** So many deaths within this time mean that starting again does not help. */
const DEATHS = 6
const WINDOW_MS = 60_000
const CLOSING_MS = 20_000
const KEPT_LINES = 30

/**
 * @param {{
 *   program: string, args: string[], env: Record<string, string>,
 *   onLine: (line: string, stream: 'stdout' | 'stderr') => void,
 *   onDeath: (death: { how: string, restarting: boolean, lastLines: string[] }) => void,
 * }} options
 */
export function keep({ program, args, env, onLine, onDeath }) {
  const deaths = []
  const lastLines = []
  let child = null
  let pause = null
  let ready = false
  let over = false

  const start = () => {
    // A group of its own: Ctrl-C reaches only this process, which then ends the others in order.
    child = spawn(program, args, {
      cwd: ROOT,
      env,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      windowsHide: true,
    })
    for (const stream of ['stdout', 'stderr']) {
      createInterface({ input: child[stream] }).on('line', (line) => {
        lastLines.push(line)
        lastLines.splice(0, lastLines.length - KEPT_LINES)
        onLine(line, stream)
      })
    }
    child.once('error', (error) => ended(error.message))
    child.once('close', (code, signal) => ended(signal ?? `exit code ${code}`, signal !== null))
  }

  const ended = (how, killed = false) => {
    if (over) return
    child = null
    const now = Date.now()
    deaths.push(now)
    while (deaths[0] < now - WINDOW_MS) deaths.shift()
    // What ends by itself before it ever answered has said why, and would only say it again.
    const restarting = (ready || killed) && deaths.length < DEATHS
    over = !restarting
    onDeath({ how, restarting, lastLines })
    if (!restarting) return
    pause = setTimeout(start, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (deaths.length - 1)))
  }

  const stop = () => {
    over = true
    clearTimeout(pause)
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
    const closing = child
    return new Promise((resolve) => {
      const force = setTimeout(() => closing.kill('SIGKILL'), CLOSING_MS)
      closing.once('exit', () => {
        clearTimeout(force)
        resolve()
      })
      closing.kill('SIGTERM')
    })
  }

  start()
  return {
    /** From now on every death is followed by a new start. */
    markReady: () => {
      ready = true
    },
    isOver: () => over,
    stop,
    kill: () => child?.kill('SIGKILL'),
    get pid() {
      return child?.pid
    },
  }
}
