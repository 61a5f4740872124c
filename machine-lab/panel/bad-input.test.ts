import { afterEach, expect, test } from 'vitest'
import { type AnyStateMachine, assign, createActor, createMachine } from 'xstate'
import type { Samples } from '../walk/samples.ts'
import type { Flow, FlowScene } from './flow.ts'
import { draw, search } from './preparations.ts'
import { openSession, type Session } from './session.ts'

const START = { start: () => undefined }
const sound = createMachine({
  id: 'sound',
  initial: 'on',
  states: { on: { on: { go: 'off' } }, off: {} },
})

let session: Session | null = null
afterEach(() => {
  session?.close()
  session = null
})

function samplesFor(machine: AnyStateMachine, more: Partial<Samples> = {}): Samples {
  return { machine, inputs: START, events: {}, outcomes: {}, ...more }
}

function opened(samples: Samples, others: Samples[] = []) {
  const flow: Flow = { samples, others, input: 'start', acts: {} }
  session = openSession(flow, () => {})
  const machines = [samples, ...others].map(({ machine: { id } }) => ({
    id,
    chart: null,
    svg: null,
    faults: [],
  }))
  const scene: FlowScene = {
    storyId: 'story',
    input: 'start',
    machines,
    situations: null,
    left: '',
    isNew: false,
  }
  let told = 0
  const tell = () => {
    told += 1
  }
  return {
    scene,
    session,
    told: () => told,
    draw: () => draw(flow, scene, async () => null, tell),
    search: () => search(flow, scene, opened.seamOf(session), tell),
  }
}
opened.seamOf = (open: Session | null) => {
  if (!open) throw new Error('no session')
  return open.seam
}

test('says that a kind of state is unknown, and draws the machines beside it', async () => {
  const odd = createMachine({ id: 'odd', type: 'round' as 'atomic' })
  const { scene, told, draw, search } = opened(samplesFor(odd), [samplesFor(sound)])
  await draw()
  await search()
  const [first, second] = scene.machines
  expect(first?.faults).toEqual([
    'The chart cannot be drawn: State "odd" is of an unknown kind: "round"',
  ])
  expect(second).toMatchObject({ faults: [], svg: expect.stringContaining('<svg') })
  expect(scene).toMatchObject({ situations: [], left: expect.stringContaining('"round"') })
  expect(told()).toBeGreaterThan(2)
})

test('says that there are no samples, and shows the chart', async () => {
  const { scene, session, draw, search } = opened(samplesFor(sound, { inputs: {} }))
  const actor = createActor(sound).start()
  await draw()
  await search()
  expect(scene.machines[0]?.svg).toContain('<svg')
  expect(scene).toMatchObject({ situations: [], left: 'The samples know no start “start”' })
  actor.send({ type: 'go' })
  expect(session.moments()[0]).toMatchObject({ status: 'active', active: ['', 'off'], events: [] })
})

test('says that a machine failed in a cycle of always', async () => {
  const cycle = createMachine({
    id: 'cycle',
    initial: 'idle',
    states: { idle: { on: { go: 'one' } }, one: { always: 'two' }, two: { always: 'one' } },
  })
  const events = { 'it goes': () => ({ type: 'go' }) }
  const { scene, session, draw, search } = opened(samplesFor(cycle, { events }))
  const actor = createActor(cycle)
  actor.subscribe({ error: () => {} })
  actor.start()
  expect(session.moments()[0]?.events.map(({ name }) => name)).toEqual(['it goes'])
  session.choose({ kind: 'event', name: 'it goes' })
  expect(session.moments()[0]).toMatchObject({
    status: 'error',
    fault: expect.stringMatching(/Infinite loop/),
    events: [],
  })
  await draw()
  await search()
  expect(scene.machines[0]).toMatchObject({ faults: [], svg: expect.stringContaining('<svg') })
  expect(scene.situations?.map(({ title }) => title)).toEqual(['idle'])
})

test('draws 200 states, and says which situations the search left', async () => {
  const names = Array.from({ length: 200 }, (_, at) => `state${at}`)
  const long = createMachine({
    id: 'long',
    initial: 'state0',
    context: { number: 0 },
    on: { count: { actions: assign(({ context }) => ({ number: context.number + 1 })) } },
    states: Object.fromEntries(
      names.map((name, at) => [name, { on: { next: names[at + 1] ?? 'state0' } }]),
    ),
  })
  const { scene, draw, search } = opened(
    samplesFor(long, {
      events: { next: () => ({ type: 'next' }), count: () => ({ type: 'count' }) },
      situation: ({ context }) => context,
      limits: { situations: 300 },
    }),
  )
  await draw()
  await search()
  expect(scene.machines[0]?.svg?.match(/class="state /g)).toHaveLength(201)
  expect(scene.situations?.length).toBeGreaterThan(200)
  expect(scene.left).toMatch(/^The search ended early; \d+ situations were not followed\.$/)
}, 30_000)

test('takes names with quotes and markup', async () => {
  const name = `"<img src=x onerror='alert(1)'>"`
  const marked = createMachine({
    id: name,
    description: name,
    initial: name,
    states: { [name]: { description: name, on: { [name]: name } } },
  })
  const events = { [name]: () => ({ type: name }) }
  const { scene, session, draw, search } = opened(samplesFor(marked, { events }))
  createActor(marked).start()
  session.choose({ kind: 'event', name })
  await draw()
  await search()
  expect(scene.machines[0]?.svg).not.toContain('<img')
  expect(scene.situations?.map(({ title }) => title)).toEqual([name])
  expect(session.recorder.run()).toEqual([
    { kind: 'start', input: 'start' },
    { kind: 'event', name },
  ])
})

test('leaves out a sample that throws, and shows the others', () => {
  const broken = () => {
    throw new Error('no sample')
  }
  const { session } = opened(samplesFor(sound, { events: { broken, go: () => ({ type: 'go' }) } }))
  const actor = createActor(sound).start()
  expect(session.moments()[0]?.events.map(({ name }) => name)).toEqual(['go'])
  actor.send({ type: 'go' })
  expect(session.recorder.run()).toHaveLength(2)
  expect(() => session.choose({ kind: 'event', name: 'broken' })).toThrow('no sample')
})
