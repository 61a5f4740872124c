import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type NewRegistration = {
  email: string
  name: string
  mobile: string | null
  passwordHash: string
  language: string
  at: Date
  expiresAt: Date
}

export type RegistrationRow = {
  email: string
  name: string
  mobile: string | null
  password_hash: string
  language_code: string
}

export async function insertRegistration(db: Kysely<DB>, wish: NewRegistration): Promise<number> {
  const { id } = await db
    .insertInto('registration')
    .values({
      email: wish.email,
      name: wish.name,
      mobile: wish.mobile,
      password_hash: wish.passwordHash,
      language_code: wish.language,
      created_at: wish.at,
      expires_at: wish.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes a registration and deletes the others of its address. */
export async function takeRegistration(
  db: Kysely<DB>,
  { id, email }: { id: number; email: string },
): Promise<RegistrationRow | undefined> {
  const { rows } = await sql<RegistrationRow & { id: number }>`
    delete from registration where email_key = ${email}
    returning id, email, name, mobile, password_hash, language_code`.execute(db)
  return rows.find((row) => row.id === id)
}

/** Finds the newest registration of an address. */
export async function findPendingRegistration(
  db: Kysely<DB>,
  wanted: { email: string; at: Date },
): Promise<number | undefined> {
  return (await newestRegistration(db, wanted))?.id
}

/** Finds the password hash of the newest registration. */
export async function findPendingPassword(
  db: Kysely<DB>,
  wanted: { email: string; at: Date },
): Promise<string | undefined> {
  return (await newestRegistration(db, wanted))?.password_hash
}

function newestRegistration(db: Kysely<DB>, { email, at }: { email: string; at: Date }) {
  return db
    .selectFrom('registration')
    .select(['id', 'password_hash'])
    .where('email_key', '=', email)
    .where('expires_at', '>', at)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}
