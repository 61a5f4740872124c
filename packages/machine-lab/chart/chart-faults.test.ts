import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { chartFaults } from './chart-faults.ts'
import { readChart } from './read-chart.ts'

type States = NonNullable<Parameters<typeof createMachine>[0]['states']>

function faultsOf(states: States): string[] {
  const description = 'A machine.'
  return chartFaults(
    readChart(createMachine({ id: 'plain', description, initial: 'first', states })),
  )
}

const description = 'Something.'

test('finds nothing in a chart that says everything', () => {
  const on = { pressed: [{ guard: 'isOpen', target: 'last' }, { target: 'last' }] }
  expect(faultsOf({ first: { description, on }, last: { description } })).toEqual([])
})

test('names a state without a description, at any depth', () => {
  const states = { first: { description, initial: 'inner', states: { inner: {} } } }
  expect(faultsOf(states)).toEqual(['The state "first.inner" has no description.'])
})

test('names a transition whose guard has no name', () => {
  const first = { description, always: [{ guard: () => true, target: 'last' }] }
  expect(faultsOf({ first, last: { description } })).toEqual([
    'The guard of "first||0" has no name.',
  ])
})

test('names branches whose guards read the same', () => {
  const branch = (status: string, target: string) => ({
    guard: { type: 'isIn', params: ({ event }: { event: object }) => ({ event, status }) },
    target,
  })
  const alike = { description, on: { read: [branch('paid', 'last'), branch('paid', 'last')] } }
  const apart = { description, on: { read: [branch('paid', 'last'), branch('failed', 'last')] } }
  const last = { description }
  expect(faultsOf({ first: alike, last })).toEqual([
    '"first|read|0" and "first|read|1" have the same guard.',
  ])
  expect(faultsOf({ first: apart, last })).toEqual([])
})
