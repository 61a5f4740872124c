import { failure } from '@/server/http/failure.ts'
import type { RequestContext } from '@/server/http/handler.ts'
import { memberOf } from '@/server/http/viewer.ts'
import { isOutboxOpen } from '@/server/trial.ts'
import { forgetDevice } from './device-store.ts'
import { enqueueMessage } from './messages.ts'
import { type KeptRow, readKept } from './outbox-store.ts'
import { deleteOtherTokens, deleteToken, readSignIns, type SignInRow } from './token-store.ts'

/** Where the viewer is signed in, the sign-in in use first. */
export async function listSignIns({
  deps,
  viewer,
}: RequestContext): Promise<{ signIns: SignInRow[]; currentId: number }> {
  const { id: accountId, tokenId } = memberOf(viewer)
  const signIns = await readSignIns(deps.db, { accountId, first: tokenId, at: deps.clock() })
  return { signIns, currentId: tokenId }
}

/** Ends a sign-in of the viewer. Raises notFound for one of somebody else. */
export async function endSignIn({ deps, viewer }: RequestContext, id: number): Promise<void> {
  const isEnded = await deleteToken(deps.db, { accountId: memberOf(viewer).id, id })
  if (!isEnded) throw failure('notFound', 'This sign-in was not found.')
}

/** Ends every sign-in of the viewer but the one in use, and tells them by mail; how many there were. */
export async function endOtherSignIns(context: RequestContext): Promise<number> {
  const { deps, viewer } = context
  const { id: accountId, tokenId } = memberOf(viewer)
  return deps.db.transaction().execute(async (transaction) => {
    const ended = await deleteOtherTokens(transaction, { accountId, keptId: tokenId })
    if (ended > 0) await enqueueMessage(context, transaction, { kind: 'signInsEnded', accountId })
    return ended
  })
}

/** Ends the sign-in in use; one that is over already is over. */
export async function signOut({ deps, viewer }: RequestContext): Promise<void> {
  const { id: accountId, tokenId } = memberOf(viewer)
  await deleteToken(deps.db, { accountId, id: tokenId })
}

/** Sends no more push messages to a device; without one, to none of the sign-in in use. */
export async function dropDevice(
  { deps, viewer }: RequestContext,
  token: string | undefined,
): Promise<void> {
  const { id: accountId, tokenId } = memberOf(viewer)
  await forgetDevice(deps.db, { accountId, tokenId, token })
}

const MOST_KEPT = 50

/** Raises notFound where the product is more than tried out, and for whoever asks from elsewhere. */
export async function listKept({ deps, isLocal }: RequestContext): Promise<KeptRow[]> {
  if (!isOutboxOpen({ config: deps.config, isLocal })) throw failure('notFound')
  return readKept(deps.db, MOST_KEPT)
}
