import { describe, expect, test, vi } from 'vitest'
import { type AnyStateMachine, createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { ListingRefusal, ListingRequest } from '@/domain/listing/listing-gate.ts'
import { listingGateMachine } from './listing-gate.machine.ts'

const HOME: ListingRequest = { kind: 'property', isPremium: false, isNew: true }
const PROFILE: ListingRefusal = { reason: 'profile', missing: ['mobile'] }
const PENDING: ListingRefusal = { reason: 'verificationPending' }
const check = { package_available: true, feature_available: true, limit_available: false }
const LIMIT: ListingRefusal = { reason: 'limitReached', feature: 'property_list', check }

test('runs the action at once when nothing is missing', async () => {
  const { actor, action, asked } = reach()
  await waitFor(actor, (state) => state.matches('open'))
  expect(action).toHaveBeenCalledTimes(1)
  expect(asked).toEqual(['profile', 'verification', 'packages'])
})

test('stops at each refusal in turn and runs the action once all are cleared', async () => {
  const answers = { profile: PROFILE, verification: PENDING, packages: LIMIT }
  const { actor, action } = reach({ answers })
  const refusedFor = async (value: string) =>
    waitFor(actor, (state) => state.hasTag('refused') && state.context.refusal?.reason === value)
  const first = await refusedFor('profile')
  expect(first.value).toEqual({ refused: 'profile' })
  Object.assign(answers, { profile: null })
  actor.send({ type: 'gate.askedAgain' })
  expect((await refusedFor('verificationPending')).value).toEqual({
    refused: 'verificationPending',
  })
  Object.assign(answers, { verification: null })
  actor.send({ type: 'gate.askedAgain' })
  expect((await refusedFor('limitReached')).value).toEqual({ refused: 'limitReached' })
  expect(action).not.toHaveBeenCalled()
  Object.assign(answers, { packages: null })
  actor.send({ type: 'gate.askedAgain' })
  await waitFor(actor, (state) => state.matches('open'))
  expect(action).toHaveBeenCalledTimes(1)
  expect(actor.getSnapshot().context.refusal).toBe(null)
})

test('asks only about packages for a change', async () => {
  const answers = { profile: PROFILE, verification: PENDING, packages: null }
  const { actor, action, asked } = reach({ wish: { ...HOME, isNew: false }, answers })
  await waitFor(actor, (state) => state.matches('open'))
  expect([action.mock.calls.length, asked]).toEqual([1, ['packages']])
})

describe('a member', () => {
  test('cancels without running the action', async () => {
    const { actor, action } = reach({ answers: { profile: PROFILE } })
    await waitFor(actor, (state) => state.hasTag('refused'))
    actor.send({ type: 'gate.givenUp' })
    expect(actor.getSnapshot().value).toBe('open')
    expect(actor.getSnapshot().context).toMatchObject({ action: null, refusal: null })
    expect(action).not.toHaveBeenCalled()
  })

  test('can retry after a connection failure', async () => {
    const answers: Answers = { packages: new Error('no connection') }
    const { actor, action } = reach({ answers })
    const { context } = await waitFor(actor, (state) => state.hasTag('failed'))
    expect(context.failure).toEqual(new Error('no connection'))
    answers.packages = null
    actor.send({ type: 'gate.askedAgain' })
    await waitFor(actor, (state) => state.matches('open'))
    expect(action).toHaveBeenCalledTimes(1)
    expect(actor.getSnapshot().context.failure).toBe(null)
  })

  test('replaces the pending action with a later one', async () => {
    const { actor, action } = reach({ answers: { profile: PROFILE } })
    await waitFor(actor, (state) => state.hasTag('refused'))
    const later = vi.fn()
    actor.send({ type: 'listing.wanted', wish: { ...HOME, isNew: false }, action: later })
    await waitFor(actor, (state) => state.matches('open'))
    expect([action.mock.calls.length, later.mock.calls.length]).toEqual([0, 1])
  })
})

test('reports a failed action', async () => {
  const action = vi.fn(() => Promise.reject(new Error('no')))
  const { actor } = reach({ action })
  const { context } = await waitFor(actor, (state) => state.matches('open'))
  expect(context.failure).toEqual(new Error('no'))
})

test('reaches every state', () => {
  const chart: AnyStateMachine = listingGateMachine
  const done = (name: string, output: ListingRefusal | null) => ({
    ...{ type: `xstate.done.actor.0.listingGate.asking.${name}`, output },
  })
  const feature = 'property_list'
  const refusals: ListingRefusal[] = [
    PROFILE,
    PENDING,
    { reason: 'verificationFailed' },
    { reason: 'verificationMissing' },
    LIMIT,
    { reason: 'packageMissing', feature, check },
    { reason: 'featureMissing', feature, check },
    { reason: 'premiumMissing', feature, check },
    { reason: 'projectAccess', feature, check },
  ]
  const paths = getShortestPaths(chart, {
    events: [
      { type: 'listing.wanted', wish: HOME, action: () => {} },
      { type: 'gate.givenUp' },
      done('profile', null),
      done('verification', null),
      done('packages', null),
      ...refusals.map((refusal) => done('packages', refusal)),
      { type: 'xstate.error.actor.0.listingGate.asking.packages', error: new Error('no') },
      { type: 'xstate.done.actor.0.listingGate.goingOn' },
    ],
    serializeState: ({ value, context }) => JSON.stringify([value, context.refusal]),
  })
  const values = new Set(paths.map(({ state }) => JSON.stringify(state.value)))
  const reasons = refusals.map(({ reason }) => JSON.stringify({ refused: reason }))
  const asking = ['profile', 'verification', 'packages'].map((one) =>
    JSON.stringify({ asking: one }),
  )
  expect([...values].sort()).toEqual(
    [...reasons, ...asking, '"open"', '"failed"', '"goingOn"'].sort(),
  )
})

type Answers = Partial<
  Record<'profile' | 'verification' | 'packages', ListingRefusal | Error | null>
>

function reach({
  wish = HOME,
  answers = {},
  action = vi.fn(async () => {}),
}: {
  wish?: ListingRequest
  answers?: Answers
  action?: () => Promise<void>
} = {}) {
  const asked: string[] = []
  const answer = async (name: keyof Answers) => {
    asked.push(name)
    const said = answers[name] ?? null
    if (said instanceof Error) throw said
    return said
  }
  const machine = listingGateMachine.provide({
    actors: {
      askProfile: fromPromise(() => answer('profile')),
      askVerification: fromPromise(() => answer('verification')),
      askPackages: fromPromise<ListingRefusal | null, ListingRequest | null>(() =>
        answer('packages'),
      ),
    },
  })
  const actor = createActor(machine).start()
  actor.send({ type: 'listing.wanted', wish, action })
  return { actor, action: vi.mocked(action), asked }
}
