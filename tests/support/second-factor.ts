import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { createServer } from '@/server/app.ts'
import { passkeyHandlers } from '@/server/modules/account/auth/passkeys/handlers.ts'
import { secondFactorHandlers } from '@/server/modules/account/auth/second-factor/handlers.ts'
import { accountHandlers } from '@/server/modules/account/handlers.ts'
import { profileHandlers } from '@/server/modules/account/profile-handlers.ts'
import { adminHandlers } from '@/server/modules/admin/handlers.ts'
import { type AccountsFixture, entered, MIRA, openAccounts, registered } from './accounts.ts'
import { appCode } from './authenticator-app.ts'
import { call, callOk } from './call.ts'

/** Accounts with a second factor, and administration. */
export function openFactorFixture(
  db: Kysely<DB>,
  own: Parameters<typeof openAccounts>[1] = {},
): AccountsFixture {
  const fixture = openAccounts(db, own)
  const app = createServer(fixture.deps, {
    ...accountHandlers,
    ...profileHandlers,
    ...passkeyHandlers,
    ...secondFactorHandlers,
    ...adminHandlers,
  })
  return { ...fixture, app }
}

/** Mira as an administrator, signed in. */
export async function administrator(fixture: AccountsFixture): Promise<string> {
  await registered(fixture)
  await fixture.deps.db.updateTable('account').set({ role: 'administrator' }).execute()
  return entered(fixture)
}

/** Turns the second factor on; its secret and the recovery codes. */
export async function enrolled({ app, deps }: AccountsFixture, token: string) {
  const { data: setup } = await callOk(app, 'beginSecondFactor', { token, body: {} })
  const code = appCode(setup.secret, { at: deps.clock() })
  const { data } = await callOk(app, 'confirmSecondFactor', { token, body: { code } })
  return { secret: setup.secret, codes: data.recovery_codes }
}

export const PASSWORD_SIGN_IN = { type: '3', email: MIRA.email, password: MIRA.password }

/** The challenge that a sign-in by password gets instead of a token. */
export async function challenged({ app }: AccountsFixture, body: object = PASSWORD_SIGN_IN) {
  return challengeOf(await call(app, 'signIn', { body }))
}

/** Of a refused sign-in. */
export function challengeOf(reply: { status: number; body: unknown }): string {
  const { key, data } = reply.body as { key?: string; data?: { challenge?: string } }
  if (reply.status !== 403 || key !== 'secondFactorRequired' || !data?.challenge) {
    throw new Error(`There is no challenge in ${JSON.stringify(reply.body)}`)
  }
  return data.challenge
}
