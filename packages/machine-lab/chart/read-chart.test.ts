import { describe, expect, it } from 'vitest'
import {
  and,
  assign,
  createActor,
  createMachine,
  emit,
  enqueueActions,
  fromPromise,
  not,
  or,
  raise,
  SimulatedClock,
  sendTo,
  setup,
  stateIn,
} from 'xstate'
import type { ChartState, ChartTransition } from './chart.ts'
import { readChart } from './read-chart.ts'
import { listTakenTransitions } from './transition-ids.ts'

const kettle = setup({
  types: {
    context: {} as { level: number; cups: string[] },
    events: {} as { type: 'lid.opened' } | { type: 'switch.pressed' } | { type: 'water.poured' },
    emitted: {} as { type: 'boiled' } | { type: 'empty' } | { type: 'full' } | { type: 'spilled' },
  },
  actors: { heat: fromPromise(async () => 1) },
  guards: {
    isFull: ({ context }) => context.level > 9,
    isAbove: ({ context }, level: number) => context.level > level,
    isBetween: ({ context }, { from, to }: { from: number; to: number }) =>
      context.level > from && context.level < to,
  },
  delays: { cooling: 90_000, patience: ({ context }) => context.level },
  actions: {
    whistle: emit({ type: 'boiled' }),
    report: emit(({ context }) => ({
      type: context.cups.length > 0 ? ('full' as const) : ('empty' as const),
    })),
    restart: raise({ type: 'switch.pressed' }),
    fill: assign((_, level: number) => ({ level })),
    overflow: enqueueActions(({ enqueue, check }) => {
      if (check(({ context }) => context.level > 9)) enqueue.emit({ type: 'spilled' })
      else enqueue.emit({ type: 'full' })
    }),
  },
}).createMachine({
  id: 'kettle',
  description: 'Boils water.',
  context: { level: 0, cups: [] },
  initial: 'off',
  on: { '*': { actions: 'whistle' } },
  onDone: { actions: 'report' },
  states: {
    off: {
      description: 'Cold.',
      tags: ['cold', 'safe'],
      entry: ['report', { type: 'fill', params: 3 }],
      exit: assign({ level: 0 }),
      on: {
        'switch.pressed': [
          { guard: { type: 'isAbove', params: 2 }, target: 'heating' },
          { guard: { type: 'isBetween', params: { from: 1, to: 2 } }, target: 'heating' },
          { guard: { type: 'isAbove', params: ({ context }) => context.level }, target: 'done' },
          { actions: ['restart', 'overflow', ({ self }) => self.getSnapshot()] },
        ],
        'lid.opened': {},
        'water.poured': {
          guard: and(['isFull', or([not('isFull'), stateIn({ heating: 'slow' })])]),
          target: 'off',
          reenter: true,
          description: 'Starts over.',
        },
      },
    },
    heating: {
      invoke: {
        src: 'heat',
        onDone: { target: 'done', actions: sendTo('heat', { type: 'stop' }) },
        onError: 'off',
        onSnapshot: { actions: () => {} },
      },
      after: {
        cooling: 'off',
        patience: { guard: ({ context }) => context.level > 0, target: 'off' },
        500: '.slow',
      },
      always: { guard: stateIn('#kettle.done'), target: 'done' },
      initial: 'slow',
      states: { slow: {}, last: { type: 'history', history: 'deep', target: 'slow' } },
    },
    done: { type: 'final' },
  },
})

const chart = readChart(kettle)

function stateCalled(id: string, state: ChartState = chart.root): ChartState | undefined {
  if (state.id === id) return state
  return state.children.map((child) => stateCalled(id, child)).find(Boolean)
}

function transition(id: string): ChartTransition | undefined {
  return chart.transitions.find((each) => each.id === id)
}

describe('readChart', () => {
  it('reads states, kinds, tags and what entering does', () => {
    expect(chart).toMatchObject({ id: 'kettle', description: 'Boils water.' })
    expect(chart.root).toMatchObject({ id: '', kind: 'compound', initial: 'off' })
    expect(chart.root.children.map(({ id, kind }) => [id, kind])).toEqual([
      ['off', 'atomic'],
      ['heating', 'compound'],
      ['done', 'final'],
    ])
    expect(stateCalled('off')).toMatchObject({
      description: 'Cold.',
      tags: ['cold', 'safe'],
      entry: ['report', 'fill: 3'],
      exit: ['assign level'],
      emits: ['empty', 'full'],
    })
    expect(stateCalled('heating.last')).toMatchObject({
      kind: 'history',
      history: 'deep',
      initial: 'heating.slow',
    })
  })

  it('reads invokes and leaves out what XState adds for timers', () => {
    expect(stateCalled('heating')).toMatchObject({
      invokes: [{ id: '0.kettle.heating', src: 'heat' }],
      entry: [],
      exit: [],
    })
  })

  it('names guards with their params and parts', () => {
    expect(
      chart.transitions.filter(({ source }) => source === 'off').map(({ guard }) => guard),
    ).toEqual([
      'isAbove: 2',
      'isBetween: from 1, to 2',
      'isAbove',
      null,
      null,
      'isFull and (not isFull or in heating.slow)',
    ])
    expect(transition('heating||0')?.guard).toBe('in #kettle.done')
  })

  it('tells else branches, forbidden, targetless and reentering transitions apart', () => {
    expect(transition('off|switch.pressed|3')).toMatchObject({
      isElse: true,
      targets: [],
      isForbidden: false,
      actions: ['restart → switch.pressed', 'overflow', 'unnamed'],
      emits: ['full', 'spilled'],
    })
    expect(transition('off|lid.opened|0')).toMatchObject({ isForbidden: true, isElse: false })
    expect(transition('off|water.poured|0')).toMatchObject({
      isReentering: true,
      targets: ['off'],
      description: 'Starts over.',
    })
  })

  it('says why each transition is taken', () => {
    const actor = { actor: '0.kettle.heating', src: 'heat' }
    expect(
      chart.transitions
        .filter(({ source }) => source === 'heating' || source === '')
        .map(({ id, cause }) => [id, cause]),
    ).toEqual([
      ['|*|0', { kind: 'any' }],
      ['|xstate.done.state.kettle|0', { kind: 'ended' }],
      ['heating|xstate.done.actor.0.kettle.heating|0', { kind: 'done', ...actor }],
      ['heating|xstate.error.actor.0.kettle.heating|0', { kind: 'error', ...actor }],
      ['heating|xstate.snapshot.0.kettle.heating|0', { kind: 'snapshot', ...actor }],
      [
        'heating|xstate.after.500.kettle.heating|0',
        { kind: 'after', delay: '500', milliseconds: 500 },
      ],
      [
        'heating|xstate.after.cooling.kettle.heating|0',
        { kind: 'after', delay: 'cooling', milliseconds: 90_000 },
      ],
      [
        'heating|xstate.after.patience.kettle.heating|0',
        { kind: 'after', delay: 'patience', milliseconds: null },
      ],
      ['heating||0', { kind: 'always' }],
    ])
    expect(transition('heating|xstate.after.patience.kettle.heating|0')?.guard).toBe('unnamed')
  })

  it('names actions without a name by what they do', () => {
    expect(transition('heating|xstate.done.actor.0.kettle.heating|0')?.actions).toEqual([
      'send stop to heat',
    ])
    expect(transition('|*|0')).toMatchObject({ actions: ['whistle'], emits: ['boiled'] })
  })

  it('refuses a kind of state that it does not know', () => {
    const odd = createMachine({ id: 'odd', initial: 'a', states: { a: {} } })
    Object.assign(odd.root.states.a ?? {}, { type: 'quantum' })
    expect(() => readChart(odd)).toThrow('State "odd.a" is of an unknown kind: "quantum"')
  })

  it('names the taken transitions of a machine with other actors', () => {
    const taken: string[] = []
    const clock = new SimulatedClock()
    const machine = kettle.provide({ actors: { heat: fromPromise(() => new Promise(() => {})) } })
    const actor = createActor(machine, {
      clock,
      inspect: (event) => taken.push(...listTakenTransitions(event)),
    }).start()
    actor.send({ type: 'lid.opened' })
    actor.send({ type: 'switch.pressed' })
    clock.increment(500)
    expect(taken.filter((id) => id.includes('xstate.after'))).toEqual([
      'heating|xstate.after.500.kettle.heating|0',
    ])
    expect(chart.transitions.map(({ id }) => id)).toEqual(expect.arrayContaining(taken))
    expect(new Set(chart.transitions.map(({ id }) => id)).size).toBe(chart.transitions.length)
  })
})
