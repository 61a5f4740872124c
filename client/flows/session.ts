import { type Actor, createActor, fromPromise, waitFor } from 'xstate'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { watchRefusals } from '@/client/api/calls/refusals.ts'
import {
  answerSecondFactor,
  beforeLogout,
  endThisSignIn,
  signIn,
} from '@/client/api/member/auth.ts'
import { freshSettings } from '@/client/api/replies/cached-facts.ts'
import { deletePersonalCopies } from '@/client/integrations/offline-copies.ts'
import { deviceListsStore } from '@/client/state/device-lists-store.ts'
import { openState } from '@/client/state/state-door.ts'
import { deviceListsFor, deviceListsForVisitor } from '@/domain/listing/device-lists.ts'
import { hasExtension } from '@/domain/web/extensions.ts'
import { Deactivated, SignInTimedOut, sessionMachine } from '@/machines/auth/session.machine.ts'
import type { SignInMethod } from '@/machines/auth/session.types.ts'
import type { Tools } from './find-location.ts'

export type SessionActor = Actor<typeof sessionMachine>

/** Shared session actor of this tab, in sync with the stored state. */
export function openSession(tools: Tools): Promise<SessionActor> {
  session ??= start(tools).catch((error) => {
    session = undefined
    throw error
  })
  return session
}

/** @throws ApiError when the provider rejects the sign-in, or there is no connection. */
export async function signInBy(tools: Tools, way: SignInMethod): Promise<void> {
  const actor = await openSession(tools)
  await waitFor(actor, (now) => !now.hasTag('busy') || now.matches('signingIn'))
  actor.send({ type: 'signIn.asked', way })
  const state = await waitFor(actor, (now) => !now.hasTag('busy'))
  if (state.hasTag('member')) return
  throw toApiError(state.context.failure)
}

/** Signs out in all tabs; notifies the provider if reachable. @throws if this device cannot forget */
export async function signOut(tools: Tools): Promise<void> {
  const actor = await openSession(tools)
  actor.send({ type: 'signOut.asked' })
  const state = await waitFor(actor, (now) => !now.hasTag('busy'))
  if (state.hasTag('failed')) throw state.context.failure
}

/** True if the provider rejected a sign-in to a deactivated account. */
export function isDeactivation(error: unknown): boolean {
  return error instanceof ApiError && DEACTIVATED.has(error.key)
}

const DEACTIVATED = new Set(['accountDeactivated', 'deactivated'])

let session: Promise<SessionActor> | undefined

async function start(tools: Tools): Promise<SessionActor> {
  const { store } = await openState(tools.queries, tools.client)
  const actor = createActor(sessionMachine.provide({ actors: createActors(tools) })).start()
  const follow = () => {
    const member = store.getSnapshot().context.User_signup.data?.data.id ?? null
    if (member !== null) deviceListsStore.change((kept) => deviceListsFor(kept, member))
    if (member === actor.getSnapshot().context.member) return
    actor.send(member === null ? { type: 'member.gone' } : { type: 'member.known', member })
  }
  store.subscribe(follow)
  follow()
  watchRefusals(tools.queries, (refusal) => {
    const { member } = actor.getSnapshot().context
    if (member === null || (refusal.viewer !== undefined && refusal.viewer !== member)) return
    if (refusal.cause === 'token') actor.send({ type: 'token.refused' })
    else actor.send({ type: 'account.deactivated' })
  })
  return actor
}

function createActors({ queries, client }: Tools) {
  const open = () => openState(queries, client)
  return {
    signIn: fromPromise<{ member: number }, SignInMethod | null>(async ({ input, signal }) => {
      if (!input) throw new Error('there is no method to sign in by')
      const { store, persistence } = await open()
      store.trigger.signupRequested()
      try {
        const fcm_id = store.getSnapshot().context.Settings.fcmToken ?? undefined
        const data =
          input.type === 'factor'
            ? await answerSecondFactor(client, factorIn(input), signal)
            : await signIn(client, { ...input, logintype: input.type, fcm_id }, signal)
        store.trigger.signupSucceeded({ data })
        persistence.flush()
        return { member: data.data.id }
      } catch (error) {
        store.trigger.signupFailed()
        throw isDeactivation(error) ? new Deactivated() : error
      }
    }),

    signOut: fromPromise<void>(async () => {
      const { store } = await open()
      const device = store.getSnapshot().context.Settings.fcmToken
      const { extensions } = await freshSettings(queries, client)
      await beforeLogout(client, device).catch(() => {})
      if (hasExtension(extensions, 'accounts')) await endThisSignIn(client)
      await forgetOnDevice(store.getSnapshot().context.User_signup.data?.data.id).catch(() => {})
    }),

    forget: fromPromise<void>(async () => {
      const { store, persistence } = await open()
      store.trigger.loggedOut()
      persistence.flush()
      await deletePersonalCopies()
    }),
  }
}

/** Removes drafts, files and unsent messages on sign-out; an expired session keeps them. */
async function forgetOnDevice(person: number | undefined): Promise<void> {
  if (person === undefined) return
  // The comparison would otherwise show to the next user.
  deviceListsStore.change(deviceListsForVisitor)
  const [{ endUploads }, { endMessageOutbox }, { forgetPerson }] = await Promise.all([
    import('@/client/flows/uploads/upload-queue.ts'),
    import('@/client/flows/chat/message-outbox.ts'),
    import('@/client/state/device/forget-person.ts'),
  ])
  endUploads()
  endMessageOutbox()
  await forgetPerson(person)
}

function factorIn({ challenge, code }: Extract<SignInMethod, { type: 'factor' }>) {
  return { challenge, code }
}

function toApiError(failure: unknown): unknown {
  if (failure instanceof Deactivated)
    return new ApiError('refused', { message: '', key: 'accountDeactivated' })
  if (failure instanceof SignInTimedOut)
    return new ApiError('network', { message: 'the sign-in took too long', cause: failure })
  return failure ?? new ApiError('refused', { message: '' })
}
