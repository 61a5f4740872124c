import { expect, test } from 'vitest'
import {
  type AnyStateMachine,
  and,
  assign,
  createMachine,
  fromCallback,
  fromPromise,
  not,
  raise,
  setup,
  stateIn,
} from 'xstate'
import type { Samples } from './samples.ts'
import { defineSamples } from './samples.ts'
import { walk } from './walk.ts'
import type { Walk } from './walked.ts'

const NONE = { inputs: { start: () => undefined }, events: {}, outcomes: {} }

const noticed = ({ findings }: Walk) => findings.map(({ kind, about }) => `${kind}: ${about}`)

const values = ({ situations }: Walk) => situations.map(({ value }) => value)

function ask() {
  return setup({
    types: { events: {} as { type: 'asked' } | { type: 'left' } },
    actors: { question: fromPromise<number>(() => new Promise(() => {})) },
    guards: { isLarge: (_, number: number) => number > 9 },
  })
}

function askingMachine() {
  return ask().createMachine({
    id: 'ask',
    initial: 'idle',
    states: {
      idle: { on: { asked: 'asking' } },
      asking: {
        on: { left: 'idle' },
        after: { 5000: 'late' },
        invoke: {
          src: 'question',
          onDone: [
            { guard: { type: 'isLarge', params: ({ event }) => event.output }, target: 'large' },
            { target: 'small' },
          ],
          onError: 'idle',
        },
      },
      large: { type: 'final' },
      small: { type: 'final' },
      late: { type: 'final' },
    },
  })
}

function askingSamples(machine: AnyStateMachine = askingMachine()): Samples {
  return defineSamples({
    ...NONE,
    machine,
    events: { ask: () => ({ type: 'asked' }), leave: () => ({ type: 'left' }) },
    outcomes: {
      question: {
        'a large number': () => ({ output: 10 }),
        'a small number': () => ({ output: 1 }),
        'no connection': () => ({ error: new Error('offline') }),
      },
    },
  })
}

test('counts what a machine takes before it is started', () => {
  const machine = setup({}).createMachine({
    id: 'ready',
    initial: 'beginning',
    states: { beginning: { always: 'ready' }, ready: { type: 'final' } },
  })
  const { findings, taken } = walk({ machine, ...NONE })
  expect(findings).toEqual([])
  expect(taken).toEqual({ 'beginning||0': 1 })
})

test('walks events, outcomes and timers without a fault', () => {
  const walked = walk(askingSamples())
  expect(noticed(walked)).toEqual([])
  expect(values(walked)).toEqual(['idle', 'asking', 'large', 'small', 'late'])
  expect(walked.situations.at(-1)?.run).toEqual([
    { kind: 'start', input: 'start' },
    { kind: 'event', name: 'ask' },
    { kind: 'time' },
  ])
  expect(Object.keys(walked.taken)).toHaveLength(walked.chart.transitions.length)
  expect(walked.left).toBeNull()
})

test('names untaken transitions, sides of guards and states when an outcome is missing', () => {
  const samples = askingSamples()
  const { question } = samples.outcomes
  const walked = walk({
    ...samples,
    outcomes: {
      question: {
        'a small number': () => question?.['a small number']?.(0 as never) ?? { output: 0 },
      },
    },
  })
  expect(noticed(walked)).toEqual([
    'unreachable: large',
    'untaken: asking|xstate.done.actor.0.ask.asking|0',
    'untaken: asking|xstate.error.actor.0.ask.asking|0',
    'one-sided: asking|xstate.done.actor.0.ask.asking|0 isLarge=true',
    'no-failure: question',
  ])
})

test('names samples that nothing hears, and events and actors without samples', () => {
  const samples = askingSamples()
  const walked = walk({
    ...samples,
    events: { ask: () => ({ type: 'asked' }), shout: () => ({ type: 'shouted' }) },
    outcomes: { other: { never: () => ({ output: 1 }) } },
  })
  expect(noticed(walked)).toEqual(
    expect.arrayContaining([
      'dead-event: shout',
      'dead-outcome: other: never',
      'unsent: left',
      'no-outcomes: question',
      'unknown-actor: other',
    ]),
  )
})

test('asks for a reason where nothing can be taken, and refuses one that is wrong', () => {
  const machine = createMachine({
    id: 'stuck',
    initial: 'on',
    states: { on: { on: { go: { target: 'off', guard: () => false } } }, off: {} },
  })
  const samples = { ...NONE, machine, events: { go: () => ({ type: 'go' }) } }
  expect(noticed(walk(samples))).toContain('untaken: on|go|0')
  const untakable = { 'on|go|0': 'Closed for good.', 'on|gone|0': 'Was here once.' }
  expect(noticed(walk({ ...samples, untakable }))).toEqual([
    'unreachable: off',
    'unneeded-reason: on|gone|0',
    'dead-event: go',
  ])
  const taken = walk({ ...askingSamples(), untakable: { 'idle|asked|0': 'Wrong.' } })
  expect(noticed(taken)).toEqual(['unneeded-reason: idle|asked|0'])
})

test('finds a machine that dies of an actor whose failure it does not hear', () => {
  const machine = ask().createMachine({
    id: 'dying',
    initial: 'asking',
    states: { asking: { invoke: { src: 'question', onDone: 'done' } }, done: {} },
  })
  const { outcomes } = askingSamples()
  const walked = walk({ ...NONE, machine, outcomes })
  const [died] = walked.findings.filter(({ kind }) => kind === 'error')
  expect(died?.message).toBe('Error: offline')
  expect(died?.run?.at(-1)).toEqual({ kind: 'outcome', actor: 'question', name: 'no connection' })
})

test('finds an action that throws', () => {
  const machine = createMachine({
    id: 'broken',
    on: {
      go: {
        actions: () => {
          throw new Error('broken')
        },
      },
    },
  })
  const walked = walk({ ...NONE, machine, events: { go: () => ({ type: 'go' }) } })
  expect(noticed(walked)).toContain('error: broken')
})

test('ends cycles of always and of raised events', () => {
  const always = createMachine({
    id: 'always',
    initial: 'calm',
    states: {
      calm: { on: { go: 'one' } },
      one: { always: 'two' },
      two: { always: 'one' },
    },
  })
  const events = { go: () => ({ type: 'go' }) }
  const endless = (walked: Walk) =>
    walked.findings.filter(({ message }) => /Infinite loop/.test(message))
  expect(endless(walk({ ...NONE, machine: always, events }))).toHaveLength(1)
  const raising = createMachine({
    id: 'raising',
    on: { go: { actions: raise({ type: 'go' }) } },
  })
  expect(endless(walk({ ...NONE, machine: raising, events }))).toHaveLength(1)
  const fromTheStart = createMachine({
    id: 'atOnce',
    initial: 'one',
    states: { one: { always: 'two' }, two: { always: 'one' } },
  })
  expect(endless(walk({ ...NONE, machine: fromTheStart }))).toHaveLength(1)
})

test('counts states and transitions that a start only passes through', () => {
  const machine = setup({
    types: { input: {} as { isKnown: boolean }, context: {} as { isKnown: boolean } },
    guards: { isKnown: ({ context }) => context.isKnown },
  }).createMachine({
    id: 'passing',
    context: ({ input }) => input,
    initial: 'beginning',
    states: {
      beginning: { always: [{ guard: 'isKnown', target: 'known' }, { target: 'unknown' }] },
      known: {},
      unknown: {},
    },
  })
  const inputs = { known: () => ({ isKnown: true }), unknown: () => ({ isKnown: false }) }
  const walked = walk(defineSamples({ ...NONE, machine, inputs }))
  expect(noticed(walked)).toEqual([])
  expect(walked.taken).toEqual({ 'beginning||0': 1, 'beginning||1': 1 })
})

test('counts the parts of combined guards, each both ways', () => {
  const machine = setup({
    types: { context: {} as { number: number }, events: {} as { type: 'go' } | { type: 'more' } },
    guards: {
      isOdd: ({ context }) => context.number % 2 === 1,
      isLarge: ({ context }) => context.number > 1,
      isLargeAndOdd: and(['isLarge', 'isOdd']),
    },
  }).createMachine({
    id: 'counting',
    context: { number: 0 },
    initial: 'on',
    states: {
      on: {
        on: {
          go: { guard: and(['isOdd', not('isLarge')]), target: 'off' },
          more: {
            guard: not('isLargeAndOdd'),
            actions: assign({ number: ({ context }) => context.number + 1 }),
          },
        },
      },
      off: {},
    },
  })
  const walked = walk(
    defineSamples({
      machine,
      inputs: { start: () => undefined },
      events: { go: () => ({ type: 'go' as const }), more: () => ({ type: 'more' as const }) },
      outcomes: {},
      situation: ({ context }) => context.number,
    }),
  )
  expect(noticed(walked)).toEqual([])
  expect(Object.keys(walked.guards)).toEqual([
    'on|go|0 isOdd',
    'on|go|0 isLarge',
    'on|more|0 isLarge',
    'on|more|0 isOdd',
  ])
  expect(walked.situations.map(({ detail }) => detail)).toEqual([0, 1, 1, 2, 3])
})

test('lets listening actors and child machines send, end and go on', () => {
  const child = createMachine({ id: 'child', initial: 'open', states: { open: {} } })
  const machine = setup({
    types: { events: {} as { type: 'rang' } | { type: 'spoken' } },
    actors: { bell: fromCallback(() => {}), talk: child },
  }).createMachine({
    id: 'door',
    initial: 'closed',
    invoke: { src: 'bell' },
    states: {
      closed: { on: { rang: 'open' } },
      open: { invoke: { src: 'talk', onDone: 'closed' }, on: { spoken: {} } },
    },
  })
  const walked = walk(
    defineSamples({
      machine,
      inputs: { start: () => undefined },
      events: {},
      outcomes: {
        bell: { rings: () => ({ sends: { type: 'rang' } }) },
        talk: {
          speaks: () => ({ sends: { type: 'spoken' } }),
          ends: () => ({ output: undefined }),
        },
      },
    }),
  )
  expect(noticed(walked)).toEqual([])
  expect(values(walked)).toEqual(['closed', 'open'])
  expect(walked.situations[1]?.running).toEqual(['bell', 'talk'])
})

test('tells two running actors of one source apart', () => {
  const machine = ask().createMachine({
    id: 'both',
    type: 'parallel',
    states: {
      left: {
        initial: 'asking',
        states: {
          asking: { invoke: { src: 'question', onDone: 'done', onError: 'done' } },
          done: {},
        },
      },
      right: {
        initial: 'asking',
        states: {
          asking: { invoke: { src: 'question', onDone: 'done', onError: 'done' } },
          done: {},
        },
      },
    },
  })
  const { outcomes } = askingSamples()
  const walked = walk({ ...NONE, machine, outcomes })
  expect(noticed(walked)).toEqual([])
  expect(walked.situations).toHaveLength(4)
  expect(walked.situations[2]?.run.at(-1)).toEqual({
    kind: 'outcome',
    actor: 'question#2',
    name: 'a large number',
  })
})

test('tells apart which of two timers fires next', () => {
  const machine = createMachine({
    id: 'code',
    type: 'parallel',
    states: {
      resend: {
        initial: 'waiting',
        on: { reset: '.waiting' },
        states: { waiting: { after: { 30: 'possible' } }, possible: {} },
      },
      code: {
        initial: 'fresh',
        states: {
          fresh: {
            after: {
              50: [
                { guard: stateIn({ resend: 'waiting' }), target: 'overtaken' },
                { target: 'late' },
              ],
            },
          },
          overtaken: {},
          late: {},
        },
      },
    },
  })
  const walked = walk({ ...NONE, machine, events: { reset: () => ({ type: 'reset' }) } })
  expect(noticed(walked)).toEqual([])
  expect(values(walked)).toContainEqual({ resend: 'waiting', code: 'overtaken' })
})

test('holds actors without a name, and reports them', () => {
  let isStarted = false
  const machine = createMachine({
    id: 'inline',
    invoke: {
      src: fromPromise(async () => {
        isStarted = true
      }),
    },
  })
  expect(noticed(walk({ ...NONE, machine }))).toEqual(['unnamed-actor: xstate.invoke.0.inline'])
  expect(isStarted).toBe(false)
})

test('walks 200 states, and ends by its limits where there is no end', () => {
  const names = Array.from({ length: 200 }, (_, index) => `state ${index}`)
  const long = createMachine({
    id: 'long',
    initial: 'state 0',
    states: Object.fromEntries(
      names.map((name, index) => [name, { on: { next: names[index + 1] ?? 'state 0' } }]),
    ),
  })
  const events = { next: () => ({ type: 'next' }) }
  const whole = walk({ ...NONE, machine: long, events, limits: { length: 201 } })
  expect(noticed(whole)).toEqual([])
  expect(whole.situations).toHaveLength(200)
  const short = walk({ ...NONE, machine: long, events })
  expect(short.left).toEqual({ limit: 'length', situations: 1 })
  expect(noticed(short)).toContain('left: length')

  const endless = createMachine({
    id: 'endless',
    context: { number: 0 },
    on: { next: { actions: assign(({ context }) => ({ number: Number(context.number) + 1 })) } },
  })
  const counted = walk({
    ...NONE,
    machine: endless,
    events,
    limits: { situations: 30 },
    situation: ({ context }) => context,
  })
  expect(counted.left).toEqual({ limit: 'situations', situations: 1 })
  expect(counted.situations).toHaveLength(31)
  const slow = walk({ ...NONE, machine: long, events, limits: { milliseconds: 0 } })
  expect(slow.left?.limit).toBe('milliseconds')
})

test('finds a run that does not end where it ended before', () => {
  let count = 0
  const machine = createMachine({
    id: 'chance',
    context: { number: 0 },
    initial: 'on',
    states: {
      on: { on: { go: { target: 'off', actions: assign({ number: () => count++ }) } } },
      off: {},
    },
  })
  const walked = walk({
    ...NONE,
    machine,
    events: { go: () => ({ type: 'go' }) },
    situation: ({ context }) => context.number,
  })
  expect(noticed(walked)[0]).toMatch(/^irreproducible/)
})

test('survives samples that throw, names with quotes and markup, and no samples at all', () => {
  const name = `"<b>'quoted'</b>"`
  const machine = createMachine({
    id: name,
    initial: name,
    states: { [name]: { on: { [name]: { target: name, reenter: true } } } },
  })
  const events = { [name]: () => ({ type: name }) }
  expect(noticed(walk({ ...NONE, machine, events }))).toEqual([])
  const throwing = walk({
    ...NONE,
    machine,
    events: {
      ...events,
      broken: () => {
        throw new Error('no sample')
      },
    },
  })
  expect(noticed(throwing)).toEqual([`samples: ${name}`, 'dead-event: broken'])
  expect(noticed(walk({ ...NONE, machine }))).toEqual([
    `untaken: ${name}|${name}|0`,
    `unsent: ${name}`,
  ])
  expect(walk({ ...NONE, machine, inputs: {} }).situations).toEqual([])
})

test('refuses a machine with a kind of state that XState does not know', () => {
  const machine = createMachine({ id: 'odd', type: 'round' as 'atomic' })
  expect(() => walk({ ...NONE, machine })).toThrow('unknown kind: "round"')
})
