import { expect, test } from 'vitest'
import { type AnyStateMachine, createMachine, fromPromise, setup } from 'xstate'
import { exportTest, replayRun } from './export-test.ts'
import type { Choice, Samples } from './samples.ts'

type Parts = { hasEvent: boolean; hasAnswer: boolean; hasTimer: boolean; hasNote: boolean }

const WHOLE: Parts = { hasEvent: true, hasAnswer: true, hasTimer: true, hasNote: true }

function asking({ hasEvent, hasAnswer, hasTimer, hasNote }: Parts): AnyStateMachine {
  return setup({
    actors: { question: fromPromise(() => new Promise(() => {})) },
    actions: { note: () => {} },
  }).createMachine({
    id: 'asking',
    initial: 'idle',
    states: {
      idle: { on: hasEvent ? { ask: 'waiting' } : {} },
      waiting: {
        invoke: { src: 'question', onDone: hasAnswer ? 'answered' : [], onError: 'idle' },
        on: hasNote ? { note: { actions: 'note' } } : {},
      },
      answered: { after: hasTimer ? { 5000: 'idle' } : {} },
    },
  })
}

function samplesFor(parts: Parts): Samples {
  return {
    machine: asking(parts),
    inputs: { 'from the start': () => undefined },
    events: { 'somebody asks': () => ({ type: 'ask' }), note: () => ({ type: 'note' }) },
    outcomes: { question: { 'a yes': () => ({ output: 'yes' }) } },
  }
}

const WAY: Choice[] = [
  { kind: 'start', input: 'from the start' },
  { kind: 'event', name: 'somebody asks' },
  { kind: 'event', name: 'note' },
  { kind: 'outcome', actor: 'question', name: 'a yes' },
  { kind: 'time' },
]

/** Runs the source of a test as Vitest would, with the samples that it imports. */
function runSource(source: string, samples: Samples) {
  const body = source.replace(/^import .*\n/gm, '')
  const runNow = (_title: string, work: () => void) => work()
  new Function('test', 'expect', 'replayRun', 'samples', body)(runNow, expect, replayRun, samples)
}

test('writes a path as the source of a test', () => {
  expect(exportTest(samplesFor(WHOLE), WAY)).toBe(`import { expect, test } from 'vitest'
import { replayRun } from '@hearth/machine-lab/walk/export-test'
import { samples } from './asking.samples.ts'

test('goes by from the start, somebody asks, note, question: a yes, the next timer to "idle"', () => {
  const run = replayRun(samples, [
    { kind: 'start', input: 'from the start' },
    { kind: 'event', name: 'somebody asks' },
    { kind: 'event', name: 'note' },
    { kind: 'outcome', actor: 'question', name: 'a yes' },
    { kind: 'time' },
  ])
  expect(run).toEqual({
    status: 'active',
    value: 'idle',
    taken: [
      [],
      ['idle|ask|0'],
      ['waiting|note|0'],
      ['waiting|xstate.done.actor.0.asking.waiting|0'],
      ['answered|xstate.after.5000.asking.answered|0'],
    ],
  })
})
`)
})

test('passes on the machine, and fails when any transition of the path is removed', () => {
  const source = exportTest(samplesFor(WHOLE), WAY)
  runSource(source, samplesFor(WHOLE))
  for (const part of ['hasEvent', 'hasAnswer', 'hasTimer', 'hasNote'] as const) {
    const samples = samplesFor({ ...WHOLE, [part]: false })
    expect(() => runSource(source, samples), part).toThrow()
  }
})

test('writes names with quotes, markup and line ends so that they stay what they are', () => {
  for (const name of [`it's`, `"<b>"`, `'"`, 'two\nlines', 'back\\slash', '`tick`']) {
    const machine = createMachine({ id: 'odd', initial: name, states: { [name]: {} } })
    const samples = { machine, inputs: { [name]: () => undefined }, events: {}, outcomes: {} }
    runSource(exportTest(samples, [{ kind: 'start', input: name }]), samples)
  }
})

test('refuses a path that the machine cannot go', () => {
  const [start, ask] = WAY
  const samples = samplesFor(WHOLE)
  const impossible: Choice[][] = [
    [],
    [{ kind: 'event', name: 'note' }],
    [{ kind: 'start', input: 'unknown' }],
    ...[
      [{ kind: 'start', input: 'again' } as const],
      [{ kind: 'event', name: 'unknown' } as const],
      [{ kind: 'outcome', actor: 'question', name: 'a yes' } as const],
      [{ kind: 'time' } as const],
      [ask, { kind: 'outcome', actor: 'question', name: 'unknown' } as const],
    ].map((rest) => [start, ...rest] as Choice[]),
  ]
  for (const choices of impossible) expect(() => exportTest(samples, choices)).toThrow()
})
