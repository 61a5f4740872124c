import { type Actor, createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { watchRefusals } from '@/client/api/calls/refusals.ts'
import {
  answerSecondFactor,
  beforeLogout,
  endThisSignIn,
  signIn,
} from '@/client/api/member/auth.ts'
import { signInByPasskey } from '@/client/api/member/passkeys.ts'
import { freshSettings } from '@/client/api/replies/cached-facts.ts'
import { deletePersonalCopies } from '@/client/integrations/offline-copies.ts'
import { deviceListsStore } from '@/client/state/device-lists-store.ts'
import { openState } from '@/client/state/state-door.ts'
import { deviceListsFor, deviceListsForVisitor } from '@/domain/listing/device-lists.ts'
import { hasExtension } from '@/domain/web/extensions.ts'
import type { Credentials } from '@/machines/auth/credentials.types.ts'
import { sessionMachine } from '@/machines/auth/session.machine.ts'
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

/**
 * Signs in, in all tabs; a second call joins the first while it runs.
 * @throws ApiError when the provider refuses, or there is no connection
 */
export function signInWith(tools: Tools, credentials: Credentials): Promise<void> {
  signingIn ??= requestSignIn(tools, credentials).finally(() => {
    signingIn = undefined
  })
  return signingIn
}

async function requestSignIn(tools: Tools, credentials: Credentials): Promise<void> {
  const { client, queries } = tools
  const session = await openSession(tools)
  const state = await waitFor(session, isIdle)
  if (state.hasTag('member')) return
  const { store, persistence } = await openState(queries, client)
  store.trigger.signupRequested()
  try {
    const fcm_id = store.getSnapshot().context.Settings.fcmToken ?? undefined
    const data = await inTime((signal) => send(client, { credentials, fcm_id }, signal))
    store.trigger.signupSucceeded({ data })
    persistence.flush()
    session.send({ type: 'member.identified', member: data.data.id })
  } catch (error) {
    store.trigger.signupFailed()
    if (!isDeactivation(error)) throw error
    session.send({ type: 'signIn.deactivated' })
    await waitFor(session, isIdle)
    throw new ApiError('refused', { message: '', key: 'accountDeactivated' })
  }
}

/** Signs out in all tabs; notifies the provider if reachable. @throws if this device cannot forget */
export async function signOut(tools: Tools): Promise<void> {
  const actor = await openSession(tools)
  actor.send({ type: 'signOut.requested' })
  const state = await waitFor(actor, isIdle)
  if (state.hasTag('failed')) throw state.context.failure
}

/** True if the provider rejected a sign-in to a deactivated account. */
export function isDeactivation(error: unknown): boolean {
  return error instanceof ApiError && DEACTIVATED.has(error.key)
}

const isIdle = (state: SnapshotFrom<typeof sessionMachine>) => !state.hasTag('busy')

const DEACTIVATED = new Set(['accountDeactivated', 'deactivated'])

let session: Promise<SessionActor> | undefined
let signingIn: Promise<void> | undefined

async function start(tools: Tools): Promise<SessionActor> {
  const { store } = await openState(tools.queries, tools.client)
  const actor = createActor(sessionMachine.provide({ actors: createActors(tools) })).start()
  const follow = () => {
    const member = store.getSnapshot().context.User_signup.data?.data.id ?? null
    if (member !== null) deviceListsStore.change((kept) => deviceListsFor(kept, member))
    if (member === actor.getSnapshot().context.member) return
    actor.send(
      member === null ? { type: 'member.signedOut' } : { type: 'member.identified', member },
    )
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

type SignIn = { credentials: Credentials; fcm_id: string | undefined }

function send(client: ApiClient, { credentials, fcm_id }: SignIn, signal: AbortSignal) {
  if (credentials.type === 'passkey') {
    const { type: _, ...sent } = credentials
    return signInByPasskey(client, fcm_id ? { ...sent, fcm_id } : sent, signal)
  }
  if (credentials.type !== 'factor') {
    return signIn(client, { ...credentials, logintype: credentials.type, fcm_id }, signal)
  }
  const { challenge, code } = credentials
  return answerSecondFactor(client, { challenge, code }, signal)
}

/** @throws ApiError `network` after 45 s, which is longer than a call may take */
async function inTime<Reply>(call: (signal: AbortSignal) => Promise<Reply>): Promise<Reply> {
  const limit = new AbortController()
  const late = new ApiError('network', { message: 'the sign-in took too long' })
  const timer = setTimeout(() => limit.abort(late), SIGN_IN_TIMEOUT)
  const ended = new Promise<never>((_, reject) => {
    limit.signal.addEventListener('abort', () => reject(late))
  })
  try {
    return await Promise.race([call(limit.signal), ended])
  } finally {
    clearTimeout(timer)
  }
}

const SIGN_IN_TIMEOUT = 45_000
