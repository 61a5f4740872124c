import { decodeAreas, encodeAreas } from '@hearth/streets/geometry/area-code'
import { describe, expect, test, vi } from 'vitest'
import { type AnyStateMachine, createActor, fromPromise, SimulatedClock } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { noFilters } from '@/domain/search/search-filters.ts'
import { mapSearchMachine } from './map-search.machine.ts'
import type { MapQuery, MapViewport } from './map-search.types.ts'

const viewport: MapViewport = { bounds: { south: 47, west: -123, north: 48, east: -122 }, zoom: 10 }
const moved: MapViewport = { ...viewport, zoom: 11 }
const at = (longitude: number, latitude: number) => ({ latitude, longitude })
const triangle = [at(0, 0), at(10, 0), at(10, 10)]
const within = [at(6, 2), at(8, 2), at(8, 4)]
const area = encodeAreas([{ outline: triangle, holes: [] }])
const byHand = { type: 'map.moveEnded', viewport: moved, isByHand: true } as const
const draw = { type: 'drawing.started', purpose: { kind: 'area' }, mode: 'polygon' } as const

describe('the map beside the list', () => {
  test('does not search before it has a viewport', async () => {
    const { actor, asked } = start()
    actor.send({ type: 'search.changed', filters: { ...noFilters, city: 'Bend' } })
    await settled()
    expect([following(actor), asked.mock.calls]).toEqual(['unplaced', []])
  })

  test('updates the list after a move by hand, but not by the page', async () => {
    const { actor, asked, told, pass } = start()
    actor.send({ type: 'map.moveEnded', viewport, isByHand: false })
    await pass()
    expect(told).toEqual([])
    actor.send({ type: 'map.moveStarted' })
    expect(following(actor)).toBe('moving')
    actor.send(byHand)
    expect(following(actor)).toBe('settled')
    await pass()
    expect(following(actor)).toBe('shown')
    expect(told).toEqual([{ type: 'boxSearched', bounds: moved.bounds }])
    expect(asked.mock.calls.map(([question]) => question.viewport.zoom)).toEqual([10, 11])
    expect(actor.getSnapshot().context.answered?.viewport).toEqual(moved)
  })

  test('combines quick successive moves into one search', async () => {
    const { actor, asked, told, pass } = start()
    for (let zoom = 1; zoom <= 5; zoom++) {
      actor.send({ type: 'map.moveStarted' })
      // The first is by hand, and what it flings on belongs to it.
      actor.send({ type: 'map.moveEnded', viewport: { ...viewport, zoom }, isByHand: zoom === 1 })
    }
    await pass()
    expect(asked).toHaveBeenCalledTimes(1)
    expect(told).toHaveLength(1)
  })

  test('keeps shown results while loading, and drops replies to older searches', async () => {
    const answers: (() => void)[] = []
    const { actor, pass } = start({
      ask: () => new Promise((resolve) => answers.push(resolve)),
    })
    actor.send({ type: 'map.moveEnded', viewport, isByHand: false })
    await pass()
    answers[0]?.()
    await settled()
    actor.send({ type: 'search.changed', filters: { ...noFilters, city: 'Bend' } })
    actor.send({ type: 'search.changed', filters: { ...noFilters, city: 'Salem' } })
    expect(following(actor)).toBe('searching')
    expect(actor.getSnapshot().context.answered?.filters.city).toBe('')
    answers[1]?.()
    await settled()
    expect(following(actor)).toBe('searching')
    answers[2]?.()
    await settled()
    expect(actor.getSnapshot().context.answered?.filters.city).toBe('Salem')
  })

  test('keeps shown results after a failure and can retry', async () => {
    let isDown = true
    const { actor, pass } = start({
      ask: async () => {
        if (isDown) throw new Error('down')
      },
    })
    actor.send({ type: 'map.moveEnded', viewport, isByHand: false })
    await pass()
    expect(following(actor)).toBe('failed')
    isDown = false
    actor.send({ type: 'search.retried' })
    await settled()
    expect(following(actor)).toBe('shown')
  })

  test('drops a move when the search changes elsewhere', async () => {
    const { actor, told, pass } = start()
    actor.send(byHand)
    // Going back, before the move is told.
    const bounds = { ...viewport.bounds, north: 49 }
    actor.send({ type: 'search.changed', filters: { ...noFilters, bounds } })
    actor.send({ type: 'map.moveEnded', viewport: { ...viewport, bounds }, isByHand: false })
    await pass()
    expect(told).toEqual([])
    expect(following(actor)).toBe('shown')
  })

  test('searches drawn areas instead of the viewport', async () => {
    const { actor, told, pass } = start({ area })
    actor.send(byHand)
    await pass()
    expect(following(actor)).toBe('shown')
    expect(told).toEqual([{ type: 'sightMoved', bounds: moved.bounds }])
  })

  test('waits to be asked when it does not follow, and still shows the homes in view', async () => {
    const { actor, asked, told, pass } = start({ isFollowing: false })
    actor.send({ type: 'area.searched' })
    actor.send(byHand)
    await pass()
    expect([told, asked.mock.calls.length]).toEqual([[], 1])
    expect(actor.getSnapshot().context.isAway).toBe(true)
    actor.send({ type: 'area.searched' })
    expect(told).toEqual([{ type: 'boxSearched', bounds: moved.bounds }])
    expect(actor.getSnapshot().context.isAway).toBe(false)
    actor.send({ type: 'area.searched' })
    expect(told).toHaveLength(1)
  })

  test('catches up when it follows again, and a search elsewhere takes the offer away', async () => {
    const { actor, told, pass } = start({ isFollowing: false })
    actor.send(byHand)
    await pass()
    actor.send({ type: 'following.selected', isOn: true })
    expect(told).toHaveLength(1)
    actor.send({ type: 'following.selected', isOn: false })
    actor.send(byHand)
    await pass()
    actor.send({ type: 'search.changed', filters: { ...noFilters, city: 'Bend' } })
    expect(actor.getSnapshot().context.isAway).toBe(false)
    expect(told).toHaveLength(1)
  })

  test('with drawn areas only the view moves, also when it does not follow', async () => {
    const { actor, told, pass } = start({ area, isFollowing: false })
    actor.send(byHand)
    await pass()
    expect(told).toEqual([{ type: 'sightMoved', bounds: moved.bounds }])
    expect(actor.getSnapshot().context.isAway).toBe(false)
  })

  test('does not search while drawing', async () => {
    const { actor, told, pass } = start()
    actor.send(draw)
    actor.send(byHand)
    await pass()
    actor.send(byHand)
    actor.send({ type: 'drawing.left' })
    await pass()
    expect(told).toEqual([])
  })
})

describe('drawing', () => {
  test('closes an area from points, with undo', () => {
    const { actor, told } = start()
    actor.send(draw)
    for (const position of [...triangle, at(50, 50)])
      actor.send({ type: 'drawing.pointSet', position })
    expect(news(actor)).toEqual({ kind: 'pointSet', points: 4 })
    actor.send({ type: 'drawing.pointTaken' })
    expect(news(actor)).toEqual({ kind: 'pointTaken', points: 3 })
    actor.send({ type: 'drawing.closed' })
    expect(drawing(actor)).toBe('idle')
    expect(news(actor)).toEqual({ kind: 'areaClosed' })
    expect(told).toEqual([{ type: 'areasDrawn', area }])
  })

  test('closes an area from one stroke', () => {
    const { actor, told } = start()
    actor.send({ ...draw, mode: 'freehand' })
    actor.send({ type: 'drawing.strokeEnded', ring: triangle })
    expect([drawing(actor), told]).toEqual(['idle', [{ type: 'areasDrawn', area }]])
  })

  test('cuts a hole, and replaces an outline', () => {
    const { actor, told } = start({ area })
    actor.send({ type: 'drawing.started', purpose: { kind: 'hole' }, mode: 'freehand' })
    actor.send({ type: 'drawing.strokeEnded', ring: within })
    expect(news(actor)).toEqual({ kind: 'holeClosed' })
    actor.send({ ...draw, purpose: { kind: 'outline', index: 0 } })
    expect(actor.getSnapshot().context.points).toEqual(triangle)
    actor.send({ type: 'drawing.pointSet', position: at(0, 10) })
    actor.send({ type: 'drawing.closed' })
    const last = told.at(-1)
    expect(last?.type === 'areasDrawn' && decodeAreas(last.area)).toEqual([
      { outline: [...triangle, at(0, 10)], holes: [within] },
    ])
  })

  test('removes one area or all', () => {
    const two = `${area}*${area}`
    const { actor, told } = start({ area: two })
    actor.send({ type: 'area.removed', index: 0 })
    expect(told).toEqual([{ type: 'areasDrawn', area }])
    actor.send({ type: 'areas.cleared' })
    expect(told.at(-1)).toEqual({ type: 'areasDrawn', area: '' })
  })

  test('reports invalid shapes and continues', () => {
    const { actor, told } = start()
    actor.send(draw)
    actor.send({ type: 'drawing.closed' })
    expect(news(actor)).toEqual({ kind: 'refused', problem: 'tooFewPoints' })
    for (const position of triangle) actor.send({ type: 'drawing.pointSet', position })
    actor.send({ type: 'drawing.pointSet', position: at(5, -5) })
    expect(news(actor)).toEqual({ kind: 'refused', problem: 'crossesItself' })
    expect(actor.getSnapshot().context.points).toHaveLength(3)
    actor.send({ type: 'drawing.modeSelected', mode: 'freehand' })
    actor.send({ type: 'drawing.strokeEnded', ring: [at(179, 0), at(182, 0), at(180, 5)] })
    expect(news(actor)).toEqual({ kind: 'refused', problem: 'crossesAntimeridian' })
    expect([drawing(actor), told]).toEqual(['freehand', []])
  })

  test('changes nothing when left', () => {
    const { actor, told } = start({ area })
    actor.send({ type: 'drawing.started', purpose: { kind: 'outline', index: 0 }, mode: 'polygon' })
    actor.send({ type: 'drawing.pointTaken' })
    actor.send({ type: 'drawing.left' })
    expect(told).toEqual([])
    expect(actor.getSnapshot().context).toMatchObject({
      points: [],
      areas: [{ outline: triangle }],
    })
  })
})

test('reaches every state', () => {
  const chart: AnyStateMachine = mapSearchMachine
  const actorId = '0.mapSearch.following.searching'
  const paths = getShortestPaths(chart, {
    input: { filters: noFilters },
    limit: 4000,
    // The points that are set make no other state.
    serializeState: ({ value, context }) => JSON.stringify([value, context.viewport !== null]),
    events: [
      { type: 'map.moveStarted' },
      { type: 'map.moveEnded', viewport, isByHand: true },
      { type: 'xstate.after.pause.mapSearch.following.settled' },
      { type: 'search.changed', filters: noFilters },
      { type: 'search.retried' },
      { type: 'following.selected', isOn: false },
      { type: 'area.searched' },
      draw,
      { ...draw, mode: 'freehand' },
      { type: 'drawing.modeSelected', mode: 'polygon' },
      { type: 'drawing.left' },
      { type: `xstate.done.actor.${actorId}`, actorId },
      { type: `xstate.error.actor.${actorId}`, error: new Error('down'), actorId },
    ],
  })
  const reached = paths.map(({ state }): { following: string; drawing: string } => state.value)
  const names = (of: 'following' | 'drawing') => [...new Set(reached.map((it) => it[of]))].sort()
  expect(names('following')).toEqual([
    'failed',
    'moving',
    'searching',
    'settled',
    'shown',
    'unplaced',
  ])
  expect(names('drawing')).toEqual(['freehand', 'idle', 'polygon'])
})

type Told = { type: 'boxSearched' | 'sightMoved' } | { type: 'areasDrawn'; area: string }

function start({
  area = '',
  isFollowing = true,
  ask = async () => {},
}: {
  area?: string
  isFollowing?: boolean
  ask?: () => Promise<void>
} = {}) {
  const asked = vi.fn<(question: MapQuery) => Promise<void>>(ask)
  const clock = new SimulatedClock()
  const machine = mapSearchMachine.provide({
    actors: { askHomes: fromPromise<void, MapQuery>(({ input }) => asked(input)) },
  })
  const actor = createActor(machine, {
    clock,
    input: { filters: { ...noFilters, area }, isFollowing },
  })
  const told: Told[] = []
  actor.on('*', (event) => told.push(event))
  actor.start()
  /** The pause after a move goes by, and what is asked then is answered. */
  const pass = async () => {
    clock.increment(1000)
    await settled()
  }
  return { actor, asked, told, pass }
}

type Actor = ReturnType<typeof start>['actor']

const following = (actor: Actor) => actor.getSnapshot().value.following
const drawing = (actor: Actor) => actor.getSnapshot().value.drawing
const news = (actor: Actor) => actor.getSnapshot().context.news
const settled = () => new Promise((resolve) => setTimeout(resolve))
