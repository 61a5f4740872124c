/** The two processes of the product: the provider and the web before it. */
import { Keeper } from './keeper.mjs'
import { createLogView } from './log-view.mjs'
import { answers } from './processes.mjs'
import { reachable } from './settings.mjs'

/** Room for a search of ten thousand characters in any script, as the provider has it. */
const HEADER_BYTES = 128 * 1024

/**
 * Neither process runs until it is asked for: `api()` and `web()` end when theirs answers.
 * `over` fails when one of them cannot be kept alive.
 */
export function startProduct({ runtime, settings, report }) {
  const apiUrl = settings.apiUrl ?? `http://${reachable(settings.host)}:${settings.apiPort}`
  const env = { ...runtime.env, NODE_ENV: 'production', API_URL: apiUrl }
  const kept = []
  let giveUp
  const over = new Promise((_, reject) => {
    giveUp = reject
  })
  over.catch(() => {}) // told to whoever waits for readiness as well

  const run = async ({ name, args, url, isReady, say }) => {
    const child = new Keeper({
      program: runtime.node,
      args: ['--import', './scripts/leave-with-parent.mjs', ...args],
      env: name === 'api' ? { ...env, API_URL: settings.apiUrl ?? '' } : env,
      onLine: createLogView(name, report, say),
      onDeath: async ({ how, restarting, lastLines }) => {
        report.line(`  ${name} ended (${how})${restarting ? ', starting again' : ''}`)
        if (!restarting) giveUp(new Error(`${name} does not stay up:\n${lastLines.join('\n')}`))
        else if (await isUp()) report.line(`  ${name} answers again`)
      },
    })
    const isUp = () => answers(url, { isReady, stopped: () => child.over })
    kept.push(child)
    if (!(await isUp())) return over
    child.markReady()
  }

  return {
    over,
    api: async () => {
      if (settings.apiUrl) return
      const args = ['--import', './scripts/alias.mjs', 'server/main.ts']
      await report.step('Starting the provider', (say) =>
        run({ name: 'api', args, url: `${apiUrl}/readyz`, say }),
      )
    },
    web: async () => {
      const { host, port } = settings
      const next = ['node_modules/next/dist/bin/next', 'start', '-H', host, '-p', String(port)]
      const args = [`--max-http-header-size=${HEADER_BYTES}`, ...next]
      const url = `http://${reachable(host)}:${port}/`
      await report.step('Starting the web', (say) =>
        run({ name: 'web', args, url, isReady: (reply) => reply.status < 500, say }),
      )
    },
    stop: () => Promise.all(kept.map((child) => child.stop())),
    kill: () => {
      for (const child of kept) child.kill()
    },
  }
}
