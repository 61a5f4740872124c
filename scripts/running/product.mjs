import { Keeper } from './keeper.mjs'
import { createLogView } from './log-view.mjs'
import { answers } from './processes.mjs'
import { reachable } from './settings.mjs'
import { findTrouble } from './start-check.mjs'

/** As in the provider. */
const HEADER_BYTES = 128 * 1024

/**
 * Size of V8's young generation. Measured: a tenth less CPU time per page, and a fifth less for the
 * slowest of twenty, because most garbage of a page dies young.
 */
const YOUNG_MEGABYTES = 32

/**
 * glibc keeps freed memory in every arena it has made. Measured with two: thirty photographs at once
 * with all sizes peak at 317 MB instead of 423 in the provider, and the web is back at 226 MB after
 * 16,000 fuzzed requests instead of at 660.
 */
export const MEMORY_SETTINGS = { MALLOC_ARENA_MAX: '2' }

/**
 * `api()` and `web()` start their process and resolve when it answers; `web` may be called while
 * the provider starts. `over` rejects when a process ends before it was ready; after later crashes
 * it restarts, while the web shows a "be right back" page.
 */
export function startProduct({ runtime, settings, report }) {
  const env = webEnvironment(runtime, settings)
  const kept = []
  let apiAnswers = Promise.resolve()
  let isStopping = false
  let giveUp
  const over = new Promise((_, reject) => {
    giveUp = reject
  })
  over.catch(() => {}) // also reported by `api` and `web`

  const run = async ({ name, args, env: own, path, port, host = settings.host, say }) => {
    if (isStopping) return
    // Another program may answer at the address: only a port of this process counts.
    let bound = null
    const child = new Keeper({
      program: runtime.node,
      args: [...PRELOADED, ...args],
      env: own,
      onLine: createLogView(name, report, say),
      onMessage: (message) => {
        if (port === message.port || port === undefined) bound = message.port
      },
      onDeath: (death) => {
        bound = null
        // Its output has already been shown.
        if (!death.restarting) giveUp(new Error(`Hearth stops: its ${name} ended (${death.how}).`))
        else void reportEnd(death, isUp)
      },
    })
    const reportEnd = createEndReporter(name, report)
    const isUp = () =>
      answers(() => bound && `http://${reachable(host)}:${bound}${path}`, {
        stopped: () => child.over,
      })
    kept.push(child)
    if (name === 'web') await apiAnswers
    if (!(await isUp())) return over
    child.markReady()
    return bound
  }

  /** Its port is known when it is bound; restarts keep it. */
  const sandbox = async (say) => {
    const own = { ...env, API_URL: '' }
    const how = { name: 'sandbox', args: SANDBOX, env: own, host: '127.0.0.1', path: '/healthz' }
    own.PAYMENT_SANDBOX_URL = `http://127.0.0.1:${await run({ ...how, say })}`
    return own
  }

  const provider = async () => {
    const own = settings.takesPaymentSandbox
      ? await report.step('Starting the payment sandbox', sandbox)
      : { ...env, API_URL: '' }
    const how = { name: 'api', args: providerArguments(), env: own }
    return report.step('Starting the provider', (say) =>
      run({ ...how, path: '/readyz', port: settings.apiPort, say }),
    )
  }

  return {
    over,
    api: () => {
      if (!settings.apiUrl) apiAnswers = provider()
      return apiAnswers
    },
    web: () => {
      // Independent of the provider, so that a failing home page does not block the start.
      const how = { name: 'web', args: webArguments(settings), env, port: settings.port }
      return report.step('Starting the web', (say) => run({ ...how, path: '/icon.svg', say }))
    },
    stop: () => {
      isStopping = true
      return Promise.all(kept.map((child) => child.stop()))
    },
    kill: () => {
      for (const child of kept) child.kill()
    },
  }
}

/** Null if fine. */
export function findProductTrouble(settings) {
  return findTrouble({ provider: providerUrl(settings), home: webUrl(settings) })
}

const providerUrl = ({ apiUrl, host, apiPort }) => apiUrl ?? `http://${reachable(host)}:${apiPort}`

function webEnvironment(runtime, settings) {
  return {
    ...MEMORY_SETTINGS,
    ...runtime.env,
    NODE_ENV: 'production',
    API_URL: providerUrl(settings),
    // Demo accounts exist only in our provider.
    HEARTH_OWN_PROVIDER: settings.apiUrl ? '' : '1',
  }
}

function createEndReporter(name, report) {
  let isAsking = false
  return async ({ how, pauseMs }, isUp) => {
    const seconds = Math.round(pauseMs / 1000)
    report.line(`  ${name} ended (${how}), starting again${seconds ? ` in ${seconds} s` : ''}`)
    if (isAsking) return
    isAsking = true
    if (await isUp()) report.line(`  ${name} answers again`)
    isAsking = false
  }
}

const PRELOADED = [
  '--import',
  './scripts/leave-with-parent.mjs',
  '--import',
  './scripts/tell-ports.mjs',
]

const QUIET_MEMORY = ['--import', './scripts/quiet-memory.mjs']

/** Of Node. */
export function providerArguments() {
  return [...QUIET_MEMORY, '--import', './scripts/alias.mjs', 'server/main.ts']
}

/** Node arguments for the payment sandbox. */
export const SANDBOX = [
  ...QUIET_MEMORY,
  '--import',
  './scripts/alias.mjs',
  'server/payment-sandbox.ts',
]

/** Of Node. */
export function webArguments({ host, port }) {
  const next = ['node_modules/next/dist/bin/next', 'start', '-H', host, '-p', String(port)]
  return [
    `--max-http-header-size=${HEADER_BYTES}`,
    `--max-semi-space-size=${YOUNG_MEGABYTES}`,
    ...QUIET_MEMORY,
    ...next,
  ]
}

const webUrl = ({ host, port }) => `http://${reachable(host)}:${port}/`
