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
  const apiUrl = providerUrl(settings)
  const env = webEnvironment(runtime, settings)
  const kept = []
  let apiAnswers = Promise.resolve()
  let isStopping = false
  let giveUp
  const over = new Promise((_, reject) => {
    giveUp = reject
  })
  over.catch(() => {}) // also reported by `api` and `web`

  const run = async ({ name, args, url, say }) => {
    if (isStopping) return
    const child = new Keeper({
      program: runtime.node,
      args: ['--import', './scripts/leave-with-parent.mjs', ...args],
      env: name === 'web' ? env : providerEnvironment(env, settings),
      onLine: createLogView(name, report, say),
      onDeath: (death) => {
        // Its output has already been shown.
        if (!death.restarting) giveUp(new Error(`Hearth stops: its ${name} ended (${death.how}).`))
        else void tellOfEnd(death, isUp)
      },
    })
    const tellOfEnd = endTeller(name, report)
    const isUp = () => answers(url, { stopped: () => child.over })
    kept.push(child)
    if (name === 'web') await apiAnswers
    if (!(await isUp())) return over
    child.markReady()
  }

  return {
    over,
    api: () => {
      if (settings.apiUrl) return apiAnswers
      const url = `${apiUrl}/readyz`
      apiAnswers = report.step('Starting the provider', (say) =>
        run({ name: 'api', args: providerArguments(), url, say }),
      )
      if (settings.paymentSandbox) {
        const how = { name: 'sandbox', args: SANDBOX, url: `${settings.paymentSandbox}/healthz` }
        void report
          .step('Starting the payment sandbox', (say) => run({ ...how, say }))
          .catch(giveUp)
      }
      return apiAnswers
    },
    web: () => {
      // Independent of the provider, so that a failing home page does not block the start.
      const url = `${webUrl(settings)}icon.svg`
      const how = { name: 'web', args: webArguments(settings), url }
      return report.step('Starting the web', (say) => run({ ...how, say }))
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
export function troubleOf(settings) {
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

/** The payment sandbox reads the same settings. */
function providerEnvironment(env, { apiUrl, paymentSandbox }) {
  const sandbox = paymentSandbox ? { PAYMENT_SANDBOX_URL: paymentSandbox } : {}
  return { ...env, API_URL: apiUrl ?? '', ...sandbox }
}

function endTeller(name, report) {
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

const QUIET_MEMORY = ['--import', './scripts/quiet-memory.mjs']

/** Of Node. */
export function providerArguments() {
  return [...QUIET_MEMORY, '--import', './scripts/alias.mjs', 'server/main.ts']
}

/** Of Node: the payment sandbox. */
export const SANDBOX = [
  ...QUIET_MEMORY,
  '--import',
  './scripts/alias.mjs',
  'server/payment-sandbox/main.ts',
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
