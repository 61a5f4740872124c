import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Reply } from './killed-provider.ts'
import type { PostingFixture } from './posting-fixture.ts'

/** How a listing is sent: files beforehand in pieces, or all of it in one form. */
export type Way = { kind: 'property' | 'project'; by: 'uploads' | 'form' }

export type Sent = Way & {
  draftId: string
  accountId: number
  /** The revision of the draft that was answered last; 0 before. */
  keptRevision: number
  /** The number of the listing, once it was answered. */
  id: number | null
  /** SHA-256 of the document. */
  document: string
}

/** What all that list have in common, as it is found out. */
export type Journal = {
  sent: Sent[]
  /** Requests that a kill broke off, by what they were for. */
  brokenOff: Record<'upload' | 'draft' | 'post', number>
  /** Uploads that went on from where they were. */
  resumed: number
  /** What was answered otherwise than it should have been. */
  wrong: string[]
}

export const newJournal = (): Journal => ({
  sent: [],
  brokenOff: { upload: 0, draft: 0, post: 0 },
  resumed: 0,
  wrong: [],
})

type Member = {
  fixture: PostingFixture
  person: PostingFixture['people'][number]
  journal: Journal
  way: Way
  photos: readonly Uint8Array<ArrayBuffer>[]
}

/** Lists one after the other until it is over; what is begun is finished. */
export async function keepListing(member: Member, isOver: () => boolean): Promise<void> {
  while (!isOver()) await list(member)
}

async function list(member: Member): Promise<void> {
  const { way, person, journal, photos } = member
  const paper = new TextEncoder().encode(randomBytes(PAPER_BYTES).toString('hex'))
  const sent: Sent = {
    ...way,
    draftId: randomUUID(),
    accountId: person.id,
    keptRevision: 0,
    id: null,
    document: createHash('sha256').update(paper).digest('hex'),
  }
  journal.sent.push(sent)
  await keepDraft(member, sent, [])
  if (way.by === 'form') {
    await post(member, sent, () => formOf(member, sent, paper))
    return
  }
  const uploads: string[] = []
  for (const photo of photos) uploads.push(await upload(member, photo, 'photo'))
  uploads.push(await upload(member, paper, 'document'))
  await keepDraft(member, sent, uploads)
  await post(member, sent, () => bodyOf(member, sent, uploads))
}

const PAPER_BYTES = 40_000
const TRIES = 25

/** Asks again whenever the answer was lost, as a page does; what is wrong is noted. */
async function insist(
  { fixture, person, journal }: Member,
  what: keyof Journal['brokenOff'],
  request: () => {
    path: string
    method: string
    headers?: Record<string, string>
    body?: BodyInit
  },
): Promise<Reply> {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const { path, method, headers, body } = request()
    const reply = await fixture.ask(`/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${person.token}`, ...headers },
      ...(body === undefined ? {} : { body }),
    })
    if (reply) return reply
    journal.brokenOff[what] += 1
  }
  throw new Error(`${what}: no answer in ${TRIES} tries`)
}

function expectStatus({ journal }: Member, reply: Reply, status: number, what: string): void {
  if (reply.status !== status) journal.wrong.push(`${what}: ${reply.status} ${reply.body}`)
}

async function keepDraft(member: Member, sent: Sent, uploads: string[]): Promise<void> {
  const { kind, draftId, keptRevision: revision } = sent
  const reply = await insist(member, 'draft', () => ({
    path: `ext/drafts/${draftId}`,
    method: 'PUT',
    ...json({ kind, revision, content: { title: draftId, uploads } }),
  }))
  expectStatus(member, reply, 200, 'draft')
  sent.keptRevision = revision + 1
}

async function post(
  member: Member,
  sent: Sent,
  message: () => { headers?: Record<string, string>; body: BodyInit },
): Promise<void> {
  const path = sent.kind === 'property' ? 'post_property' : 'post_project'
  const ask = () => insist(member, 'post', () => ({ path, method: 'POST', ...message() }))
  for (const what of ['post', 'the same post again']) {
    const reply = await ask()
    expectStatus(member, reply, 200, what)
    const [listing] = reply.status === 200 ? JSON.parse(String(reply.body)).data : []
    if (sent.id !== null && listing?.id !== sent.id) member.journal.wrong.push(`${what}: another`)
    sent.id = listing?.id ?? null
  }
}

const json = (value: object) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})

function wordsOf({ fixture, way }: Member, { draftId }: Sent) {
  const place = { city: 'Hamburg', state: 'Hamburg', country: 'Germany' }
  const common = { title: 'Killed in the middle', description: 'And there all the same.', ...place }
  const own =
    way.kind === 'property'
      ? { address: '8 Saltworks Quay', property_type: 0, price: 385_000 }
      : { location: '8 Saltworks Quay' }
  const position = { latitude: 53.5436, longitude: 9.9664 }
  return { ...common, ...own, ...position, category_id: fixture.categoryId, draft_id: draftId }
}

function bodyOf(member: Member, sent: Sent, uploads: readonly string[]) {
  const pictures = uploads.slice(0, -1).map((id, n) => ({ upload: id, alt: `View ${n}` }))
  const facilities = [{ facility_id: member.fixture.facilityId, distance: 0.4 }]
  return json({
    ...wordsOf(member, sent),
    ...(sent.kind === 'property' ? { facilities } : {}),
    pictures,
    document_files: uploads.slice(-1).map((id) => ({ upload: id })),
  })
}

function formOf(member: Member, sent: Sent, paper: Uint8Array<ArrayBuffer>): { body: FormData } {
  const body = new FormData()
  for (const [name, value] of Object.entries(wordsOf(member, sent))) body.set(name, String(value))
  const [main, ...gallery] = member.photos.map(
    (photo, n) => new File([photo], `view-${n}.jpg`, { type: 'image/jpeg' }),
  )
  if (main) body.set(sent.kind === 'property' ? 'title_image' : 'image', main)
  for (const [n, photo] of gallery.entries()) body.set(`gallery_images[${n}]`, photo)
  body.set('documents[0]', new File([paper], 'plans.txt', { type: 'text/plain' }))
  if (sent.kind === 'property') {
    body.set('facilities[0][facility_id]', String(member.fixture.facilityId))
    body.set('facilities[0][distance]', '0.4')
  }
  return { body }
}

const TUS = { 'tus-resumable': '1.0.0' }
const PIECES = 3

/** Sends a file in pieces and goes on where the provider says it is; the id of what is ready. */
async function upload(
  member: Member,
  file: Uint8Array<ArrayBuffer>,
  purpose: 'photo' | 'document',
): Promise<string> {
  const path = await begin(member, file, purpose)
  const piece = Math.ceil(file.length / PIECES)
  for (let offset = 0; offset < file.length; ) {
    const from = offset
    const reply = await member.fixture.ask(`/api/${path}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${member.person.token}`,
        ...TUS,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(from),
      },
      body: file.slice(from, from + piece),
    })
    offset = reply ? offsetOf(member, reply, 204) : await offsetAfterKill(member, path)
    if (offset < from || Number.isNaN(offset)) {
      throw new Error(`${purpose}: ${offset} bytes are there of ${from} that were`)
    }
  }
  const state = await insist(member, 'upload', () => ({ path: `${path}/state`, method: 'GET' }))
  const { data } = JSON.parse(String(state.body))
  if (data?.status !== 'ready') member.journal.wrong.push(`${purpose}: ${state.body}`)
  return path.slice(path.lastIndexOf('/') + 1)
}

async function begin(member: Member, file: Uint8Array, purpose: string): Promise<string> {
  const reply = await insist(member, 'upload', () => ({
    path: 'ext/uploads',
    method: 'POST',
    headers: {
      ...TUS,
      'upload-length': String(file.length),
      'upload-metadata': `filename ${btoa('plans.txt')},purpose ${btoa(purpose)}`,
    },
  }))
  expectStatus(member, reply, 201, 'upload')
  return reply.headers.get('location')?.replace('/api/', '') ?? ''
}

async function offsetAfterKill(member: Member, path: string): Promise<number> {
  const { journal } = member
  journal.brokenOff.upload += 1
  const reply = await insist(member, 'upload', () => ({ path, method: 'HEAD', headers: TUS }))
  const offset = offsetOf(member, reply, 200)
  if (offset > 0) journal.resumed += 1
  return offset
}

function offsetOf(member: Member, reply: Reply, status: number): number {
  expectStatus(member, reply, status, 'piece')
  return Number(reply.headers.get('upload-offset') ?? Number.NaN)
}
