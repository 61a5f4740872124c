import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../runtime.mjs'
import { playwrightFailures, vitestFailures } from './failures.mjs'

const UNITS = { args: ['--project', 'unit*'] }
const VITEST = 'node scripts/with-runtime.mjs vitest run'

describe('vitestFailures', () => {
  it('names failed tests with the first lines of their reason', () => {
    const reason = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].join('\n')
    const testResults = [
      {
        name: join(ROOT, 'domain/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'subtracts', failureMessages: [`\u001b[31m${reason}`] },
        ],
      },
    ]
    expect(vitestFailures({ testResults }, UNITS)).toEqual([
      {
        test: 'domain/a.test.ts › subtracts',
        reason: reason.replace('\nseven', ''),
        command: `${VITEST} --project 'unit*' domain/a.test.ts -t subtracts`,
      },
    ])
  })

  it('quotes a name for the shell and for the pattern, and names the long form', () => {
    const failed = { status: 'failed', fullName: "a (b) isn't $1", failureMessages: [] }
    const file = { name: join(ROOT, 'a.test.ts'), status: 'failed', assertionResults: [failed] }
    const [failure] = vitestFailures({ testResults: [file] }, { ...UNITS, isFull: true })
    const name = String.raw`'a \(b\) isn'\''t \$1'`
    expect(failure?.command).toBe(`HEARTH_FULL=1 ${VITEST} --project 'unit*' a.test.ts -t ${name}`)
  })

  it('names a file that failed before its tests', () => {
    const name = join(ROOT, 'b.test.ts')
    const file = { name, status: 'failed', message: 'cut', assertionResults: [] }
    expect(vitestFailures({ testResults: [file] }, UNITS)).toEqual([
      { test: 'b.test.ts', reason: 'cut', command: `${VITEST} --project 'unit*' b.test.ts` },
    ])
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
    const command = 'npm run test:e2e -- e2e/home.spec.ts:7'
    expect(playwrightFailures({ suites, errors })).toEqual([
      { test: '[phone] e2e/home.spec.ts:7 › closes', reason: 'no button', command },
      { test: '[phone] e2e/home.spec.ts:7 › searches', reason: 'no button', command },
      { test: 'outside a test', reason: 'no browser' },
    ])
    const [first] = playwrightFailures({ suites, errors }, true)
    expect(first?.command).toBe('npm run test:e2e -- --full e2e/home.spec.ts:7')
  })
})
