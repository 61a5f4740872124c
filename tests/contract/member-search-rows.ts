import { type Answers, type Ask, MEMBERS, type PermissionRow, row } from './permission-row.ts'
import type { Scene } from './permission-scene.ts'

/** Nobody learns of a search of somebody else. */
const NOT_THERE: Answers = [401, 404, 404, 404, 403, 404]

/** A saved search of the caller or of somebody else. */
async function saved({ db, self, stranger }: Scene, isOwn: boolean): Promise<number> {
  const accountId = isOwn && self ? self.id : stranger.id
  await db.deleteFrom('saved_search').execute()
  const { id } = await db
    .insertInto('saved_search')
    .values({
      account_id: accountId,
      name: 'Homes',
      language_code: 'en',
      origin: 'http://localhost',
      query: 'city=Bend',
      search_key: 'city=Bend',
      wants_new: true,
      wants_cheaper: true,
      wants_back: true,
      frequency: 'daily',
      confirmed_at: new Date('2026-06-15T12:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const about =
  (isOwn: boolean, body?: object): Ask =>
  async (scene) => ({ path: { id: await saved(scene, isOwn) }, ...(body ? { body } : {}) })

export const MEMBER_SEARCHES: readonly PermissionRow[] = [
  row('getMemberSearches', MEMBERS),
  row('saveMemberSearch', MEMBERS, () => ({ body: { name: 'Homes', query: 'city=Bend' } })),
  row('changeMemberSearch', MEMBERS, about(true, { frequency: 'weekly' }), 'of one’s own'),
  row('changeMemberSearch', NOT_THERE, about(false, { name: 'Theirs' }), 'of somebody else'),
  row('markMemberSearchSeen', MEMBERS, about(true), 'of one’s own'),
  row('markMemberSearchSeen', NOT_THERE, about(false), 'of somebody else'),
  row('deleteMemberSearch', MEMBERS, about(true), 'of one’s own'),
  row('deleteMemberSearch', NOT_THERE, about(false), 'of somebody else'),
]
