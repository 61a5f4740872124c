import { type AnyStateMachine, assign, createMachine } from 'xstate'
import type { Samples } from '../walk/samples.ts'

const START = { start: () => undefined }

/** Names a start, and nothing else. */
export function samplesFor(machine: AnyStateMachine, more: Partial<Samples> = {}): Samples {
  return { machine, inputs: START, events: {}, outcomes: {}, ...more }
}

/** Nothing is wrong with it. */
export const sound = createMachine({
  id: 'sound',
  initial: 'on',
  states: { on: { on: { go: 'off' } }, off: {} },
})

export const odd = createMachine({ id: 'odd', type: 'round' as 'atomic' })

export const cycleSamples = samplesFor(
  createMachine({
    id: 'cycle',
    initial: 'idle',
    states: { idle: { on: { go: 'one' } }, one: { always: 'two' }, two: { always: 'one' } },
  }),
  { events: { 'it goes': () => ({ type: 'go' }) } },
)

const names = Array.from({ length: 200 }, (_, at) => `state${at}`)

export const longSamples = samplesFor(
  createMachine({
    id: 'long',
    initial: 'state0',
    context: { number: 0 },
    on: { count: { actions: assign(({ context }) => ({ number: context.number + 1 })) } },
    states: Object.fromEntries(
      names.map((name, at) => [name, { on: { next: names[at + 1] ?? 'state0' } }]),
    ),
  }),
  {
    events: { next: () => ({ type: 'next' }), count: () => ({ type: 'count' }) },
    situation: ({ context }) => context,
    limits: { situations: 300 },
  },
)

export const MARKUP = `"<img src=x onerror='alert(1)'>"`

export const markupSamples = samplesFor(
  createMachine({
    id: MARKUP,
    description: MARKUP,
    initial: MARKUP,
    states: { [MARKUP]: { description: MARKUP, on: { [MARKUP]: MARKUP } } },
  }),
  { events: { [MARKUP]: () => ({ type: MARKUP }) } },
)
