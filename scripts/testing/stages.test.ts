import { expect, it, vi } from 'vitest'
import { runStages } from './stages.mjs'

const report = {
  line: vi.fn(),
  step: (_name: string, work: (say: () => void) => unknown) => work(() => {}),
}

function failing(tally?: { passed: number; failed: number }) {
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
  expect(await runStages([failing(tally)], report)).toEqual(total)
  expect(report.line).toHaveBeenCalledWith(expect.stringContaining('✗ Units'))
})

it('adds up passed tests', async () => {
  const passing = { name: 'Units', work: async () => ({ passed: 3, failed: 0 }) }
  expect(await runStages([passing, failing()], report)).toEqual({ passed: 3, failed: 1 })
})
