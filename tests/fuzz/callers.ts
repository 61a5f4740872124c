import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { signedIn, tokenFor } from '@/tests/support/members.ts'

export type CallerKind = 'guest' | 'member' | 'agent' | 'administrator' | 'junk'

export type Callers = {
  /** Value of the `Authorization` header; undefined for a guest. */
  authorization(kind: string, seed: number): string | undefined
  /** Signs somebody of this kind in again: requests sign out, delete and deactivate accounts. */
  renew(kind: string): Promise<void>
}

const JUNK = [
  'Bearer',
  'Bearer ',
  'Bearer 1',
  'Bearer 1|short',
  'Basic YTpi',
  'bearer null',
  '|',
  'Bearer 0x1|aaaaaaaaaaaaaaaaaaaa',
  'Bearer 99999999999|aaaaaaaaaaaaaaaaaaaaaaaa',
  'Bearer 2147483647|aaaaaaaaaaaaaaaaaaaaaaaa',
  `Bearer ${'a'.repeat(9000)}`,
  'Bearer eyJhbGciOiJub25lIn0.e30.',
  'Bearer \xff\xfe',
  'Bearer 1|__proto____proto____proto__',
]

/** The demo's own agents and administrator, and members of ours. */
export async function openCallers(db: Kysely<DB>): Promise<Callers> {
  const tokens = new Map<string, string>()
  const renew = async (kind: string) => {
    if (kind === 'guest' || kind === 'junk') return
    const token = kind === 'member' ? await memberToken(db) : await demoToken(db, kind)
    tokens.set(kind, token)
  }
  for (const kind of ['member', 'agent', 'administrator']) await renew(kind)
  return {
    authorization(kind, seed) {
      if (kind === 'junk') return JUNK[seed % JUNK.length]
      const token = tokens.get(kind)
      return token && `Bearer ${token}`
    },
    renew,
  }
}

async function memberToken(db: Kysely<DB>): Promise<string> {
  return (await signedIn(db, { signedInAt: new Date(), tokenExpiresAt: nextWeek() })).token
}

/** Of the account with the most homes, or of an administrator; made anew when there is none. */
async function demoToken(db: Kysely<DB>, kind: string): Promise<string> {
  const isAdmin = kind === 'administrator'
  const found = await db
    .selectFrom('account')
    .leftJoin('property', 'property.owner_id', 'account.id')
    .where('account.is_admin', '=', isAdmin)
    .where('account.is_active', '=', true)
    .groupBy('account.id')
    .orderBy((eb) => eb.fn.count('property.id'), 'desc')
    .orderBy('account.id')
    .select('account.id')
    .executeTakeFirst()
  const token = found && (await tokenOfDemo(db, found.id))
  if (token) return token
  return (await signedIn(db, { isAdmin, signedInAt: new Date(), tokenExpiresAt: nextWeek() })).token
}

/**
 * Every request names an address of its own, as behind a proxy, where accounts of the demo are shut out: this one is
 * none from now on. Undefined when a request has deleted it meanwhile.
 */
async function tokenOfDemo(db: Kysely<DB>, id: number): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('account')
      .set({ is_demo: false })
      .where('id', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return undefined
    return tokenFor(transaction, id, { at: new Date(), expiresAt: nextWeek() })
  })
}

function nextWeek(): Date {
  return new Date(Date.now() + 7 * 86_400_000)
}
