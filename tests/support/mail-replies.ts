import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { createServer } from '@/server/app.ts'
import { chatHandlers } from '@/server/modules/chat/handlers.ts'
import { readMailbox } from '@/server/modules/incoming-mail/jobs.ts'
import { inquiriesHandlers } from '@/server/modules/inquiries/handlers.ts'
import { leadHandlers } from '@/server/modules/inquiries/lead-handlers.ts'
import { sendChatMessage } from '@/server/modules/notifications/chat-message.ts'
import { viewingsHandlers } from '@/server/modules/viewings/handlers.ts'
import { sendViewingMessage } from '@/server/modules/viewings/messages.ts'
import { publishedListing } from './builders/listings.ts'
import { setting } from './builders/settings.ts'
import { hear, say } from './chat.ts'
import { testDeps } from './deps.ts'
import { askAsGuest } from './inquiries.ts'
import { type MemoryMail, memoryMailbox } from './mailbox.ts'
import { signedIn } from './members.ts'

export const ANSWERS = 'answers@homes.example.org'
export const OLGA = 'olga@example.org'
export const GUS = 'gus@example.org'
export const ADA = 'ada@example.org'
export const OFFICE = 'office@homes.example.org'

/** Two members, a listing of Olga's, and a mailbox for answers. */
export async function openMailFixture(
  db: Kysely<DB>,
  config: { replyAddress?: string } = { replyAddress: ANSWERS },
) {
  const box = memoryMailbox()
  const publicUrl = 'https://homes.example.org'
  const deps = testDeps({ db, mailbox: box.mailbox, config: { publicUrl, ...config } })
  const app = createServer(deps, {
    ...chatHandlers,
    ...inquiriesHandlers,
    ...leadHandlers,
    ...viewingsHandlers,
  })
  await setting(db, { company_email: OFFICE, admin_name: 'Office' })
  const owner = await signedIn(db, { name: 'Olga' })
  const guest = await signedIn(db, { name: 'Gus' })
  await sql`update account set created_at = '2025-01-01', email = lower(name) || '@example.org'`.execute(
    db,
  )
  const { id: about } = await publishedListing(db, { ownerId: owner.id, title: 'Mill' })
  const toOwner = { from: guest, to: owner.id, about }
  const toGuest = { from: owner, to: guest.id, about }
  /** Runs waiting jobs; answers the mails. */
  const post = async () => {
    for (const { name, data } of deps.enqueued.splice(0)) {
      const job = Object(data)
      if (name === 'chat.message') await sendChatMessage(deps, job)
      if (name === 'viewing.message') await sendViewingMessage(deps, job)
      if (name === 'mail.send') await deps.mail.send(job)
    }
    return deps.sent.splice(0)
  }
  const read = () => readMailbox(deps, new AbortController().signal)
  const receive = (...mails: MemoryMail[]) => {
    for (const mail of mails) box.put(mail)
    return read()
  }
  const texts = async () => (await hear(app, toOwner)).texts.toReversed()
  return { deps, app, box, owner, guest, about, toOwner, toGuest, post, read, receive, texts }
}
export type MailFixture = Awaited<ReturnType<typeof openMailFixture>>

/** Ada asks without account; answers the addresses that the owner and she answer to. */
export async function asked(
  { app, post, about }: MailFixture,
  body: object = { property_id: about },
) {
  await askAsGuest(app, { name: 'Ada', email: ADA, consent: 1, message: 'Is it free?', ...body })
  const mails = await post()
  const at = (address: string) => mails.find(({ to }) => to === address)?.replyTo ?? ''
  return { mails, ofOwner: at(OLGA) || at(OFFICE), ofAda: at(ADA) }
}

/** Gus writes; answers the address that the owner answers to. */
export async function told({ app, post, toOwner }: MailFixture, text = 'Is it free?') {
  await say(app, toOwner, text)
  return (await post())[0]?.replyTo ?? ''
}
