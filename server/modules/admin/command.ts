import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { toEmailAddress } from '@/domain/account/email-address.ts'
import { routes } from '@/domain/web/routes.ts'
import type { DB } from '@/generated/database.ts'
import { type Config, type Environment, loadConfig } from '@/server/config.ts'
import { connectCommand } from '@/server/db/connect.ts'
import { migrate } from '@/server/db/migrate.ts'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { silentLogger } from '@/server/log.ts'
import { removeSecondFactor } from '@/server/modules/account/auth/second-factor/operator-factor.ts'
import { appointAdministrator, dismissAdministrator } from './appoint.ts'

const USAGE = `npm run administrator -- --email ada@example.org [--name "Ada Keller"]
npm run administrator -- --remove --email ada@example.org [--force]
npm run administrator -- --end-second-factor --email ada@example.org

  --email   the account that becomes an administrator; created if it does not exist
  --name    the name of a new account
  --remove  removes the role of an administrator, editor, moderator or support; the account becomes a member's
  --force   with --remove, also for the last administrator
  --end-second-factor  for a lost phone: signing in needs no code until an app is set up again

Prints a link to set the password. It works once, within a day. See docs/administration.md.`

type Say = (line: string) => void

/**
 * The command `npm run administrator`. Exit codes: 0 done, 1 nothing to remove or only the last
 * admin, 2 usage error. Other errors are raised with instructions.
 */
export async function runAdministrator(
  parameters: string[],
  { environment, say }: { environment: Environment; say: Say },
): Promise<number> {
  const call = readCall(parameters)
  const { email: sent = '', name = '', remove, force, help } = call
  const email = toEmailAddress(sent)
  if (email === null) {
    say(help || !sent.trim() ? USAGE : `${sent.trim()} is no e-mail address.\n\n${USAGE}`)
    return help ? 0 : 2
  }
  const config = loadConfig(environment)
  const { db, pool, close } = await connectCommand(config, silentLogger())
  try {
    await migrate(pool, silentLogger())
    await writeLanguages(db)
    if (call['end-second-factor']) return await endFactor(db, { email, say })
    if (remove) return await removeRights(db, { email, isForced: force, say })
    return await giveRights(db, { email, name: name.trim(), config, say })
  } finally {
    await close()
  }
}

async function giveRights(
  db: Kysely<DB>,
  { email, name, config, say }: { email: string; name: string; config: Config; say: Say },
): Promise<number> {
  const wanted = { email, name, secret: config.secretKey, at: new Date() }
  const { isNew, token, expiresAt } = await appointAdministrator(db, wanted)
  const base = config.publicUrl?.replace(/\/+$/, '') ?? `http://localhost:${config.port}`
  say(
    isNew
      ? `${email} has an account now and is an administrator.`
      : `${email} is an administrator.`,
  )
  say(`The password is set here, once, until ${expiresAt.toISOString()}:`)
  say(`${base}${routes.resetPassword(token)}`)
  return 0
}

async function removeRights(
  db: Kysely<DB>,
  { email, isForced, say }: { email: string; isForced: boolean; say: Say },
): Promise<number> {
  const became = await dismissAdministrator(db, { email, isForced, at: new Date() })
  say(REMOVALS[became](email))
  return became === 'done' ? 0 : 1
}

async function endFactor(
  db: Kysely<DB>,
  { email, say }: { email: string; say: Say },
): Promise<number> {
  const became = await removeSecondFactor(db, { email, at: new Date() })
  say(FACTOR_ENDS[became](email))
  return became === 'done' ? 0 : 1
}

const FACTOR_ENDS = {
  done: (email: string) => `${email} signs in without a code now. Every sign-in has ended.`,
  off: (email: string) => `${email} has no second factor.`,
  nobody: (email: string) => `There is no account ${email}.`,
}

const REMOVALS = {
  done: (email: string) => `${email} has no role any more; the account stays.`,
  noStaff: (email: string) => `${email} has no role here.`,
  last: (email: string) =>
    `${email} is the last administrator. Make somebody else one first, or add --force.`,
}

function readCall(parameters: string[]) {
  const { values } = parseArgs({
    args: parameters,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      remove: { type: 'boolean', default: false },
      'end-second-factor': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  return values
}
