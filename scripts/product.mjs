/** The two processes of the product: the provider and the web before it. */
import { Keeper } from './keeper.mjs'
import { createLogView } from './log-view.mjs'
import { answers } from './processes.mjs'
import { reachable } from './settings.mjs'
import { findTrouble } from './start-check.mjs'

/** Room for a search of ten thousand characters in any script, as the provider has it. */
const HEADER_BYTES = 128 * 1024

/**
 * What a page being rendered leaves behind is mostly gone before this is full: measured, a tenth
 * less processor time for each page, and a fifth less for the slowest of twenty.
 */
const YOUNG_MEGABYTES = 32

/**
 * With its usual number of memory pools glibc keeps what pictures took: measured, thirty photographs at once and all
 * their sizes need 317 MB at most instead of 423.
 */
const OF_API = { MALLOC_ARENA_MAX: '2' }

/**
 * Neither process runs until it is asked for: `api()` and `web()` end when theirs answers. The web
 * may be asked for while the provider still starts. `over` fails when one ends before it ever answered; later
 * ends are followed by new starts for ever, and meanwhile the web says that it will be right back.
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
  over.catch(() => {}) // told to whoever waits for readiness as well

  const run = async ({ name, args, url, say }) => {
    if (isStopping) return
    const child = new Keeper({
      program: runtime.node,
      args: ['--import', './scripts/leave-with-parent.mjs', ...args],
      env: name === 'api' ? { ...OF_API, ...env, API_URL: settings.apiUrl ?? '' } : env,
      onLine: createLogView(name, report, say),
      onDeath: (death) => {
        // What it said about that has been shown already.
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
      const args = ['--import', './scripts/alias.mjs', 'server/main.ts']
      const url = `${apiUrl}/readyz`
      apiAnswers = report.step('Starting the provider', (say) =>
        run({ name: 'api', args, url, say }),
      )
      return apiAnswers
    },
    web: () => {
      // Made of nothing that a provider says: a home page that fails does not hold the start up.
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

/** Why a running product cannot be used; null when it can. */
export function troubleOf(settings) {
  return findTrouble({ provider: providerUrl(settings), home: webUrl(settings) })
}

const providerUrl = ({ apiUrl, host, apiPort }) => apiUrl ?? `http://${reachable(host)}:${apiPort}`

function webEnvironment(runtime, settings) {
  return {
    ...runtime.env,
    NODE_ENV: 'production',
    API_URL: providerUrl(settings),
    // Demo accounts are those of our own provider alone.
    HEARTH_OWN_PROVIDER: settings.apiUrl ? '' : '1',
  }
}

/** Tells of each end of a process, and once that it answers again. */
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

function webArguments({ host, port }) {
  const next = ['node_modules/next/dist/bin/next', 'start', '-H', host, '-p', String(port)]
  return [
    `--max-http-header-size=${HEADER_BYTES}`,
    `--max-semi-space-size=${YOUNG_MEGABYTES}`,
    ...next,
  ]
}

const webUrl = ({ host, port }) => `http://${reachable(host)}:${port}/`
