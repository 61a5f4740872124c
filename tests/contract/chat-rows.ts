import { type Answers, type Ask, MEMBERS, type PermissionRow, row } from './permission-row.ts'
import type { Scene } from './permission-scene.ts'

/** The owner is the other side. */
const NOT_THE_OWNER: Answers = [401, 200, 422, 200, 403, 200]
const NOBODY: Answers = [401, 403, 403, 403, 403, 403]
const NOTHING_THERE: Answers = [401, 404, 404, 404, 403, 404]

const toOwner = ({ self, ownerId, house }: Scene) => ({
  sender_id: self?.id ?? 1,
  receiver_id: ownerId,
  property_id: house.id,
  message: 'Is it free?',
})

const send: Ask = (scene) => ({ body: toOwner(scene) })

/** A message of the caller's, or of the administrator's where that is who asks. */
async function written({ db, self, stranger, house }: Scene, by: 'self' | 'stranger') {
  const me = self ?? stranger
  const admins = await db.selectFrom('account').select('id').where('is_admin', '=', true).execute()
  const isAdmin = admins.some(({ id }) => id === me.id)
  const at = new Date('2026-06-15T12:00:00Z')
  const about = { property_id: house.id, last_seq: 1, last_at: at, created_at: at }
  const member_id = isAdmin ? stranger.id : Math.min(me.id, stranger.id)
  const other_id = isAdmin ? null : Math.max(me.id, stranger.id)
  await db.deleteFrom('chat_thread').execute()
  const thread = await db
    .insertInto('chat_thread')
    .values({ ...about, member_id, other_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sides = [isAdmin ? null : me.id, stranger.id]
  const own = sides.map((account_id) => ({ thread_id: thread.id, account_id }))
  await db.insertInto('chat_side').values(own).execute()
  const mine = { sender_id: isAdmin ? null : me.id, author_id: me.id }
  const theirs = { sender_id: stranger.id, author_id: stranger.id }
  const message = await db
    .insertInto('chat_message')
    .values({
      ...(by === 'self' ? mine : theirs),
      thread_id: thread.id,
      seq: 1,
      text: 'Hello',
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return message.id
}

const remove =
  (by: 'self' | 'stranger'): Ask =>
  async (scene) => {
    if (!scene.self) return { body: { receiver_id: scene.stranger.id, message_id: 1 } }
    const message_id = await written(scene, by)
    return { body: { receiver_id: scene.stranger.id, message_id } }
  }

/** In a conversation with the stranger. */
const typing: Ask = async (scene) => {
  if (scene.self) await written(scene, 'stranger')
  return { body: { receiver_id: scene.stranger.id, property_id: scene.house.id } }
}

const ADMINISTRATORS: Answers = [401, 403, 403, 403, 403, 200]

const report =
  (by: 'self' | 'stranger'): Ask =>
  async (scene) => ({ body: { message_id: scene.self ? await written(scene, by) : 1 } })

/** Of a message that the stranger wrote. */
const reported: Ask = async (scene) => {
  if (!scene.self) return { path: { id: 1 } }
  const message_id = await written(scene, 'stranger')
  const { id } = await scene.db
    .insertInto('chat_report')
    .values({ message_id, reporter_id: scene.ownerId, excerpt: 'Hello', created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { path: { id } }
}

/** Conversations, between their two sides only. */
export const CHAT: readonly PermissionRow[] = [
  row('getChats', MEMBERS),
  row('getMessages', NOT_THE_OWNER, ({ ownerId, house }) => ({
    query: { user_id: ownerId, property_id: house.id },
  })),
  row('sendMessage', NOT_THE_OWNER, send, 'to the owner'),
  row(
    'sendMessage',
    NOBODY,
    (scene) => ({ body: { ...toOwner(scene), sender_id: scene.stranger.id } }),
    'in somebody else’s name',
  ),
  row('deleteChatMessage', MEMBERS, remove('self'), 'of one’s own'),
  row('deleteChatMessage', NOBODY, remove('stranger'), 'of the other side'),
  row(
    'deleteChatMessage',
    NOTHING_THERE,
    ({ stranger }) => ({ body: { receiver_id: stranger.id, message_id: 999_999 } }),
    'that is not theirs to see',
  ),
  row('searchMessages', MEMBERS, () => ({ query: { query: 'free' } })),
  row('tellTyping', MEMBERS, typing, 'in a conversation'),
  row(
    'tellTyping',
    NOTHING_THERE,
    ({ stranger }) => ({ body: { receiver_id: stranger.id, property_id: 999_999 } }),
    'where there is none',
  ),
  row('reportMessage', MEMBERS, report('stranger'), 'of the other side'),
  row('reportMessage', NOBODY, report('self'), 'of one’s own'),
  row('getChatReports', ADMINISTRATORS),
  row('readReportedChat', ADMINISTRATORS, reported),
  row('closeChatReport', ADMINISTRATORS, reported),
]
