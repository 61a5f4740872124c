/** @typedef {{ test: string, reason: string }} Failure */
import { stripVTControlCharacters } from 'node:util'

const REASON_LINES = 6

/**
 * @param {import('vitest/reporters').JsonTestResults} results
 * @returns {Failure[]}
 */
export function vitestFailures({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [failure(name, message)] : []
    return failed.map((result) =>
      failure(`${name} › ${result.fullName}`, result.failureMessages?.join('\n')),
    )
  })
}

/**
 * @param {import('playwright/test/reporter').JSONReport} report
 * @returns {Failure[]}
 */
export function playwrightFailures({ suites = [], errors = [] }) {
  return [
    ...suites.flatMap((suite) => failedSpecs(suite)),
    ...errors.map(({ message, location }) => failure(location?.file ?? 'outside a test', message)),
  ]
}

function failedSpecs({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message))
        return failure(`[${projectName}] ${file}:${line} › ${title}`, messages.join('\n'))
      }),
  )
  return [...own, ...suites.flatMap((suite) => failedSpecs(suite))]
}

function failure(test, reason = '') {
  const lines = stripVTControlCharacters(reason).trim().split('\n')
  return { test, reason: lines.slice(0, REASON_LINES).join('\n') }
}
