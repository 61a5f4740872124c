import { expect, test } from 'vitest'
import { createMachine, setup } from 'xstate'
import { percent, toCoverage } from './coverage.ts'
import type { Samples } from './samples.ts'
import { walk } from './walk.ts'

const gate = setup({
  types: { events: {} as { type: 'push'; force: number } },
  guards: { isStrong: ({ event }) => event.force > 5, isOpen: () => true },
}).createMachine({
  id: 'gate',
  initial: 'closed',
  states: {
    closed: { on: { push: { guard: 'isStrong', target: 'open' } } },
    open: { on: { push: { guard: 'isOpen', target: 'closed' } } },
  },
})

function coverage(samples: Partial<Samples>) {
  const all: Samples = {
    machine: gate,
    inputs: { start: () => undefined },
    outcomes: {},
    events: { 'a push': () => ({ type: 'push', force: 9 }) },
    ...samples,
  }
  return toCoverage(all, walk(all))
}

test('names all that no run reaches, and counts how often a transition was taken', () => {
  const found = coverage({})
  expect(found.transitions).toEqual({ total: 2, reached: 2, missing: [] })
  expect(found.taken).toEqual({ 'closed|push|0': 1, 'open|push|0': 1 })
  expect(found.guards.missing).toEqual(['closed|push|0 isStrong=false', 'open|push|0 isOpen=false'])
  expect(percent(found.guards)).toBe(50)
  expect(found).toMatchObject({ machine: 'gate', situations: 2, paths: 2, longest: 1 })
})

test('leaves out what is untakable for a reason', () => {
  const untakable = { 'open|push|0 isOpen=false': 'It never locks.' }
  const { guards } = coverage({ untakable })
  expect(guards).toEqual({ total: 3, reached: 2, missing: ['closed|push|0 isStrong=false'] })
})

test('is plain data, and the same each time', () => {
  const found = coverage({})
  expect(JSON.parse(JSON.stringify(found))).toEqual(found)
  expect(coverage({})).toEqual(found)
})

test('counts what was not reached as less than everything, and nothing as everything', () => {
  expect(percent({ total: 1_000, reached: 999 })).toBe(99)
  const found = coverage({ machine: createMachine({ id: 'nothing' }), events: {} })
  expect(found.states).toEqual({ total: 0, reached: 0, missing: [] })
  expect(percent(found.transitions)).toBe(100)
})
