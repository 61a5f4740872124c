import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { createServer } from '@/server/app.ts'
import type { QueuedMessage } from '@/server/jobs/job-list.ts'
import { sendMessage } from '@/server/modules/account/auth/codes/messages.ts'
import { accountHandlers } from '@/server/modules/account/handlers.ts'
import { profileHandlers } from '@/server/modules/account/profile-handlers.ts'
import { callOk } from './call.ts'
import { type Enqueued, TEST_NOW, testDeps } from './deps.ts'

/** The provider as far as accounts need it, with a clock that can be moved on. */
export function openAccounts(db: Kysely<DB>, own: Parameters<typeof testDeps>[0] = {}) {
  let now = TEST_NOW
  let delivered = 0
  const deps = testDeps({ db, clock: () => now, ...own })
  return {
    app: createServer(deps, { ...accountHandlers, ...profileHandlers }),
    deps,
    pass(ms: number) {
      now = new Date(now.getTime() + ms)
    },
    /** Writes what was enqueued since the last time. */
    async deliver() {
      for (const job of deps.enqueued.slice(delivered)) {
        if (isMessage(job)) await sendMessage(deps, job.data)
      }
      delivered = deps.enqueued.length
    },
  }
}

export type AccountsFixture = ReturnType<typeof openAccounts>

function isMessage(job: Enqueued): job is Enqueued & { data: QueuedMessage } {
  return job.name === 'account.message'
}

export const MIRA = {
  name: 'Mira Lindqvist',
  email: 'Mira@example.org',
  password: 'birch-and-slate',
}

export const MINUTE_MS = 60_000

/** The code of the mail that was written last. */
export async function mailedCode({ deps, deliver }: AccountsFixture): Promise<string> {
  await deliver()
  return /\b\d{6}\b/.exec(deps.sent.at(-1)?.text ?? '')?.[0] ?? ''
}

/** The code of the message that was sent to a telephone last. */
export async function textedCode({ deps, deliver }: AccountsFixture): Promise<string> {
  await deliver()
  return /\b\d{6}\b/.exec(deps.texted.at(-1)?.text ?? '')?.[0] ?? ''
}

/** A code that is not this one. */
export function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000'
}

export async function register(fixture: AccountsFixture, own: Partial<typeof MIRA> = {}) {
  const { password, ...rest } = { ...MIRA, ...own }
  await callOk(fixture.app, 'registerUser', { body: { ...rest, password, re_password: password } })
  return mailedCode(fixture)
}

/** Somebody with a proven address; the `auth_id` of the account. */
export async function registered(fixture: AccountsFixture, own: Partial<typeof MIRA> = {}) {
  const otp = await register(fixture, own)
  const { email } = { ...MIRA, ...own }
  const { auth_id } = await callOk(fixture.app, 'verifyOtp', { query: { email, otp } })
  return auth_id
}

/** The token of a sign-in by e-mail and password. */
export async function entered({ app }: AccountsFixture, own: Partial<typeof MIRA> = {}) {
  const { email, password } = { ...MIRA, ...own }
  const { token } = await callOk(app, 'signIn', { body: { type: '3', email, password } })
  return token
}

/** A sign-in by a code that came to a number; the whole reply. */
export async function enteredByNumber(fixture: AccountsFixture, number: string) {
  await callOk(fixture.app, 'requestOtp', { query: { number } })
  const otp = await textedCode(fixture)
  const { auth_id } = await callOk(fixture.app, 'verifyOtp', { query: { number, otp } })
  return callOk(fixture.app, 'signIn', { body: { type: '1', auth_id } })
}
