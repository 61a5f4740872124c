import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { SetupStep, StarterContent } from '@/domain/settings/setup-steps.ts'
import { guidedSetupMachine } from './guided-setup.machine.ts'
import type { ContentState, GuidedProgress } from './guided-setup.types.ts'

test('keeps each step, and goes back', async () => {
  const { actor, kept, settled } = begin()
  expect(await settled()).toBe('brand')
  for (const step of ['region', 'languages'] as const) {
    actor.send({ type: 'step.completed' })
    expect(await settled()).toBe(step)
  }
  actor.send({ type: 'step.returned' })
  expect(await settled()).toBe('region')
  expect(kept).toEqual(['region', 'languages', 'region'])
})

test('goes on where it was left, and without being kept', async () => {
  const { actor, settled } = begin({ step: 'languages', isKept: false })
  expect(await settled()).toBe('languages')
  actor.send({ type: 'step.completed' })
  expect(await settled()).toEqual({ content: 'choosing' })
})

test('checks until the marketplace is filled', async () => {
  const { actor, asked, clock, settled } = begin({ step: 'content', states: ['running', 'done'] })
  await settled()
  actor.send({ type: 'content.selected', content: 'demo' })
  for (let checks = 0; checks < 2; checks++) {
    await waitFor(actor, (state) => state.matches({ content: 'waiting' }))
    clock.increment(3_000)
    await waitFor(actor, (state) => !state.matches({ content: 'checking' }))
  }
  expect(await settled()).toEqual({ mail: 'idle' })
  expect(asked).toEqual(['demo'])
})

test('goes on waiting for what an earlier visit asked for, and says that it failed', async () => {
  const { actor, clock, settled } = begin({ step: 'content', isFilling: true, states: ['failed'] })
  await waitFor(actor, (state) => state.matches({ content: 'waiting' }))
  clock.increment(3_000)
  expect(await settled()).toEqual({ content: 'failed' })
})

type World = GuidedProgress & { isKept: boolean; states: ContentState[] }

function begin(more: Partial<World> = {}) {
  const world = { step: 'brand', isFilling: false, isKept: true, states: [], ...more } as World
  const kept: SetupStep[] = []
  const asked: StarterContent[] = []
  const clock = new SimulatedClock()
  const machine = guidedSetupMachine.provide({
    actors: {
      loadProgress: fromPromise<GuidedProgress>(async () => world),
      saveStep: fromPromise<void, SetupStep>(async ({ input }) => {
        if (!world.isKept) throw new Error('500')
        kept.push(input)
      }),
      fill: fromPromise<void, StarterContent>(async ({ input }) => void asked.push(input)),
      findContentState: fromPromise<ContentState>(async () => world.states.shift() ?? 'running'),
    },
  })
  const actor = createActor(machine, { clock }).start()
  const settled = async () =>
    (await waitFor(actor, (state) => !state.hasTag('busy') && !state.matches('loading'))).value
  return { actor, kept, asked, clock, settled }
}
