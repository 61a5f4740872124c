import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import {
  type Answers,
  type Ask,
  MEMBERS,
  OWNER_ALONE,
  type PermissionRow,
  row,
} from './permission-row.ts'
import type { Scene } from './permission-scene.ts'

const ANYBODY: Answers = [200, 200, 200, 200, 200, 200]
const OF_MEMBERS: Answers = [401, 404, 404, 404, 403, 404]
const NOT_THERE: Answers = [404, 404, 404, 404, 403, 404]
const NOWHERE: Answers = [404, 404, 404, 404, 404, 404]
/** The owner cannot view the own home. */
const OF_SENDERS: Answers = [401, 200, 200, 200, 403, 200]
const NO_LINK = { token: 'not-a-token-of-a-mail' }
const NOW = new Date('2026-06-15T12:00:00Z')
const FRIDAY = '2026-06-19T14:00:00Z'
const WEEKLY = [{ weekday: 5, from: '14:00', to: '15:00' }]
const TIMES = { time_zone: 'UTC', minutes: 60, notice_hours: 0, kind: 'place' as const }

async function offered(db: Kysely<DB>, owner_id: number | null): Promise<void> {
  await db.deleteFrom('viewing_schedule').execute()
  await db
    .insertInto('viewing_schedule')
    .values({
      ...TIMES,
      owner_id,
      place: '',
      weekly: JSON.stringify(WEEKLY),
      exceptions: '[]',
      updated_at: NOW,
    })
    .execute()
}

/** An inquiry about a home, sent by the caller or by nobody with an account. */
async function asked(
  { db, self }: Scene,
  { owner, propertyId, isOwn }: { owner: number | null; propertyId: number; isOwn: boolean },
): Promise<number> {
  await db.deleteFrom('inquiry').execute()
  const { id } = await db
    .insertInto('inquiry')
    .values({
      owner_id: owner,
      about: 'property',
      property_id: propertyId,
      title: 'Mill',
      account_id: isOwn && self ? self.id : null,
      name: 'Ada',
      email: 'ada@example.org',
      language_code: 'en',
      origin: 'http://localhost',
      consented_at: NOW,
      created_at: NOW,
      last_at: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** About the neighbor's home, whose owner is the administrator. */
const request =
  (isOwn: boolean): Ask =>
  async (scene) => {
    const { db, neighbor } = scene
    await offered(db, null)
    const id = await asked(scene, { owner: null, propertyId: neighbor.id, isOwn })
    return { body: { id, starts_at: FRIDAY } }
  }

/** A request that waits for the owner of the house. */
const change: Ask = async (scene) => {
  const { db, house, ownerId } = scene
  const inquiry_id = await asked(scene, { owner: ownerId, propertyId: house.id, isOwn: false })
  const { id } = await db
    .insertInto('viewing')
    .values({
      inquiry_id,
      owner_id: ownerId,
      starts_at: new Date(FRIDAY),
      ends_at: new Date('2026-06-19T15:00:00Z'),
      time_zone: 'UTC',
      kind: 'place',
      place: '',
      status: 'requested',
      awaits: 'owner',
      created_at: NOW,
      updated_at: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { path: { id }, body: { act: 'agree', sequence: 0 } }
}

const OF_HOUSE: Ask = ({ house }) => ({ query: { property_id: house.id } })

/** Times, viewings and calendars. */
export const VIEWINGS: readonly PermissionRow[] = [
  row('getViewingSchedule', MEMBERS),
  row('getViewingSchedule', OWNER_ALONE, OF_HOUSE, 'of a home'),
  row('saveViewingSchedule', MEMBERS, () => ({ body: { ...TIMES, weekly: WEEKLY } })),
  row(
    'saveViewingSchedule',
    OWNER_ALONE,
    ({ house }) => ({ body: { ...TIMES, property_id: house.id } }),
    'of a home',
  ),
  row('deleteViewingSchedule', MEMBERS, async ({ db, self, stranger }) => {
    const admins = await db
      .selectFrom('account')
      .select('id')
      .where('is_admin', '=', true)
      .execute()
    const id = self?.id ?? stranger.id
    await offered(db, admins.some((admin) => admin.id === id) ? null : id)
    return {}
  }),
  row('getViewingSlots', ANYBODY, OF_HOUSE),
  row('getViewings', MEMBERS),
  row('getViewings', NOT_THERE, () => ({ query: NO_LINK }), 'without the token of its mail'),
  row('requestViewing', OF_SENDERS, request(true), 'of one’s own inquiry'),
  row('requestViewing', OF_MEMBERS, request(false), 'of somebody else’s'),
  row('changeViewing', OWNER_ALONE, change),
  row('getViewingFeed', MEMBERS),
  row('openViewingFeed', MEMBERS),
  row('closeViewingFeed', MEMBERS),
  row('getViewingCalendar', NOWHERE, () => ({ query: NO_LINK }), 'without its secret address'),
]
