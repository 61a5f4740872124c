import { expect, it, vi } from 'vitest'
import { runStages } from './stages.mjs'

const report = {
  line: vi.fn(),
  step: (_name: string, work: (say: () => void) => unknown) => work(() => {}),
}

type Tally = Awaited<ReturnType<typeof runStages>>

function failing(tally?: Partial<Tally>) {
  const work = () => Promise.reject(Object.assign(new Error('exit 1'), { tally }))
  return { name: 'Units', work }
}

it.each([
  [
    { passed: 40, failed: 0 },
    { passed: 40, failed: 1 },
  ],
  [
    { passed: 38, failed: 2 },
    { passed: 38, failed: 2 },
  ],
  [undefined, { passed: 0, failed: 1 }],
])('counts a failed stage with the tally %j', async (tally, total) => {
  const failures = [{ test: 'Units', reason: 'exit 1' }]
  expect(await runStages([failing(tally)], report)).toEqual({ ...total, failures })
  expect(report.line).toHaveBeenCalledWith(expect.stringContaining('✗ Units'))
})

it('adds up passed tests', async () => {
  const passing = { name: 'Units', work: async () => ({ passed: 3, failed: 0 }) }
  const failures = [{ test: 'Units', reason: 'exit 1' }]
  expect(await runStages([passing, failing()], report)).toEqual({ passed: 3, failed: 1, failures })
})

it('names failed tests by their stage, or the failed command', async () => {
  const command = 'vitest run a.test.ts -t adds'
  const failures = [{ test: 'a.test.ts › adds', reason: 'expected 2', command }]
  const named = failing({ passed: 1, failed: 1, failures })
  expect((await runStages([named, failing()], report)).failures).toEqual([
    { test: 'Units › a.test.ts › adds', reason: 'expected 2', command },
    { test: 'Units', reason: 'exit 1' },
  ])
})
