import { describe, expect, test, vi } from 'vitest'
import { type AnyStateMachine, createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { Position } from '@/domain/place/distance.ts'
import {
  LocationError,
  locationProblems,
  type PlaceLocation,
} from '@/domain/place/place-location.ts'
import { locationSelectionMachine } from './location-selection.machine.ts'

const position = { latitude: 47.6769, longitude: -122.206 }
const kirkland: PlaceLocation = {
  coordinates: position,
  formatted_address: 'Kirkland, Washington, United States',
  city: 'Kirkland',
  state: 'Washington',
  country: 'United States',
}

describe('ways to set a location', () => {
  test('include choosing a place', async () => {
    const { actor, remember } = start({})
    actor.send({ type: 'place.selected', place: kirkland })
    await ended(actor)
    expect([actor.getSnapshot().value, remember.mock.calls]).toEqual(['done', [[kirkland]]])
  })

  test('include the position of the device', async () => {
    const { actor, remember } = start({})
    actor.send({ type: 'position.requested' })
    expect(actor.getSnapshot().hasTag('locating')).toBe(true)
    await ended(actor)
    expect(remember.mock.calls).toEqual([[kirkland]])
  })

  test('include a point on a map', async () => {
    const name = vi.fn(async () => kirkland)
    const { actor } = start({ name })
    actor.send({ type: 'position.picked', position })
    await ended(actor)
    expect(name.mock.calls).toEqual([[position]])
  })

  test('include clearing it', async () => {
    const { actor, remember } = start({})
    actor.send({ type: 'place.cleared' })
    await ended(actor)
    expect(remember.mock.calls).toEqual([[null]])
  })
})

describe('failures', () => {
  test.each(locationProblems)(
    'include %s, and leave choosing a place possible',
    async (problem) => {
      const { actor, remember } = start({
        locate: () => Promise.reject(new LocationError(problem)),
      })
      actor.send({ type: 'position.requested' })
      const failed = await waitFor(actor, (state) => state.hasTag('problem'))
      expect(failed.context.problem).toBe(problem)
      expect(remember).not.toHaveBeenCalled()
      actor.send({ type: 'search.resumed' })
      expect(actor.getSnapshot()).toMatchObject({
        value: { choosing: 'ready' },
        context: { problem: null },
      })
      actor.send({ type: 'place.selected', place: kirkland })
      await ended(actor)
      expect(remember.mock.calls).toEqual([[kirkland]])
    },
  )

  test('include a position without an address', async () => {
    const { actor } = start({ name: () => Promise.reject(new Error('nobody answers')) })
    actor.send({ type: 'position.requested' })
    const failed = await waitFor(actor, (state) => state.hasTag('problem'))
    expect(failed.context.problem).toBe('undetermined')
  })
})

describe('the pending location prompt', () => {
  test('is overridden by choosing a place', async () => {
    const { actor, remember } = start({ locate: () => new Promise(() => {}) })
    actor.send({ type: 'position.requested' })
    actor.send({ type: 'place.selected', place: kirkland })
    await ended(actor)
    expect(remember.mock.calls).toEqual([[kirkland]])
  })

  test('is overridden by a point on the map and by clearing', async () => {
    const elsewhere = { latitude: 45.5, longitude: -122.6 }
    const name = vi.fn(async () => kirkland)
    const pointing = start({ locate: () => new Promise(() => {}), name })
    pointing.actor.send({ type: 'position.requested' })
    pointing.actor.send({ type: 'position.picked', position: elsewhere })
    await ended(pointing.actor)
    expect(name.mock.calls).toEqual([[elsewhere]])
    const clearing = start({ locate: () => new Promise(() => {}) })
    clearing.actor.send({ type: 'position.requested' })
    clearing.actor.send({ type: 'place.cleared' })
    await ended(clearing.actor)
    expect(clearing.remember.mock.calls).toEqual([[null]])
  })

  test('changes nothing when the person leaves', async () => {
    const { promise, resolve } = Promise.withResolvers<Position>()
    const { actor, remember } = start({ locate: () => promise })
    actor.send({ type: 'position.requested' })
    actor.stop()
    resolve(position)
    await new Promise((settled) => setTimeout(settled))
    expect(remember).not.toHaveBeenCalled()
  })
})

describe('the pending address lookup', () => {
  test('is overridden by another point, choosing a place and clearing', async () => {
    const elsewhere = { latitude: 45.5, longitude: -122.6 }
    const name = vi
      .fn<() => Promise<PlaceLocation>>()
      .mockReturnValueOnce(new Promise(() => {}))
      .mockResolvedValue(kirkland)
    const pointing = start({ name })
    pointing.actor.send({ type: 'position.picked', position })
    pointing.actor.send({ type: 'position.picked', position: elsewhere })
    await ended(pointing.actor)
    expect(name.mock.calls).toEqual([[position], [elsewhere]])

    const decisions = [
      [{ type: 'place.selected', place: kirkland }, kirkland],
      [{ type: 'place.cleared' }, null],
    ] as const
    for (const [event, decision] of decisions) {
      const { actor, remember } = start({ name: () => new Promise(() => {}) })
      actor.send({ type: 'position.picked', position })
      actor.send(event)
      await ended(actor)
      expect(remember.mock.calls).toEqual([[decision]])
    }
  })
})

test('reaches every state', () => {
  const chart: AnyStateMachine = locationSelectionMachine
  const actors = ['finding.locating', 'finding.geocoding', 'saving'].map(
    (state) => `0.locationSelection.${state}`,
  )
  const paths = getShortestPaths(chart, {
    events: [
      { type: 'place.selected', place: kirkland },
      { type: 'place.cleared' },
      { type: 'position.requested' },
      { type: 'position.picked', position },
      { type: 'search.resumed' },
      ...actors.flatMap((actorId) => [
        { type: `xstate.done.actor.${actorId}`, output: kirkland, actorId },
        { type: `xstate.error.actor.${actorId}`, error: new LocationError('denied'), actorId },
      ]),
    ],
  })
  const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)))
  expect([...reached].sort()).toEqual(
    [
      { choosing: 'ready' },
      { choosing: 'failed' },
      'done',
      { finding: 'locating' },
      { finding: 'geocoding' },
      'saving',
    ]
      .map((value) => JSON.stringify(value))
      .sort(),
  )
})

type Answers = {
  locate?: () => Promise<Position>
  name?: (position: Position) => Promise<PlaceLocation>
}

function start({ locate, name }: Answers) {
  const remember = vi.fn(async (_: PlaceLocation | null) => {})
  const machine = locationSelectionMachine.provide({
    actors: {
      locate: fromPromise(locate ?? (async () => position)),
      namePosition: fromPromise<PlaceLocation, Position>(({ input }) =>
        name ? name(input) : Promise.resolve(kirkland),
      ),
      rememberPlace: fromPromise<void, PlaceLocation | null>(({ input }) => remember(input)),
    },
  })
  return { actor: createActor(machine).start(), remember }
}

function ended(actor: ReturnType<typeof start>['actor']) {
  return waitFor(actor, ({ status }) => status === 'done')
}
