import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chartFaults } from '@hearth/machine-lab/chart/chart-faults'
import { readChart } from '@hearth/machine-lab/chart/read-chart'
import { exportRun } from '@hearth/machine-lab/panel/situations'
import { percent, toCoverage } from '@hearth/machine-lab/walk/coverage'
import { replayRun } from '@hearth/machine-lab/walk/export-test'
import { runWords } from '@hearth/machine-lab/walk/situations'
import { walk } from '@hearth/machine-lab/walk/walk'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type AnyActorLogic, createActor, StateMachine } from 'xstate'
import { NotProvided } from '@/machines/not-provided.ts'
import { findMachines } from '@/scripts/machines/find-machines.ts'

/** 30,000 today; each takes the steps to its situation again. */
const MAX_CHOICES = 60_000

const machines = await findMachines()
const sampled = machines.flatMap(({ name, path, samples }) =>
  samples ? [{ name, path, samples }] : [],
)
const walks = new Map(sampled.map(({ name, samples }) => [name, walk(samples)]))

describe.for(sampled)('$name', ({ name, path, samples }) => {
  const walked = walks.get(name) ?? walk(samples)

  test('takes every transition, guard and outcome, and nothing is wrong', () => {
    const found = walked.findings.map(({ message, run }) =>
      run ? `${message} ${runWords(run)}` : message,
    )
    expect(found).toEqual([])
    const { states, transitions, guards, outcomes, events } = toCoverage(samples, walked)
    const shares = { states, transitions, guards, outcomes, events }
    for (const [kind, share] of Object.entries(shares)) expect(percent(share), kind).toBe(100)
  })

  test('ends each path where it was found', () => {
    for (const { run, value, status } of walked.situations) {
      expect(replayRun(samples, run)).toMatchObject({ value, status })
    }
  })

  test('is exported as a test that finds its samples beside it', async () => {
    const [input = ''] = Object.keys(samples.inputs)
    const source = exportRun({ samples, input, acts: {} }, [{ kind: 'start', input }])
    const [, name = '', file = ''] = /import \{ (\w+) \} from '(\.\/.+)'/.exec(source) ?? []
    const beside = join('machines', dirname(path), file)
    const exported = await import(pathToFileURL(resolve(beside)).href)
    expect(exported[name]?.machine.id).toBe(samples.machine.id)
  })
})

test('knows samples of every machine', () => {
  const missing = machines.filter(({ samples }) => !samples).map(({ path }) => path)
  expect(missing).toEqual([])
  expect(machines.length).toBeGreaterThan(10)
})

test('describes every state, and tells all guards apart', () => {
  const faults = machines.flatMap(({ path, machine }) =>
    chartFaults(readChart(machine)).map((fault) => `${path}: ${fault}`),
  )
  expect(faults).toEqual([])
})

test('tries a limited number of choices', () => {
  const tried = [...walks.values()].reduce((sum, { edges }) => sum + edges, 0)
  expect(tried).toBeLessThan(MAX_CHOICES)
})

describe('actors that nobody provided', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const defaults = sampled.flatMap(({ name, samples }) =>
    Object.entries(samples.machine.implementations.actors)
      .filter(([, logic]) => !(logic instanceof StateMachine))
      .map(([actor, logic]) => ({ name, actor, logic })),
  )

  test.for(defaults)('$actor of $name fails as a programming error', async ({ logic }) => {
    const started = createActor(logic as AnyActorLogic, { input: undefined })
    started.subscribe({ error: () => {} })
    started.start()
    expect(() => vi.runAllTimers()).toThrow(NotProvided)
    await vi.advanceTimersByTimeAsync(1)
    expect(started.getSnapshot().status).toBe('active')
  })
})
