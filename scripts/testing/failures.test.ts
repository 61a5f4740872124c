import { describe, expect, it } from 'vitest'
import { playwrightFailures, vitestFailures } from './failures.mjs'

describe('vitestFailures', () => {
  it('names failed tests with the first lines of their reason', () => {
    const reason = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].join('\n')
    const testResults = [
      {
        name: '/hearth/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'subtracts', failureMessages: [`\u001b[31m${reason}`] },
        ],
      },
    ]
    expect(vitestFailures({ testResults })).toEqual([
      { test: '/hearth/a.test.ts › subtracts', reason: reason.replace('\nseven', '') },
    ])
  })

  it('names a file that failed before its tests', () => {
    const file = { name: '/b.test.ts', status: 'failed', message: 'cut', assertionResults: [] }
    expect(vitestFailures({ testResults: [file] })).toEqual([{ test: '/b.test.ts', reason: 'cut' }])
  })
})

describe('playwrightFailures', () => {
  it('names failed and flaky journeys in nested suites, and errors outside them', () => {
    const journey = (title: string, status: string) => ({
      title,
      file: 'e2e/home.spec.ts',
      line: 7,
      tests: [{ projectName: 'phone', status, results: [{ errors: [{ message: 'no button' }] }] }],
    })
    const suites = [
      { specs: [journey('opens', 'expected')], suites: [{ specs: [journey('closes', 'flaky')] }] },
      { specs: [journey('searches', 'unexpected'), journey('waits', 'skipped')] },
    ]
    const errors = [{ message: 'no browser' }]
    expect(playwrightFailures({ suites, errors })).toEqual([
      { test: '[phone] e2e/home.spec.ts:7 › closes', reason: 'no button' },
      { test: '[phone] e2e/home.spec.ts:7 › searches', reason: 'no button' },
      { test: 'outside a test', reason: 'no browser' },
    ])
  })
})
