import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { slugify, withSuffix } from '@/domain/web/slug.ts'
import type { DB } from '@/generated/database.ts'

export type AccountRow = {
  id: number
  auth_id: string
  name: string
  email: string | null
  password_hash: string | null
  is_active: boolean
  role: string | null
  is_email_verified: boolean
  /** Created by the demo region. */
  is_demo: boolean
  language_code: string
}

function accounts(db: Kysely<DB>) {
  return db
    .selectFrom('account')
    .select([
      'account.id',
      'account.auth_id',
      'name',
      'email',
      'password_hash',
      'is_active',
      'role',
      'is_demo',
      'is_email_verified',
      'language_code',
    ])
    .$castTo<AccountRow>()
}

/** Finds the account that registered or verified a lowercase address. */
export async function findByEmail(db: Kysely<DB>, email: string): Promise<AccountRow | undefined> {
  return accounts(db)
    .where(sql`lower(email)`, '=', email)
    .where((is) => is.or([is('login_type', '=', 3), is('is_email_verified', '=', true)]))
    .executeTakeFirst()
}

/** Finds the account that verified a number. */
export async function findByMobile(
  db: Kysely<DB>,
  mobile: string,
): Promise<AccountRow | undefined> {
  return accounts(db)
    .where('mobile', '=', mobile)
    .where('mobile_verified_at', 'is not', null)
    .executeTakeFirst()
}

export async function findByIdentity(
  db: Kysely<DB>,
  authId: string,
): Promise<AccountRow | undefined> {
  return accounts(db)
    .innerJoin('account_identity', 'account_identity.account_id', 'account.id')
    .where('account_identity.auth_id', '=', authId)
    .executeTakeFirst()
}

export async function findAccount(db: Kysely<DB>, id: number): Promise<AccountRow | undefined> {
  return accounts(db).where('account.id', '=', id).executeTakeFirst()
}

/** Prevents concurrent accounts for these names until the transaction ends. */
export async function lockIdentity(db: Kysely<DB>, named: readonly string[]): Promise<void> {
  for (const name of [...named].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${name}`}, 0))`.execute(db)
  }
}

export async function addIdentity(
  db: Kysely<DB>,
  { accountId, authId }: { accountId: number; authId: string },
): Promise<void> {
  await sql`insert into account_identity (auth_id, account_id) values (${authId}, ${accountId})`.execute(
    db,
  )
}

/** Marks the address as verified; returns the `auth_id`. */
export async function proveEmail(
  db: Kysely<DB>,
  { id, at }: { id: number; at: Date },
): Promise<string> {
  const { auth_id } = await db
    .updateTable('account')
    .set({ is_email_verified: true, updated_at: at })
    .where('id', '=', id)
    .returning('auth_id')
    .executeTakeFirstOrThrow()
  return auth_id
}

export type NewAccount = {
  loginType: 0 | 1 | 2 | 3
  authId?: string
  name: string
  email: string | null
  isEmailVerified: boolean
  mobile: string | null
  isMobileVerified?: boolean
  passwordHash?: string
  language: string
  address?: string | undefined
  about_me?: string | undefined
  facebook_id?: string | undefined
  twitter_id?: string | undefined
  instagram_id?: string | undefined
  youtube_id?: string | undefined
  latitude?: number | undefined
  longitude?: number | undefined
  at: Date
}

/** Inserts an account with a unique slug. */
export async function createAccount(
  db: Kysely<DB>,
  account: NewAccount,
): Promise<{ id: number; auth_id: string }> {
  const { authId, loginType, isEmailVerified, isMobileVerified, passwordHash, language, at } =
    account
  const { name, email, mobile, address, about_me, latitude, longitude } = account
  const { facebook_id, twitter_id, instagram_id, youtube_id } = account
  return db
    .insertInto('account')
    .values({
      slug: await freeSlug(db, name),
      login_type: loginType,
      auth_id: authId,
      is_email_verified: isEmailVerified,
      mobile_verified_at: isMobileVerified ? at : null,
      password_hash: passwordHash ?? null,
      language_code: language,
      name,
      email,
      mobile,
      address,
      about_me,
      latitude,
      longitude,
      facebook_id,
      twitter_id,
      instagram_id,
      youtube_id,
      created_at: at,
      updated_at: at,
    })
    .returning(['id', 'auth_id'])
    .executeTakeFirstOrThrow()
}

/** Slug of the administrator on the wire. */
const RESERVED = 'admin'
const RANDOM_FROM = 1_000_000

async function freeSlug(db: Kysely<DB>, name: string): Promise<string> {
  const slug = slugify(name, 'member')
  const taken = await db
    .selectFrom('account')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!taken && slug !== RESERVED) return slug
  // Random, so that concurrent registrations get different slugs.
  return withSuffix(slug, RANDOM_FROM + randomBytes(4).readUInt32BE())
}
