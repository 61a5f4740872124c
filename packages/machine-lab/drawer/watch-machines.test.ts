import { afterEach, beforeEach, expect, test } from 'vitest'
import { Actor, createActor, fromPromise, setup } from 'xstate'
import { isActive, type MachineWatch, watchMachines } from './watch-machines.ts'

const innerMachine = setup({}).createMachine({
  id: 'inner',
  initial: 'waiting',
  states: { waiting: { on: { ended: 'done' } }, done: { type: 'final' } },
})

const outerMachine = setup({
  actors: { inner: innerMachine, ask: fromPromise(async () => 'answer') },
}).createMachine({
  id: 'outer',
  initial: 'off',
  states: {
    off: { on: { pressed: 'on', ignored: {} } },
    on: { invoke: [{ src: 'inner' }, { src: 'ask' }], on: { pressed: 'off' } },
  },
})

const { start } = Actor.prototype
let watch: MachineWatch
beforeEach(() => {
  watch = watchMachines()
})
afterEach(() => {
  Actor.prototype.start = start
})

function names(): string[] {
  return watch.machines().map(({ actor }) => actor.logic.id)
}

test('lists machines and their child machines, the newest first', () => {
  const outer = createActor(outerMachine).start()
  expect(names()).toEqual(['outer'])
  outer.send({ type: 'pressed' })
  expect(names()).toEqual(['inner', 'outer'])
})

test('tells the transitions that an event took, and only events that did something', () => {
  const outer = createActor(outerMachine).start()
  outer.send({ type: 'pressed' })
  outer.send({ type: 'unknown' } as never)
  const shown = watch.machines().find(({ actor }) => actor === outer)
  expect(shown?.taken).toEqual(['off|pressed|0'])
  expect(shown?.steps).toEqual([{ number: 1, event: 'pressed' }])
})

test('tells its listeners of a new snapshot until they leave', () => {
  let told = 0
  const leave = watch.subscribe(() => {
    told += 1
  })
  const outer = createActor(outerMachine).start()
  const before = told
  outer.send({ type: 'pressed' })
  expect(told).toBeGreaterThan(before)
  leave()
  const after = told
  outer.send({ type: 'pressed' })
  expect(told).toBe(after)
})

test('keeps ten machines that have ended', () => {
  for (let count = 0; count < 15; count += 1)
    createActor(innerMachine).start().send({ type: 'ended' })
  createActor(innerMachine).start()
  const ended = watch.machines().filter(({ actor }) => !isActive(actor))
  expect(ended.length).toBeLessThanOrEqual(10)
  expect(watch.machines()[0]?.number).toBe(16)
})
