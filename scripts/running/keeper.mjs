/** Supervises a process: restarts it after a crash and stops it on request. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { ROOT } from '../runtime.mjs'

const LONGEST_PAUSE_MS = 30_000
/** Maximum kills of a process that was never ready. */
const KILLS_BEFORE_READY = 6
/** After this uptime, the backoff resets. */
const SETTLED_MS = 60_000
const CLOSING_MS = 20_000

export class Keeper {
  over = false
  #options
  #child = null
  #pause = null
  #ready = false
  /** Consecutive crashes. */
  #deaths = 0
  #startedAt = 0

  /**
   * @param {{
   *   program: string, args: string[], env: Record<string, string>,
   *   onLine: (line: string, stream: 'stdout' | 'stderr') => void,
   *   onMessage?: (message: { port?: number }) => void,
   *   firstPauseMs?: number,
   *   longestPauseMs?: number,
   *   onDeath: (death: { how: string, restarting: boolean, pauseMs: number }) => void,
   * }} options
   */
  constructor(options) {
    this.#options = { firstPauseMs: 250, longestPauseMs: LONGEST_PAUSE_MS, ...options }
    this.#start()
  }

  /** Every later crash is followed by a restart. */
  markReady() {
    this.#ready = true
  }

  stop() {
    this.over = true
    clearTimeout(this.#pause)
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
    return new Promise((resolve) => {
      const force = setTimeout(() => child.kill('SIGKILL'), CLOSING_MS)
      child.once('exit', () => {
        clearTimeout(force)
        resolve()
      })
      child.kill('SIGTERM')
    })
  }

  kill() {
    this.#child?.kill('SIGKILL')
  }

  #start() {
    const { program, args, env, onLine, onMessage = () => {} } = this.#options
    this.#startedAt = Date.now()
    // Separate process group: Ctrl-C reaches only this process, which stops the others in order.
    const child = spawn(program, args, {
      cwd: ROOT,
      env,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      windowsHide: true,
    })
    for (const stream of ['stdout', 'stderr']) {
      createInterface({ input: child[stream] }).on('line', (line) => onLine(line, stream))
    }
    child.on('message', onMessage)
    child.once('error', (error) => this.#ended(error.message, false))
    child.once('close', (code, signal) => this.#ended(signal ?? `exit code ${code}`, !!signal))
    this.#child = child
  }

  #ended(how, killed) {
    if (this.over) return
    const hasSettled = Date.now() - this.#startedAt >= SETTLED_MS
    this.#deaths = hasSettled ? 1 : this.#deaths + 1
    // A process that exits before it was ready would fail again for the same reason.
    const restarting = this.#ready || (killed && this.#deaths < KILLS_BEFORE_READY)
    this.over = !restarting
    const { firstPauseMs, longestPauseMs } = this.#options
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (this.#deaths - 1))
    if (restarting) this.#pause = setTimeout(() => this.#start(), pauseMs)
    this.#options.onDeath({ how, restarting, pauseMs })
  }
}
