/**
 * Lists the tests that took longest in the last run of each suite:
 * `node scripts/slowest-tests.mjs [how many]`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './runtime.mjs'
import { TALLIES } from './testing/test-suites.mjs'

const shown = Number(process.argv[2] ?? 10)

for (const file of readdirSync(TALLIES)) {
  const results = JSON.parse(readFileSync(join(TALLIES, file), 'utf8'))
  const rows = results.testResults ? vitestRows(results) : playwrightRows(results.suites)
  const total = rows.reduce((sum, { ms }) => sum + ms, 0)
  console.log(`\n${file.slice(0, -5)}: ${rows.length} tests, ${seconds(total)} s together`)
  const slowest = rows.toSorted((a, b) => b.ms - a.ms).slice(0, shown)
  for (const { ms, name } of slowest) console.log(`${seconds(ms).padStart(8)} s  ${name}`)
}

function vitestRows({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ duration, fullName }) => ({
      ms: duration ?? 0,
      name: `${relative(ROOT, name)} › ${fullName}`,
    })),
  )
}

function playwrightRows(suites = []) {
  return suites.flatMap(({ specs, suites: inner }) => [
    ...playwrightRows(inner),
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, results }) => ({
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        name: `${file} › ${title} (${projectName})`,
      })),
    ),
  ])
}

function seconds(ms) {
  return (ms / 1000).toFixed(1)
}
