import type { Deps } from '@/server/deps.ts'
import { toEmailKey } from '@/server/modules/account/auth/codes/targets.ts'
import type { ReplyTarget } from '@/server/modules/mail-replies/reply-address.ts'
import { GUEST, type Viewer } from '@/server/viewer.ts'
import { findAccount, findAdministrator, findGuest, type MailAccount } from './person-store.ts'

/** The sender, with the address of our mail. */
export type Person = { email: string; language: string; viewer: Viewer; mayBe: readonly string[] }

/**
 * Undefined when the conversation or the account is gone. For the administrator, whoever reads the
 * site's address or is an administrator; the message gets the name of an administrator's account.
 */
export async function findPerson(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  target: ReplyTarget,
  from: string | null,
): Promise<Person | undefined> {
  if (target.kind === 'guest') {
    const guest = await findGuest(db, target.id)
    return guest?.email ? toPerson(guest.email, guest.language_code, GUEST) : undefined
  }
  if (target.sideId === null) {
    const { company_email, default_language } = await settings.read()
    const account = await findAdministrator(db, from ?? '')
    if (!account || !company_email) return undefined
    const person = toPerson(company_email, default_language, member(account))
    return {
      ...person,
      mayBe: [...person.mayBe, ...(account.email ? [toEmailKey(account.email)] : [])],
    }
  }
  const account = await findAccount(db, target.sideId)
  if (!account?.is_active) return undefined
  // Since then a member became an administrator, whose conversations are others.
  if (account.is_admin && target.kind === 'chat') return undefined
  const email = account.email ?? (await addressOfInquiry(db, target))
  return email ? toPerson(email, account.language_code, member(account)) : undefined
}

/** Viewings are mailed to it where the account has no address. */
async function addressOfInquiry(db: Deps['db'], target: ReplyTarget): Promise<string | null> {
  return target.kind === 'inquiry' ? ((await findGuest(db, target.id))?.email ?? null) : null
}

function toPerson(email: string, language: string, viewer: Viewer): Person {
  return { email, language, viewer, mayBe: [toEmailKey(email)] }
}

/** No sign-in: the signed address of the mail stands for it. It speaks for the site, or for a member. */
function member({ id, is_admin }: MailAccount): Viewer {
  const role = is_admin ? 'administrator' : null
  return { kind: 'member', id, role, withheldRole: null, tokenId: 0 }
}
