import type { Kysely } from 'kysely'
import { cleanFileName } from '@/domain/listing/file-rules.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import type { UploadedFile } from '@/server/contract/decoding/uploaded-file.ts'
import { Failure, failure, invalid } from '@/server/contract/failure.ts'
import { announceChat, notifyMessage } from '@/server/modules/notifications/notify-message.ts'
import { type KeptAttachments, keepAttachments } from './attachments.ts'
import type { SideId } from './chat-conditions.ts'
import {
  findSent,
  insertMessage,
  type MessageRow,
  readMessage,
  type SentBefore,
} from './message-store.ts'
import {
  loadOtherSide,
  loadViewerSide,
  type OtherSide,
  requireSender,
  type ViewerSide,
} from './sides.ts'
import {
  ensureThread,
  findBlocks,
  findChatProperty,
  findThread,
  lockThread,
  markSide,
  type ThreadKey,
} from './thread-store.ts'

export type SentMessage = {
  senderId: number
  receiverId: number
  propertyId: number
  clientId: string | undefined
  text: string
  file: UploadedFile | undefined
  audio: UploadedFile | undefined
}

/** The message is null if it has been deleted since a repeat was first sent. */
export type SendingResult = {
  id: number
  me: ViewerSide
  peerId: SideId
  message: MessageRow | null
}

/**
 * Sends a message; a repeat of its client id returns the first one. Raises notFound, forbidden if
 * blocked, deactivated or in another's name, invalid, conflict for a client id of another message,
 * LimitReached.
 */
export async function sendMessage(
  context: ServiceContext,
  sent: SentMessage,
): Promise<SendingResult> {
  const { db } = context.deps
  const me = await loadViewerSide(context)
  requireSender(sent.senderId, me)
  const text = sent.text.trim()
  if (text === '' && !sent.file && !sent.audio) throw invalid({ message: 'must not be empty' })
  const peer = await loadOtherSide(db, { id: sent.receiverId, me, field: 'receiver_id' })
  const key = { me: me.sideId, peer: peer.sideId, propertyId: sent.propertyId }
  // Read before its conversation, which another request may begin meanwhile.
  const earlier = await findEarlier(db, me, sent.clientId)
  const threadId = await findThread(db, key)
  if (earlier) {
    const id = repeatedId(earlier, { threadId, sent })
    return toResult(db, { id, me, peerId: peer.sideId })
  }
  if (threadId === undefined) await requireBeginning(context, key)
  await requireOpen(db, key, peer)
  const giveBack = await consumeLimits(context, me, threadId === undefined)
  const sending = keepAttachments(context, sent, (kept) => write(context, { key, me, sent, kept }))
  const id = await sending.catch(async (error: unknown) => {
    if (error instanceof Failure) await giveBack()
    throw error
  })
  if (threadId === undefined) countChat(context, sent)
  return toResult(db, { id, me, peerId: peer.sideId })
}

function countChat({ deps }: ServiceContext, { propertyId: id }: SentMessage): void {
  deps.figures.record({ name: 'chat', listing: { kind: 'property', id } })
}

async function toResult(
  db: Kysely<DB>,
  sent: { id: number; me: ViewerSide; peerId: SideId },
): Promise<SendingResult> {
  const message = await readMessage(db, { id: sent.id, me: sent.me.sideId })
  return { ...sent, message: message ?? null }
}

async function write(
  { deps, origin }: ServiceContext,
  {
    key,
    me,
    sent,
    kept,
  }: { key: ThreadKey; me: ViewerSide; sent: SentMessage; kept: KeptAttachments },
): Promise<number> {
  const { clientId, text } = sent
  return deps.db.transaction().execute(async (tx) => {
    const at = deps.clock()
    const threadId = await ensureThread(tx, { ...key, at })
    const thread = await lockThread(tx, threadId)
    if (!thread) throw failure('notFound', 'This conversation was not found.')
    const earlier = await findEarlier(tx, me, clientId)
    if (earlier) {
      const id = repeatedId(earlier, { threadId, sent })
      await kept.takeBack(tx)
      return id
    }
    await requireNoBlock(tx, key)
    const seq = thread.lastSeq + 1
    const id = await insertMessage(tx, {
      threadId,
      seq,
      sender: me.sideId,
      authorId: me.accountId,
      clientId: clientId ?? null,
      text: text.trim(),
      file: kept.file,
      audioKey: kept.audioKey,
      at,
    })
    if (id === undefined) throw idTaken()
    await deps.onChatMessage(tx, { threadId, sender: me.sideId, at })
    const { propertyId } = key
    await announceChat(tx, { sides: [key.me, key.peer], propertyId, seq, change: 'message' })
    const side = thread.sides.find(({ account_id }) => account_id === key.peer)
    if (side && side.noticed_seq <= side.read_seq) {
      await markSide(tx, { id: threadId, sideId: key.peer, noticed: seq })
      await notifyMessage(deps, tx, { ...key, threadId, seq, origin, at })
    }
    return id
  })
}

async function findEarlier(
  db: Kysely<DB>,
  { accountId }: ViewerSide,
  clientId: string | undefined,
): Promise<SentBefore | undefined> {
  return clientId === undefined ? undefined : findSent(db, { authorId: accountId, clientId })
}

/** Raises conflict for another message. */
function repeatedId(
  earlier: SentBefore,
  { threadId, sent }: { threadId: number | undefined; sent: SentMessage },
): number {
  if (earlier.thread_id !== threadId || !isSame(earlier, sent)) throw idTaken()
  return earlier.id
}

/** A deleted message has no content to compare. */
function isSame(earlier: SentBefore, { text, file, audio }: SentMessage): boolean {
  if (earlier.isDeleted) return true
  const name = file && (cleanFileName(file.name) || earlier.file_name)
  return (
    earlier.text === text.trim() &&
    earlier.hasFile === (file !== undefined) &&
    earlier.hasAudio === (audio !== undefined) &&
    earlier.file_name === (name ?? '')
  )
}

function idTaken() {
  return failure('conflict', 'This client_id belongs to another message.')
}

/** A conversation begins with an owner, by an owner with somebody interested, or with the administrator. */
async function requireBeginning(
  { deps }: ServiceContext,
  { me, peer, propertyId }: ThreadKey,
): Promise<void> {
  const talkedOf = await findChatProperty(deps.db, { propertyId, wanter: peer, at: deps.clock() })
  if (!talkedOf || !mayBegin(talkedOf, me, peer)) {
    throw failure('notFound', 'This property was not found, or this person does not offer it.')
  }
}

function mayBegin(
  { owner, is_public, is_wanted }: { owner: SideId; is_public: boolean; is_wanted: boolean },
  me: SideId,
  peer: SideId,
): boolean {
  if (me === null) return true
  if (owner === me) return peer === null || is_wanted
  return is_public && (owner === peer || peer === null)
}

async function requireOpen(db: Kysely<DB>, key: ThreadKey, { isActive }: OtherSide): Promise<void> {
  if (!isActive) {
    throw failure('forbidden', 'This person’s account is deactivated.', { key: 'peerGone' })
  }
  await requireNoBlock(db, key)
}

async function requireNoBlock(db: Kysely<DB>, key: ThreadKey): Promise<void> {
  const { byMe, byPeer } = await findBlocks(db, key)
  if (byMe) {
    throw failure('forbidden', 'You blocked this person. Unblock to write.', { key: 'blocked' })
  }
  if (byPeer) {
    throw failure('forbidden', 'This person takes no messages from you.', { key: 'blocked' })
  }
}

/** Returns how to take back the beginning of a conversation that is refused later. */
async function consumeLimits(
  { deps: { limits } }: ServiceContext,
  { accountId, isNew, sideId }: ViewerSide,
  isBeginning: boolean,
): Promise<() => Promise<void>> {
  const account = String(accountId)
  const isStrict = isNew && sideId !== null
  await limits.consume(isStrict ? 'messagesByNewAccount' : 'messagesByAccount', account)
  if (!isBeginning) return async () => {}
  const rule = isStrict ? 'newChatsByNewAccount' : 'newChatsByAccount'
  await limits.consume(rule, account)
  return () => limits.giveBack(rule, account)
}
