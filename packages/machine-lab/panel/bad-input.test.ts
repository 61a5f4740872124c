import { afterEach, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Samples } from '../walk/samples.ts'
import {
  cycleSamples,
  longSamples,
  MARKUP,
  markupSamples,
  odd,
  samplesFor,
  sound,
} from './bad-machines.ts'
import type { Flow, FlowScene } from './flow.ts'
import { draw, search } from './preparations.ts'
import { openSession, type Session } from './session.ts'

let session: Session | null = null
afterEach(() => {
  session?.close()
  session = null
})

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
  const { scene, session, draw, search } = opened(cycleSamples)
  const actor = createActor(cycleSamples.machine)
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
  const { scene, draw, search } = opened(longSamples)
  await draw()
  await search()
  expect(scene.machines[0]?.svg?.match(/class="state /g)).toHaveLength(201)
  expect(scene.situations?.length).toBeGreaterThan(200)
  expect(scene.left).toMatch(/^The search ended early; \d+ situations were not followed\.$/)
})

test('takes names with quotes and markup', async () => {
  const { scene, session, draw, search } = opened(markupSamples)
  createActor(markupSamples.machine).start()
  session.choose({ kind: 'event', name: MARKUP })
  await draw()
  await search()
  expect(scene.machines[0]?.svg).not.toContain('<img')
  expect(scene.situations?.map(({ title }) => title)).toEqual([MARKUP])
  expect(session.recorder.run()).toEqual([
    { kind: 'start', input: 'start' },
    { kind: 'event', name: MARKUP },
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
