import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { DEMO_ACCOUNTS } from '@/domain/account/demo-accounts.ts'
import { hashToken } from '@/server/modules/account/auth/codes/secrets.ts'
import type { Product } from './product.ts'

/** Temporary accounts. */
export async function withMembers<T>(
  databaseUrl: string,
  work: (tokens: string[]) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    // The dataset inserts explicit ids.
    for (const table of ['account', 'access_token', 'stored_file']) {
      await client.query(
        `select setval(pg_get_serial_sequence('${table}', 'id'), coalesce(max(id), 0) + 1) from ${table}`,
      )
    }
    return await work(await Promise.all([0, 1, 2].map((person) => newMember(client, person))))
  } finally {
    await client.query(
      `delete from upload where account_id in (select id from account where slug like 'sender-%')`,
    )
    await client.query(
      `delete from stored_file where owner_id in (select id from account where slug like 'sender-%')`,
    )
    await client.query(`delete from account where slug like 'sender-%'`)
    await client.end()
  }
}

async function newMember(client: pg.Client, person: number): Promise<string> {
  const random = randomBytes(30).toString('base64url')
  const { rows } = await client.query<{ id: number }>(
    `with person as (insert into account (slug, name) values ($1, 'Sender') returning id)
     insert into access_token (account_id, token_hash, expires_at)
     select id, $2, now() + interval '1 day' from person returning id`,
    [`sender-${person}`, hashToken(random)],
  )
  return `${rows[0]?.id}|${random}`
}

export async function demoMembers(product: Product): Promise<string[]> {
  const { password, ...people } = DEMO_ACCOUNTS
  return await Promise.all(Object.values(people).map((email) => signIn(product, email, password)))
}

async function signIn({ apiUrl }: Product, email: string, password: string): Promise<string> {
  const reply = await fetch(`${apiUrl}/api/user_signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: '3', email, password }),
  })
  const { token }: { token?: string } = await reply.json()
  if (!token) throw new Error(`${email} cannot sign in: ${reply.status}`)
  return token
}
