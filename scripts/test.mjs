/**
 * `npm test`: prepares everything, runs all checks and tests, prints a summary. `--full` adds the
 * long forms; `--only unit,e2e` selects suites, and further arguments go to them:
 * `node scripts/test.mjs --only e2e home.spec.ts`. `--changed [commit]` selects what a change needs.
 */
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { checkStages } from './checks/checks.mjs'
import { ensureEmulatorInstalled, ensureInstalled } from './install.mjs'
import { createReport } from './report.mjs'
import { whenAskedToEnd } from './running/processes.mjs'
import { ensureRuntime } from './runtime.mjs'
import { chooseSuites, readChanges } from './testing/changed-suites.mjs'
import { runStages } from './testing/stages.mjs'
import { withProduct } from './testing/test-product.mjs'
import { fuzzer, journeys, sizes, suite } from './testing/test-suites.mjs'

const SUITES = {
  unit: ['Units', ['--project', 'unit*']],
  embedded: ['Embedded database', ['--project', 'database-embedded']],
  postgres: ['PostgreSQL', ['--project', 'database-postgres']],
  durability: ['Durability', ['--project', 'durability']],
  stories: ['Stories', ['--config', '.storybook/vitest.config.ts']],
}
const ON_PRODUCT = { sizes: ['Sizes', sizes], e2e: ['Journeys', journeys] }
const ALL = ['check', ...Object.keys(SUITES), 'fuzz', ...Object.keys(ON_PRODUCT)]

async function test({ only, full, more, leftOut = [] }) {
  const report = createReport()
  const wanted = (name) => only.includes(name)
  const began = Date.now()
  const found = await ensureRuntime(report)
  const runtime = full ? { ...found, env: { ...found.env, HEARTH_FULL: '1' } } : found
  await ensureInstalled({ full: true }, runtime, report)
  if (wanted('stories') || wanted('e2e')) await ensureBrowser(runtime, report)
  if (wanted('e2e')) await ensureEmulatorInstalled(runtime, report)

  const named = only.length === 1
  const toStages = (names) =>
    names.filter(wanted).map((name) => {
      const [title, args] = SUITES[name]
      return suite(runtime, title, args, { more: more(name), live: named })
    })
  const total = { passed: 0, failed: 0, failures: [] }
  const count = ({ passed, failed, failures }) => {
    total.passed += passed
    total.failed += failed
    total.failures.push(...failures)
  }
  if (wanted('check')) count(await runStages(checkStages(runtime.env), report, 2))
  // Durability mostly waits for processes that end and start; the others compute.
  const beside = runStages(toStages(['durability']), report)
  const others = Object.keys(SUITES).filter((name) => name !== 'durability')
  count(await runStages(toStages(others), report))
  count(await beside)

  const onProduct = Object.entries(ON_PRODUCT).filter(([name]) => wanted(name))
  if (wanted('fuzz') || onProduct.length > 0) await ensureBuilt(runtime, report)
  if (wanted('fuzz')) {
    count(await runStages([fuzzer(runtime, 'Fuzzer', { live: named })], report))
  }
  if (onProduct.length > 0) {
    const last = await withProduct(runtime, report, (product) =>
      runStages(
        onProduct.map(([name, [title, make]]) =>
          make(product, title, { runtime, more: more(name), live: named }),
        ),
        report,
      ),
    )
    count(last)
  }
  if (leftOut.length > 0) report.line(`\nNot run: npm test -- --only ${leftOut}`)
  for (const { test, reason, command } of total.failures) {
    report.line(`\n✗ ${test}\n${reason}${command ? `\nAlone: ${command}` : ''}`)
  }
  report.line(
    `\nTook ${minutes(Date.now() - began)}.\n${total.passed} passed, ${total.failed} failed`,
  )
  return total.failed === 0
}

const OPTIONS = {
  only: { type: 'string' },
  full: { type: 'boolean' },
  changed: { type: 'string' },
}

function readArguments() {
  // Not strict, because `--changed` may stand alone.
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: OPTIONS,
  })
  const unknownOption = Object.keys(values).find((name) => !(name in OPTIONS))
  if (unknownOption)
    throw new Error(`Unknown option: ${unknownOption}. Known: --only, --full, --changed.`)
  if (values.changed) return changedSuites(values.changed === true ? undefined : values.changed)
  const only = values.only?.split(',') ?? ALL
  const unknown = only.filter((name) => !ALL.includes(name))
  if (unknown.length > 0) throw new Error(`No such suite: ${unknown}. There are: ${ALL.join(', ')}`)
  return { only, full: Boolean(values.full), more: () => positionals }
}

function changedSuites(commit) {
  const { base, files } = readChanges(commit)
  const { suites, leftOut } = chooseSuites(files, base)
  console.log(`${files.length} files differ from ${base.slice(0, 8)}.`)
  return { only: Object.keys(suites), full: false, more: (name) => suites[name], leftOut }
}

const minutes = (ms) => `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`

// Exiting also ends the running suite and the product.
whenAskedToEnd(() => process.exit(130))

Promise.resolve()
  .then(() => test(readArguments()))
  .then(
    (green) => process.exit(green ? 0 : 1),
    (error) => {
      console.error(`\n${error.message}\n\n0 passed, 1 failed`)
      process.exit(1)
    },
  )
