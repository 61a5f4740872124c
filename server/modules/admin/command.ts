import { parseArgs } from 'node:util'
import { looksLikeEmail } from '@/domain/email-address.ts'
import { routes } from '@/domain/routes.ts'
import { type Environment, loadConfig } from '@/server/config.ts'
import { connectCommand } from '@/server/db/connect.ts'
import { migrate } from '@/server/db/migrate.ts'
import { writeLanguages } from '@/server/db/seed/essentials.ts'
import { silentLogger } from '@/server/log.ts'
import { appoint } from './appoint.ts'

const USAGE = `npm run administrator -- --email ada@example.org [--name "Ada Keller"]

  --email  whose account becomes an administrator's; it is opened when there is none
  --name   how a new account is called

Prints a link at which the password is set, once and within a day. See docs/administration.md.`

/**
 * The command \`npm run administrator\`. Answers with its exit code: 0 when the account is an administrator's, 2 for a
 * wrong call. Raises the errors of its parts, whose messages say what to do.
 */
export async function runAdministrator(
  parameters: string[],
  { environment, say }: { environment: Environment; say: (line: string) => void },
): Promise<number> {
  const { email = '', name = '', help } = readCall(parameters)
  if (!looksLikeEmail(email.trim())) {
    say(help || !email ? USAGE : `${email} is no e-mail address.\n\n${USAGE}`)
    return help ? 0 : 2
  }
  const config = loadConfig(environment)
  const { db, pool, close } = await connectCommand(config, silentLogger())
  try {
    await migrate(pool, silentLogger())
    await writeLanguages(db)
    const at = new Date()
    const { isNew, token, expiresAt } = await appoint(db, {
      ...{ email: email.trim(), name: name.trim(), secret: config.secretKey, at },
    })
    const base = config.publicUrl?.replace(/\/+$/, '') ?? `http://localhost:${config.port}`
    say(
      isNew
        ? `${email} has an account now and is an administrator.`
        : `${email} is an administrator.`,
    )
    say(`The password is set here, once, until ${expiresAt.toISOString()}:`)
    say(`${base}${routes.resetPassword(token)}`)
    return 0
  } finally {
    await close()
  }
}

function readCall(parameters: string[]) {
  const { values } = parseArgs({
    args: parameters,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  return values
}
