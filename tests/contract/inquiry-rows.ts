import { openedForm } from '@/tests/support/inquiries.ts'
import {
  type Answers,
  type Ask,
  MEMBERS,
  OWNER_ALONE,
  type PermissionRow,
  row,
} from './permission-row.ts'
import type { Scene } from './permission-scene.ts'

const ANYBODY: Answers = [200, 200, 200, 200, 200, 200]
const NOT_THE_OWNER: Answers = [200, 200, 403, 200, 403, 200]
const NOT_THERE: Answers = [404, 404, 404, 404, 403, 404]
/** A visitor cannot name one by number. */
const OF_MEMBERS: Answers = [401, 404, 404, 404, 403, 404]
const OF_SENDERS: Answers = [401, 200, 200, 200, 403, 200]
const NO_LINK = { token: 'not-a-token-of-a-mail' }
const WITHOUT_MAIL = 'without the token of its mail'

const about =
  (subject: (scene: Scene) => object): Ask =>
  (scene) => ({
    body: {
      ...subject(scene),
      name: 'Ada',
      email: scene.email,
      message: 'Is it free?',
      consent: 1,
      form_token: openedForm(),
    },
  })

/** An inquiry to somebody, sent by the caller or by a visitor. */
async function asked(
  { db, self }: Scene,
  { owner, isOwn }: { owner: number; isOwn: boolean },
): Promise<number> {
  await db.deleteFrom('inquiry').execute()
  const at = new Date('2026-06-15T12:00:00Z')
  const { id } = await db
    .insertInto('inquiry')
    .values({
      owner_id: owner,
      about: 'agent',
      title: 'Olga',
      account_id: isOwn && self ? self.id : null,
      name: 'Ada',
      email: 'ada@example.org',
      language_code: 'en',
      origin: 'http://localhost',
      consented_at: at,
      created_at: at,
      last_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const lead =
  (more: object = {}): Ask =>
  async (scene) => ({
    path: { id: await asked(scene, { owner: scene.ownerId, isOwn: false }) },
    ...more,
  })

const sent =
  (isOwn: boolean): Ask =>
  async (scene) => ({
    query: { id: await asked(scene, { owner: scene.stranger.id, isOwn }) },
  })

const written =
  (isOwn: boolean): Ask =>
  async (scene) => {
    const id = await asked(scene, { owner: scene.stranger.id, isOwn })
    return { body: { id, message: 'Hello?' } }
  }

async function template(
  { db, self, stranger }: Scene,
  of: 'self' | 'stranger',
): Promise<{ id: number }> {
  const account_id = of === 'self' && self ? self.id : stranger.id
  const at = new Date('2026-06-15T12:00:00Z')
  return db
    .insertInto('reply_template')
    .values({ account_id, name: 'Thanks', text: 'Thank you.', created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
}

const TEXT = { name: 'Thanks', text: 'Thank you.' }
const ofTemplate =
  (of: 'self' | 'stranger', more: object = {}): Ask =>
  async (scene) => ({ path: await template(scene, of), ...more })

const proven: Ask = async ({ db, self, email }) => {
  if (!self) return {}
  const proof = { email, is_email_verified: true, login_type: 0 }
  await db.updateTable('account').set(proof).where('id', '=', self.id).execute()
  return {}
}

/** Inquiries, between sender and owner only. */
export const INQUIRIES: readonly PermissionRow[] = [
  row('getInquiryForm', ANYBODY),
  row(
    'sendInquiry',
    NOT_THE_OWNER,
    about(({ house }) => ({ property_id: house.id })),
    'about a home',
  ),
  row(
    'sendInquiry',
    NOT_THE_OWNER,
    about(({ project }) => ({ project_id: project.id })),
    'about a project',
  ),
  row(
    'sendInquiry',
    NOT_THERE,
    about(() => ({ property_id: 999_999 })),
    'about a home that is not there',
  ),
  row('getSentInquiries', MEMBERS),
  row('adoptInquiries', MEMBERS, proven, 'with a proven address'),
  row('getInquiry', OF_SENDERS, sent(true), 'of one’s own'),
  row('getInquiry', OF_MEMBERS, sent(false), 'of somebody else'),
  row('getInquiry', NOT_THERE, () => ({ query: NO_LINK }), WITHOUT_MAIL),
  row('writeToInquiry', OF_SENDERS, written(true), 'of one’s own'),
  row('writeToInquiry', OF_MEMBERS, written(false), 'of somebody else'),
  row('writeToInquiry', NOT_THERE, () => ({ body: { ...NO_LINK, message: 'x' } }), WITHOUT_MAIL),
  row('getLeads', MEMBERS),
  row('getLead', OWNER_ALONE, lead()),
  row('answerLead', OWNER_ALONE, lead({ body: { message: 'Yes.' } })),
  row('changeLeadState', OWNER_ALONE, lead({ body: { state: 'closed' } })),
  row('getReplyTemplates', MEMBERS),
  row('createReplyTemplate', MEMBERS, () => ({ body: TEXT })),
  row('changeReplyTemplate', MEMBERS, ofTemplate('self', { body: TEXT }), 'of one’s own'),
  row(
    'changeReplyTemplate',
    OF_MEMBERS,
    ofTemplate('stranger', { body: TEXT }),
    'of somebody else',
  ),
  row('deleteReplyTemplate', MEMBERS, ofTemplate('self'), 'of one’s own'),
  row('deleteReplyTemplate', OF_MEMBERS, ofTemplate('stranger'), 'of somebody else'),
]
