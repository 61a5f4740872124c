import type { Answers, PermissionRow } from './permission-row.ts'
import type { Scene } from './permission-scene.ts'

/** Statuses of people who are signed in, whoever they are. */
function membersGet(status: number): Answers {
  return [401, status, status, status, 403, status]
}

function everybodyGets(status: number): Answers {
  return [status, status, status, status, status, status]
}

const BYTES = 5
const DRAFT = '0190c0de-7b1e-7cc3-98c4-dc0c0c07398f'
const TUS = { 'tus-resumable': '1.0.0' }
const AT_END = { ...TUS, 'upload-offset': String(BYTES) }
/** A photo by the name of a.jpg. */
const NEW = {
  ...TUS,
  'upload-length': String(BYTES),
  'upload-metadata': 'filename YS5qcGc=,purpose cGhvdG8=',
}

/** A finished upload and a draft of somebody's, by the same number. */
async function left({ db, self, stranger }: Scene, of: 'self' | 'stranger'): Promise<string> {
  const account_id = of === 'self' && self ? self.id : stranger.id
  const at = new Date('2026-06-15T12:00:00Z')
  await db.deleteFrom('upload').execute()
  await db.deleteFrom('listing_draft').execute()
  await db
    .insertInto('upload')
    .values({
      id: DRAFT,
      account_id,
      purpose: 'document',
      name: 'a.pdf',
      bytes: BYTES,
      status: 'refused',
      refusal: 'wrongKind',
      created_at: at,
      expires_at: at,
    })
    .execute()
  await db
    .insertInto('listing_draft')
    .values({
      id: DRAFT,
      account_id,
      kind: 'property',
      content: '{}',
      created_at: at,
      updated_at: at,
    })
    .execute()
  return DRAFT
}

type Kept = Pick<PermissionRow, 'id'> & {
  done: number
  headers?: Record<string, string>
  body?: object
}

/** What is answered of one's own, and of a stranger's: that is not found. */
function ownAndForeign({ id, done, headers, body }: Kept): PermissionRow[] {
  const ask = (of: 'self' | 'stranger') => async (scene: Scene) => ({
    path: { id: await left(scene, of) },
    ...(headers ? { headers } : {}),
    ...(body ? { body } : {}),
  })
  return [
    { id, of: 'of one’s own', answers: membersGet(done), ask: ask('self') },
    { id, of: 'of somebody else', answers: membersGet(404), ask: ask('stranger') },
  ]
}

const CHANGE = { kind: 'property', content: {}, revision: 1 }

/** Files on their way, drafts, and private files. */
export const UPLOADS: readonly PermissionRow[] = [
  { id: 'createUpload', of: '', answers: membersGet(201), ask: () => ({ headers: NEW }) },
  ...ownAndForeign({ id: 'findUploadOffset', done: 200, headers: TUS }),
  ...ownAndForeign({ id: 'receiveUpload', done: 204, headers: AT_END }),
  ...ownAndForeign({ id: 'getUpload', done: 200 }),
  ...ownAndForeign({ id: 'removeUpload', done: 204, headers: TUS }),
  { id: 'getDrafts', of: '', answers: membersGet(200), ask: () => ({}) },
  ...ownAndForeign({ id: 'getDraft', done: 200 }),
  ...ownAndForeign({ id: 'saveDraft', done: 200, body: CHANGE }),
  {
    id: 'deleteDraft',
    of: '',
    answers: membersGet(200),
    ask: async (scene) => ({ path: { id: await left(scene, 'self') } }),
  },
  {
    id: 'getPrivateFile',
    of: 'by an address that was given out',
    answers: everybodyGets(200),
    ask: ({ privateAddress: { key, ...query } }) => ({ path: { key }, query }),
  },
  {
    id: 'getPrivateFile',
    of: 'by its key alone',
    answers: everybodyGets(404),
    ask: ({ privateAddress: { key, until } }) => ({
      path: { key },
      query: { until, signature: 'guessed' },
    }),
  },
]
