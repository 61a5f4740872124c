import { beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { createQueryClient } from '@/client/api/calls/query-client.ts'
import { deviceListsStore } from '@/client/state/device-lists-store.ts'
import { stateIfOpen } from '@/client/state/state-door.ts'
import { ROOT_KEY } from '@/client/state/stored-state.ts'
import { withList } from '@/domain/listing/device-lists.ts'
import type { Credentials } from '@/machines/auth/credentials.types.ts'
import { openSession, signInWith } from './session.ts'

const ana = { token: '5|ana', data: { id: 5, name: 'Ana' } }
const ben = { token: '7|ben', data: { id: 7, name: 'Ben' } }
const credentials: Credentials = { type: '3', email: 'ana@example.org', password: 'birch-7' }

/** The sign-ins that the provider was asked for and answers when the test says so. */
const answers: ((reply: object) => void)[] = []

const http: unknown = {
  POST: () =>
    new Promise((answer, refuse) => {
      answers.push((reply) => {
        if (reply instanceof Error) refuse(reply)
        else answer({ data: { error: false, message: '', ...reply } })
      })
    }),
}
const client = { http, language: 'en', viewer: null } as ApiClient
// A tab has one session.
const tools = { client, queries: createQueryClient() }

const stored = () => JSON.parse(localStorage.getItem(ROOT_KEY) ?? '{}').User_signup?.data ?? null

/** As another tab writes it. */
function otherTabSignsIn(person: object) {
  const newValue = JSON.stringify({
    ...JSON.parse(localStorage.getItem(ROOT_KEY) ?? '{}'),
    User_signup: { data: person, loading: false },
    _persist: { version: 1 },
  })
  localStorage.setItem(ROOT_KEY, newValue)
  dispatchEvent(new StorageEvent('storage', { key: ROOT_KEY, newValue }))
}

beforeEach(() => {
  answers.length = 0
  const open = stateIfOpen()
  open?.store.trigger.loggedOut()
  open?.persistence.flush()
})

test('keeps the later sign-in when two tabs sign in as different members', async () => {
  const going = signInWith(tools, credentials)
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  otherTabSignsIn(ben)
  const actor = await openSession(tools)
  await waitFor(actor, ({ context }) => context.member === ben.data.id)
  answers[0]?.(ana)
  await going
  await waitFor(actor, ({ context }) => context.member === ana.data.id)
  expect(stored()).toMatchObject(ana)

  otherTabSignsIn(ben)
  await waitFor(actor, ({ context }) => context.member === ben.data.id)
  expect(stored()).toMatchObject(ben)
})

test('completes the sign-in when storage is cleared meanwhile', async () => {
  const going = signInWith(tools, credentials)
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }))
  answers[0]?.(ana)
  await going
  expect(stored()).toMatchObject(ana)
})

test('reports a deactivated account, and clears the session', async () => {
  const going = signInWith(tools, credentials)
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.(new ApiError('refused', { message: 'x', key: 'deactivated' }))
  await expect(going).rejects.toMatchObject({ kind: 'refused', key: 'accountDeactivated' })
  const actor = await openSession(tools)
  expect(actor.getSnapshot()).toMatchObject({
    value: 'visitor',
    context: { notice: 'deactivated' },
  })
  expect(stored()).toBe(null)
})

test('gives up a sign-in that nobody answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const going = signInWith(tools, credentials)
  const refusal = expect(going).rejects.toMatchObject({ kind: 'network' })
  await vi.advanceTimersByTimeAsync(44_999)
  expect(answers).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  await refusal
  vi.useRealTimers()
})

test('signs in once for two requests', async () => {
  const both = Promise.all([signInWith(tools, credentials), signInWith(tools, credentials)])
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.(new ApiError('network', { message: 'x' }))
  await expect(both).rejects.toMatchObject({ kind: 'network' })

  const again = signInWith(tools, credentials)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.(ana)
  await again
  expect(stored()).toMatchObject(ana)
})

test('sends nothing while somebody is signed in', async () => {
  otherTabSignsIn(ana)
  await waitFor(await openSession(tools), ({ context }) => context.member === ana.data.id)
  await signInWith(tools, credentials)
  expect([answers, stored()]).toEqual([[], ana])
})

test("hides one account's comparison from the next", async () => {
  const actor = await openSession(tools)
  const signedIn = async (person: typeof ana) => {
    otherTabSignsIn(person)
    await waitFor(actor, ({ context }) => context.member === person.data.id)
  }
  const choose = (homes: number[]) =>
    deviceListsStore.change((kept) => withList(kept, 'compared', homes))
  // A visitor's choice becomes the account's.
  choose([1, 2])
  await signedIn(ana)
  expect(deviceListsStore.read().compared).toEqual([1, 2])
  // The sign-in ends by itself; the same person goes on.
  actor.send({ type: 'token.refused' })
  await waitFor(actor, (now) => now.matches('visitor'))
  await signedIn(ana)
  expect(deviceListsStore.read().compared).toEqual([1, 2])

  actor.send({ type: 'token.refused' })
  await waitFor(actor, (now) => now.matches('visitor'))
  await signedIn(ben)
  expect(deviceListsStore.read().compared).toEqual([])
  choose([3])
  await signedIn(ana)
  expect(deviceListsStore.read().compared).toEqual([])
})
