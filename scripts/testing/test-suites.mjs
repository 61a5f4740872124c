import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { lastLines, run } from '../running/processes.mjs'
import { ROOT } from '../runtime.mjs'
import { playwrightFailures, vitestFailures } from './failures.mjs'

/** Results of the last run of each suite; `slowest-tests.mjs` reads them. */
export const TALLIES = join(ROOT, '.tallies')

/** Fails if no tests are found, unless `more` allows it. */
export function suite(runtime, name, args, { more, live }) {
  const isFull = Boolean(runtime.env.HEARTH_FULL)
  const command = (tally) => [
    'vitest',
    [
      'run',
      ...args,
      ...more,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${tally}`,
    ],
  ]
  const read = (results) => ({
    passed: results.numPassedTests,
    failed: results.numFailedTests || (results.success ? 0 : 1),
    failures: vitestFailures(results, { args, isFull }),
  })
  return { name, live, work: counted(name, command, read, runtime.env, live) }
}

export function journeys(product, name, { runtime, more, live }) {
  const env = {
    ...runtime.env,
    BASE_URL: product.address,
    API_BASE_URL: product.apiUrl,
    DATA_DIR: product.env.DATA_DIR,
  }
  const read = (report) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
    failures: playwrightFailures(report, Boolean(runtime.env.HEARTH_FULL)),
  })
  const work = counted(name, () => ['playwright', ['test', ...more]], read, env, live)
  return { name, live, work: (say) => work(say).catch((error) => withLog(error, product)) }
}

/** Needs a build. */
export function fuzzer(runtime, name, { live }) {
  const args = ['--import', './scripts/alias.mjs', 'tests/fuzz/main.ts']
  const work = async (say) => {
    const output = await run(runtime.node, args, { env: runtime.env, live, onLine: say })
    return { passed: 1, failed: 0, note: `\n${output.trimEnd()}` }
  }
  return { name, live, work }
}

export function sizes(product, name, { runtime }) {
  const args = ['--import', './scripts/alias.mjs', 'scripts/checks/check-sizes.mjs', product.apiUrl]
  const work = async () => {
    const output = await run(runtime.node, args, { env: product.env })
    return { passed: 1, failed: 0, note: lastLines(output, 1) }
  }
  return { name, work }
}

/** Runs a command and reads its result file, even after a failure. */
function counted(name, command, read, env, live) {
  return async (say) => {
    const tally = join(TALLIES, `${name}.json`)
    mkdirSync(TALLIES, { recursive: true })
    rmSync(tally, { force: true })
    const figures = () => {
      try {
        return read(JSON.parse(readFileSync(tally, 'utf8')))
      } catch {
        return undefined
      }
    }
    const [program, args] = command(tally)
    try {
      const shell = process.platform === 'win32'
      const ownEnv = { ...env, TEST_TALLY: tally }
      await run(program, args, { env: ownEnv, live, shell, onLine: say })
      return figures()
    } catch (error) {
      throw Object.assign(error, { tally: figures() })
    }
  }
}

/** The product's log often explains a failure; the failures themselves are read last. */
function withLog(error, product) {
  const isWorthReading = (line) => line.trim() !== '' && !line.includes('"level":"info"')
  const log = product.log().split('\n').filter(isWorthReading).slice(-30).join('\n')
  error.output = `The product said:\n${log}\n\n${error.output ?? error.message}`
  throw error
}
