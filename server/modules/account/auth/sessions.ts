import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { isOutboxOpen } from '@/server/trial.ts'
import { requireMember } from '@/server/viewer.ts'
import { enqueueMessage } from './codes/messages.ts'
import { forgetDevice } from './device-store.ts'
import { findOutboxAttachment, type OutboxRow, readOutbox } from './outbox-store.ts'
import { deleteOtherTokens, deleteToken, readSignIns, type SignInRow } from './token-store.ts'

export type { SignInRow } from './token-store.ts'

/** Lists the viewer's sessions, the current one first. */
export async function listSignIns({
  deps,
  viewer,
}: ServiceContext): Promise<{ signIns: SignInRow[]; currentId: number }> {
  const { id: accountId, tokenId } = requireMember(viewer)
  const signIns = await readSignIns(deps.db, { accountId, first: tokenId, at: deps.clock() })
  return { signIns, currentId: tokenId }
}

/** Sessions of any account, the one used last first. */
export function listAccountSignIns(
  db: Kysely<DB>,
  { accountId, at }: { accountId: number; at: Date },
): Promise<SignInRow[]> {
  return readSignIns(db, { accountId, first: 0, at })
}

/** Ends a session. Raises notFound, also for other accounts' sessions. */
export async function endSignIn({ deps, viewer }: ServiceContext, id: number): Promise<void> {
  const isEnded = await deleteToken(deps.db, { accountId: requireMember(viewer).id, id })
  if (!isEnded) throw failure('notFound', 'This sign-in was not found.')
}

/** Ends all other sessions and notifies by mail; returns their number. */
export async function endOtherSignIns(context: ServiceContext): Promise<number> {
  const { deps, viewer } = context
  const { id: accountId, tokenId } = requireMember(viewer)
  return deps.db.transaction().execute(async (transaction) => {
    const ended = await deleteOtherTokens(transaction, { accountId, keptId: tokenId })
    if (ended > 0) await enqueueMessage(context, transaction, { kind: 'signInsEnded', accountId })
    return ended
  })
}

/** Ends the current session, idempotently. */
export async function signOut({ deps, viewer }: ServiceContext): Promise<void> {
  const { id: accountId, tokenId } = requireMember(viewer)
  await deleteToken(deps.db, { accountId, id: tokenId })
}

export async function dropDevice(
  { deps, viewer }: ServiceContext,
  token: string | undefined,
): Promise<void> {
  const { id: accountId, tokenId } = requireMember(viewer)
  await forgetDevice(deps.db, { accountId, tokenId, token })
}

const MAX_KEPT = 50

/** Lists the local outbox. Raises notFound outside local trials and for remote requests. */
export async function listOutbox({ deps, isLocal }: ServiceContext): Promise<OutboxRow[]> {
  if (!isOutboxOpen({ config: deps.config, isLocal })) throw failure('notFound')
  return readOutbox(deps.db, MAX_KEPT)
}

/** Opens a file of a kept mail. Raises notFound as `listOutbox` does, and without such a file. */
export async function openOutboxAttachment(
  { deps, isLocal }: ServiceContext,
  wanted: { id: number; position: number },
): Promise<{ name: string; type: string; bytes: Uint8Array<ArrayBuffer> }> {
  if (!isOutboxOpen({ config: deps.config, isLocal })) throw failure('notFound')
  const file = await findOutboxAttachment(deps.db, wanted)
  if (!file) throw failure('notFound')
  const { name, type, content } = file
  return { name, type, bytes: new Uint8Array(Buffer.from(content, 'base64')) }
}
