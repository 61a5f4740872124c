import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { ListingRefusal, ListingRequest } from '@/domain/listing/listing-gate.ts'
import { NotProvided } from '../not-provided.ts'
import { listingGateMachine } from './listing-gate.machine.ts'
import { type ListingIntent, UnknownRefusal } from './listing-gate.types.ts'

type Answer = ListingRefusal | null

const HOME: ListingRequest = { kind: 'property', isPremium: false, isNew: true }
const PROFILE: ListingRefusal = { reason: 'profile', missing: ['mobile'] }
const PENDING: ListingRefusal = { reason: 'verificationPending' }
const check = { package_available: true, feature_available: true, limit_available: false }
const LIMIT: ListingRefusal = { reason: 'limitReached', feature: 'property_list', check }

test('lets the page go on at once when nothing is missing', async () => {
  const { actor, allowed, asked } = reach()
  await waitFor(actor, (state) => state.matches('allowed'))
  expect(allowed.mock.calls).toEqual([['startListing']])
  expect(asked).toEqual(['profile', 'verification', 'packages'])
})

test('stops at each refusal in turn and goes on once all are cleared', async () => {
  const answers = { profile: PROFILE, verification: PENDING, packages: LIMIT }
  const { actor, allowed } = reach({ answers })
  const refusedFor = async (value: string) =>
    waitFor(actor, (state) => state.hasTag('refused') && state.context.refusal?.reason === value)
  const first = await refusedFor('profile')
  expect(first.value).toEqual({ refused: 'profile' })
  Object.assign(answers, { profile: null })
  actor.send({ type: 'gate.rechecked' })
  expect((await refusedFor('verificationPending')).value).toEqual({
    refused: 'verificationPending',
  })
  Object.assign(answers, { verification: null })
  actor.send({ type: 'gate.rechecked' })
  expect((await refusedFor('limitReached')).value).toEqual({ refused: 'limitReached' })
  expect(allowed).not.toHaveBeenCalled()
  Object.assign(answers, { packages: null })
  actor.send({ type: 'gate.rechecked' })
  await waitFor(actor, (state) => state.matches('allowed'))
  expect(allowed).toHaveBeenCalledTimes(1)
  expect(actor.getSnapshot().context.refusal).toBe(null)
})

test('checks only packages for a change', async () => {
  const answers = { profile: PROFILE, verification: PENDING, packages: null }
  const { actor, allowed, asked } = reach({ wish: { ...HOME, isNew: false }, answers })
  await waitFor(actor, (state) => state.matches('allowed'))
  expect([allowed.mock.calls.length, asked]).toEqual([1, ['packages']])
})

test('goes on once for each request', async () => {
  const { actor, allowed } = reach()
  actor.send({ type: 'listing.requested', wish: HOME, intent: 'publishListing' })
  await waitFor(actor, (state) => state.matches('allowed'))
  actor.send({ type: 'listing.requested', wish: HOME, intent: 'makePremium' })
  await waitFor(actor, (state) => state.matches('allowed'))
  expect(allowed.mock.calls).toEqual([['publishListing'], ['makePremium']])
})

test('shows a failure when the reason of a refusal is unknown', async () => {
  const unknown = Object.assign({}, PENDING, { reason: 'moonPhase' })
  const { actor, allowed } = reach({ answers: { packages: unknown } })
  const { context } = await waitFor(actor, (state) => state.hasTag('failed'))
  expect(context).toMatchObject({ refusal: null, failure: new UnknownRefusal('moonPhase') })
  expect(allowed).not.toHaveBeenCalled()
})

test.each(['askProfile', 'askVerification', 'askPackages'] as const)(
  'stays closed when nobody provides %s',
  async (name) => {
    vi.useFakeTimers()
    const answered = fromPromise<Answer, ListingRequest | null>(async () => null)
    const all = { askProfile: answered, askVerification: answered, askPackages: answered }
    const { [name]: _, ...actors } = all
    const actor = createActor(listingGateMachine.provide({ actors })).start()
    actor.send({ type: 'listing.requested', wish: HOME, intent: 'startListing' })
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    expect(() => vi.runAllTimers()).toThrow(NotProvided)
    expect(actor.getSnapshot().hasTag('checking')).toBe(true)
    vi.useRealTimers()
  },
)

describe('a member', () => {
  test('cancels, and the page does not go on', async () => {
    const { actor, allowed } = reach({ answers: { profile: PROFILE } })
    await waitFor(actor, (state) => state.hasTag('refused'))
    actor.send({ type: 'gate.canceled' })
    expect(actor.getSnapshot().value).toBe('idle')
    expect(actor.getSnapshot().context).toMatchObject({ intent: null, refusal: null })
    expect(allowed).not.toHaveBeenCalled()
  })

  test('can retry after a connection failure', async () => {
    const answers: Answers = { packages: new Error('no connection') }
    const { actor, allowed } = reach({ answers })
    const { context } = await waitFor(actor, (state) => state.hasTag('failed'))
    expect(context.failure).toEqual(new Error('no connection'))
    answers.packages = null
    actor.send({ type: 'gate.rechecked' })
    await waitFor(actor, (state) => state.matches('allowed'))
    expect(allowed).toHaveBeenCalledTimes(1)
    expect(actor.getSnapshot().context.failure).toBe(null)
  })

  test('replaces the pending request with a later one', async () => {
    const { actor, allowed } = reach({ answers: { profile: PROFILE } })
    await waitFor(actor, (state) => state.hasTag('refused'))
    const wish = { ...HOME, isNew: false }
    actor.send({ type: 'listing.requested', wish, intent: 'makePremium' })
    await waitFor(actor, (state) => state.matches('allowed'))
    expect(allowed.mock.calls).toEqual([['makePremium']])
  })
})

test('keeps no functions in its context', async () => {
  const { actor } = reach({ answers: { profile: PROFILE } })
  const { context } = await waitFor(actor, (state) => state.hasTag('refused'))
  expect(structuredClone(context)).toEqual(context)
})

type Answers = Partial<
  Record<'profile' | 'verification' | 'packages', ListingRefusal | Error | null>
>

function reach({ wish = HOME, answers = {} }: { wish?: ListingRequest; answers?: Answers } = {}) {
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
  const allowed = vi.fn((_: ListingIntent) => {})
  actor.on('listingAllowed', ({ intent }) => allowed(intent))
  actor.send({ type: 'listing.requested', wish, intent: 'startListing' })
  return { actor, allowed, asked }
}
