import { describe, expect, test } from 'vitest'
import { coverageOf, percent } from '@/machine-lab/walk/coverage.ts'
import { runWords } from '@/machine-lab/walk/situations.ts'
import { walk } from '@/machine-lab/walk/walk.ts'
import { findMachines } from '@/scripts/machines/find-machines.ts'

const machines = await findMachines()
const sampled = machines.flatMap(({ name, samples }) => (samples ? [{ name, samples }] : []))

describe.for(sampled)('$name', ({ samples }) => {
  test('takes every transition, guard and outcome, and nothing is wrong', () => {
    const walked = walk(samples)
    const coverage = coverageOf(samples, walked)
    const found = walked.findings.map(({ message, run }) =>
      run ? `${message} ${runWords(run)}` : message,
    )
    expect(found).toEqual([])
    expect({
      states: percent(coverage.states),
      transitions: percent(coverage.transitions),
      guards: percent(coverage.guards),
      outcomes: percent(coverage.outcomes),
      events: percent(coverage.events),
    }).toEqual({ states: 100, transitions: 100, guards: 100, outcomes: 100, events: 100 })
  })
})

test('finds the machines', () => {
  expect(machines.map(({ path }) => path)).toContain('auth/session.machine.ts')
})
