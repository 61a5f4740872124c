import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
  waitFor,
} from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { LocationError } from '@/domain/place/place-location.ts'
import { bootMachine, type Remembered } from './boot.machine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const nothing: Remembered = { hasLocation: false, wasAskedForPosition: false }

describe('the start', () => {
  test('completes all steps', async () => {
    const { done } = await run({})
    expect(done).toEqual(calm)
  })

  test('requests the position once, and never when a place is set', async () => {
    const findLocation = vi.fn(async () => {})
    await run({ findLocation })
    expect(findLocation).toHaveBeenCalledTimes(1)
    await run({ findLocation, rehydrate: async () => ({ ...nothing, hasLocation: true }) })
    await run({ findLocation, rehydrate: async () => ({ ...nothing, wasAskedForPosition: true }) })
    expect(findLocation).toHaveBeenCalledTimes(1)
  })

  test('continues when something cannot be read', async () => {
    const fail = () => Promise.reject(new Error('no'))
    const { done } = await run({ rehydrate: fail, readSettings: fail, rememberLanguage: fail })
    expect(done).toEqual({ ...calm, isForgetful: true, hasStaleSettings: true })
  })

  test('reports why there is no position', async () => {
    const findLocation = () => Promise.reject(new LocationError('denied'))
    const { done } = await run({ findLocation })
    expect(done).toEqual({ ...calm, locationProblem: 'denied' })
  })

  test('waits at most five seconds for stored state', async () => {
    const actor = start({ rehydrate: never })
    await vi.advanceTimersByTimeAsync(4_999)
    expect(actor.getSnapshot().value).toBe('rehydrating')
    await vi.advanceTimersByTimeAsync(1)
    expect((await waitFor(actor, ({ status }) => status === 'done')).output).toEqual({
      ...calm,
      isForgetful: true,
    })
  })

  test('loads settings while the location prompt is open', async () => {
    const readSettings = vi.fn(async () => {})
    const actor = start({ findLocation: never, readSettings })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(readSettings).toHaveBeenCalledOnce()
    expect(actor.getSnapshot().value).toEqual({
      starting: { settings: 'ready', language: 'settled', location: 'finding' },
    })
    actor.stop()
  })
})

test('has no dead end, whatever the answers and their order', () => {
  const chart: AnyStateMachine = bootMachine
  const events = [
    answered('0.boot.rehydrating', nothing),
    answered('0.boot.rehydrating', { ...nothing, hasLocation: true }),
    failed('0.boot.rehydrating'),
    { type: 'xstate.after.rehydrationTimeout.boot.rehydrating' },
    ...['settings.loading', 'language.saving', 'location.finding'].flatMap((region) => [
      answered(`0.boot.starting.${region}`, undefined),
      failed(`0.boot.starting.${region}`),
    ]),
  ]
  const states: Adjacency[] = Object.values(getAdjacencyMap(chart, { events }))
  const isStuck = ({ state, transitions }: Adjacency) =>
    state.status === 'active' &&
    Object.values(transitions).every(({ state: next }) => next.matches(state.value))
  expect(states.filter(isStuck)).toEqual([])
  expect(states.some(({ state }) => state.status === 'done')).toBe(true)
})

type Adjacency = {
  state: AnyMachineSnapshot
  transitions: Record<string, { state: AnyMachineSnapshot }>
}

function answered(actorId: string, output: unknown) {
  return { type: `xstate.done.actor.${actorId}`, output, actorId }
}

function failed(actorId: string) {
  const error = new LocationError('timedOut')
  return { type: `xstate.error.actor.${actorId}`, error, actorId }
}

const calm = { isForgetful: false, hasStaleSettings: false, locationProblem: null }

type Answers = {
  rehydrate?: () => Promise<Remembered>
  readSettings?: () => Promise<void>
  rememberLanguage?: () => Promise<void>
  findLocation?: () => Promise<void>
}

function stubs(answers: Answers) {
  const nothingToDo = async () => {}
  return {
    rehydrate: fromPromise(answers.rehydrate ?? (async () => nothing)),
    readSettings: fromPromise(answers.readSettings ?? nothingToDo),
    rememberLanguage: fromPromise(answers.rememberLanguage ?? nothingToDo),
    findLocation: fromPromise(answers.findLocation ?? nothingToDo),
  }
}

function start(answers: Answers) {
  return createActor(bootMachine.provide({ actors: stubs(answers) })).start()
}

async function run(answers: Answers) {
  const { output } = await waitFor(start(answers), ({ status }) => status === 'done')
  return { done: output }
}

function never(): Promise<never> {
  return new Promise(() => {})
}
