import { afterEach, expect, test } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'
import { defineSamples } from '../walk/samples.ts'
import { toFlowParameter } from './flow.ts'
import { openSession, type Session } from './session.ts'

const lampMachine = setup({
  types: { events: {} as { type: 'pressed'; force: number } | { type: 'dropped' } },
  actors: { warm: fromPromise<string>(() => Promise.reject(new Error('not provided'))) },
  guards: { isHard: ({ event }) => event.type === 'pressed' && event.force > 5 },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { pressed: [{ guard: 'isHard', target: 'broken' }, { target: 'warming' }] } },
    warming: {
      invoke: { src: 'warm', onDone: 'on', onError: 'off' },
      after: { 60000: 'off' },
    },
    on: { after: { 1000: 'off' } },
    broken: { type: 'final' },
  },
})

const samples = defineSamples<typeof lampMachine>({
  machine: lampMachine,
  inputs: { start: () => undefined },
  events: {
    'a soft press': () => ({ type: 'pressed', force: 1 }),
    'a hard press': () => ({ type: 'pressed', force: 9 }),
    'a fall': () => ({ type: 'dropped' }),
  },
  outcomes: {
    warm: {
      warm: () => ({ output: 'warm' }),
      'no current': () => ({ error: new Error('No current') }),
    },
  },
})

let session: Session | null = null
afterEach(() => session?.close())

function shown() {
  const flow = toFlowParameter({ samples, input: 'start', acts: {} })()
  session = openSession(flow, () => {})
  const lamp = createActor(
    lampMachine.provide({ actors: { warm: fromPromise(async () => 'real') } }),
  )
  lamp.start()
  const moment = () => {
    const [first] = session?.moments() ?? []
    if (!first) throw new Error('no moment')
    return first
  }
  return { session, lamp, moment }
}

test('offers the events that something hears', () => {
  const { moment } = shown()
  expect(moment().events).toEqual([
    { name: 'a soft press', type: 'pressed', takes: ['off|pressed|1'] },
    { name: 'a hard press', type: 'pressed', takes: ['off|pressed|0'] },
  ])
  expect(moment().unheard).toBe(1)
})

test('tells the value of a guard for each sample', () => {
  const { moment } = shown()
  expect(moment().guards).toEqual([
    { transition: 'off|pressed|0', using: 'a soft press', value: false },
    { transition: 'off|pressed|0', using: 'a hard press', value: true },
  ])
})

test('holds an actor until the panel answers', () => {
  const { session, lamp, moment } = shown()
  session.choose({ kind: 'event', name: 'a soft press' })
  expect(moment().held).toMatchObject([{ key: 'warm', isHeld: true }])
  session.choose({ kind: 'outcome', actor: 'warm', name: 'warm' })
  expect(lamp.getSnapshot().value).toBe('on')
  expect(moment().taken).toEqual(['warming|xstate.done.actor.0.lamp.warming|0'])
})

test('lets a held actor run for real', async () => {
  const { session, lamp } = shown()
  session.choose({ kind: 'event', name: 'a soft press' })
  session.runForReal('warm', true)
  await expect.poll(() => lamp.getSnapshot().value).toBe('on')
  expect(session.recorder.run()).toBeNull()
})

test('fires the next timer at once, and shows what is left of it', () => {
  const { session, lamp, moment } = shown()
  session.choose({ kind: 'event', name: 'a soft press' })
  session.seam.clock.stand()
  const [timer] = moment().timers
  expect(timer?.milliseconds).toBeGreaterThan(59_000)
  session.choose({ kind: 'time' })
  expect(lamp.getSnapshot().value).toBe('off')
  expect(moment().timers).toEqual([])
})

test('records what the screen sends as choices', () => {
  const { session, lamp } = shown()
  lamp.send({ type: 'pressed', force: 1 })
  session.choose({ kind: 'outcome', actor: 'warm', name: 'no current' })
  expect(session.recorder.run()).toEqual([
    { kind: 'start', input: 'start' },
    { kind: 'event', name: 'a soft press' },
    { kind: 'outcome', actor: 'warm', name: 'no current' },
  ])
})

test('gives no run after an event that no sample names', () => {
  const { session, lamp } = shown()
  lamp.send({ type: 'pressed', force: 2 })
  expect(session.recorder.run()).toBeNull()
  expect(session.recorder.steps.at(-1)).toMatchObject({ kind: 'unknown', name: 'pressed' })
})

test('leaves actors and timers as they were once it is closed', async () => {
  const { session } = shown()
  session.close()
  const lamp = createActor(
    lampMachine.provide({ actors: { warm: fromPromise(async () => 'real') } }),
  )
  lamp.start()
  lamp.send({ type: 'pressed', force: 1 })
  await expect.poll(() => lamp.getSnapshot().value).toBe('on')
})
