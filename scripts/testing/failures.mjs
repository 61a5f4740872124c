/** @typedef {{ test: string, reason: string, command?: string }} Failure */
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../runtime.mjs'

const REASON_LINES = 6

/**
 * @param {import('vitest/reporters').JsonTestResults} results
 * @param {{ args: string[], isFull?: boolean }} suite
 * @returns {Failure[]}
 */
export function vitestFailures({ testResults = [] }, { args, isFull = false }) {
  const program = `${isFull ? 'HEARTH_FULL=1 ' : ''}node scripts/with-runtime.mjs vitest run`
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name).replaceAll('\\', '/')
    const command = inShell(program, [...args, file])
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [failure(file, message, command)] : []
    return failed.map(({ fullName, failureMessages }) => {
      const alone = inShell(command, [
        '-t',
        fullName.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`),
      ])
      return failure(`${file} › ${fullName}`, failureMessages?.join('\n'), alone)
    })
  })
}

/**
 * @param {import('playwright/test/reporter').JSONReport} report
 * @returns {Failure[]}
 */
export function playwrightFailures({ suites = [], errors = [] }, isFull = false) {
  return [
    ...suites.flatMap((suite) => failedSpecs(suite, isFull)),
    ...errors.map(({ message, location }) => failure(location?.file ?? 'outside a test', message)),
  ]
}

function failedSpecs({ specs = [], suites = [] }, isFull) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message))
        const at = `${file}:${line}`
        const command = inShell('npm run test:e2e --', [...(isFull ? ['--full'] : []), at])
        return failure(`[${projectName}] ${at} › ${title}`, messages.join('\n'), command)
      }),
  )
  return [...own, ...suites.flatMap((suite) => failedSpecs(suite, isFull))]
}

function failure(test, reason = '', command) {
  const lines = stripVTControlCharacters(reason).trim().split('\n')
  return { test, reason: lines.slice(0, REASON_LINES).join('\n'), ...(command && { command }) }
}

function inShell(command, args) {
  const quoted = args.map((arg) =>
    /^[\w./:@=-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", String.raw`'\''`)}'`,
  )
  return [command, ...quoted].join(' ')
}
