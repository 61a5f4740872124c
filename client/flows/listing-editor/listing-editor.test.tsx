import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { createQueryClient } from '@/client/api/calls/query-client.ts'
import { keepDeviceDraft, listDeviceDrafts } from '@/client/state/device/draft-store.ts'
import { forgetPerson } from '@/client/state/device/forget-person.ts'
import { noProperty } from '@/domain/listing/property-post.ts'
import { saveOnLeaving } from './editor-draft.ts'
import { type ListingEditorOptions, listingEditor } from './listing-editor.ts'

const ANA = 5
const DRAFT = '0190c0de-7b1e-7cc3-98c4-dc0c0c07398f'
const HELD = { id: DRAFT, kind: 'property', listing: null, content: { title: 'Here' } } as const
const posted = { id: 9, slug_id: 'loft', title: 'Loft', request_status: 'pending' }

/** Drafts of the provider, by id; saves and posts are answered when the test says so. */
function provider() {
  const drafts = new Map<string, unknown>()
  const saves: (() => void)[] = []
  const posts: Pick<PromiseWithResolvers<unknown>, 'resolve' | 'reject'>[] = []
  const post = () => new Promise((resolve, reject) => posts.push({ resolve, reject }))
  const http: unknown = {
    GET: async (path: string, { params }: { params: { path?: { id: string } } }) => {
      if (path === '/get_categories') return { data: { total: 0, data: [] } }
      const draft = drafts.get(params.path?.id ?? '')
      if (!draft) throw new ApiError('notFound', { message: '' })
      return { data: { data: draft } }
    },
    PUT: (_: string, { params, body }: { params: { path: { id: string } }; body: object }) =>
      new Promise((answer) => {
        saves.push(() => {
          drafts.set(params.path.id, body)
          const data = { revision: 1, updated_at: '2026-05-04T08:30:00.000000Z' }
          answer({ data: { error: false, message: '', data } })
        })
      }),
    POST: post,
    DELETE: async (_: string, { params }: { params: { path: { id: string } } }) => {
      drafts.delete(params.path.id)
      return { data: { error: false, message: '' } }
    },
  }
  return { drafts, saves, posts, client: { http, language: 'en', viewer: ANA } as ApiClient }
}

test('does not restore the draft when a save ends after publishing', async () => {
  const { drafts, saves, posts, client } = provider()
  const form = listingEditor(options(client))
  const actor = createActor(form.provide({ delays: { pause: 0 } })).start()
  await waitFor(actor, (state) => state.matches('working'))
  const content = { title: 'Loft' }
  const files = { isArriving: false, stopped: [] }
  const pressed = { type: 'publish.requested', content, faults: {}, files } as const
  actor.send(pressed)
  await vi.waitFor(() => expect(posts).toHaveLength(1))
  actor.send({ type: 'draft.changed', content })
  await vi.waitFor(() => expect(saves).toHaveLength(1))
  posts[0]?.resolve({ data: { error: false, message: '', data: [posted] } })
  saves[0]?.()
  await waitFor(actor, (state) => state.status === 'done')
  expect(drafts.size).toBe(0)
  expect(await listDeviceDrafts(ANA, 'property')).toEqual([])
})

test('saves the last change on the device, but not after signing out', async () => {
  const draft = { viewer: ANA, draft: DRAFT, kind: 'property', listing: null } as const
  const written = { content: { title: 'Loft' }, revision: 3, isAwaited: true }
  await saveOnLeaving(draft, { ...written, isPageGoing: true })
  const later = { content: { title: 'Loft by the mill' }, revision: 3, isAwaited: false }
  await saveOnLeaving(draft, { ...later, isPageGoing: false })
  const [kept] = await listDeviceDrafts(ANA, 'property')
  expect(kept).toMatchObject({ ...later, id: DRAFT, isAhead: true })

  await forgetPerson(ANA)
  await saveOnLeaving(draft, { ...later, isPageGoing: false })
  expect(await listDeviceDrafts(ANA, 'property')).toEqual([])
})

test('keeps newer text when an older save arrives', async () => {
  const { saves, client } = provider()
  const form = listingEditor(options(client))
  const actor = createActor(form.provide({ delays: { pause: 0 } })).start()
  await waitFor(actor, (state) => state.matches('working'))
  actor.send({ type: 'draft.changed', content: { title: 'Loft' } })
  await vi.waitFor(() => expect(saves).toHaveLength(1))
  const at = Date.now()
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(at))
  const draft = { viewer: ANA, draft: DRAFT, kind: 'property', listing: null } as const
  const content = { title: 'Loft by the mill' }
  await saveOnLeaving(draft, { content, revision: 0, isAwaited: false, isPageGoing: true })
  saves[0]?.()
  await waitFor(actor, (state) => state.context.kept === 'server')
  const [kept] = await listDeviceDrafts(ANA, 'property')
  expect(kept).toMatchObject({ content, revision: 1, isAhead: true })
})

test('discards a draft deleted at the provider and restores one that was never there', async () => {
  const { client } = provider()
  const opened = async (revision: number) => {
    await keepDeviceDraft(ANA, { ...HELD, revision, isAhead: revision === 0, changedAt: 1 })
    const actor = createActor(listingEditor({ ...options(client), mayExist: true })).start()
    const { context } = await waitFor(actor, (state) => state.matches('working'))
    return context.content.title
  }
  expect([await opened(0), await opened(3)]).toEqual(['Here', ''])
  expect(await listDeviceDrafts(ANA, 'property')).toEqual([])
})

test('a page that is left while it publishes keeps no draft', async () => {
  const { client, drafts, posts } = provider()
  await keepDeviceDraft(ANA, { ...HELD, revision: 0, isAhead: true, changedAt: 1 })
  const actor = createActor(listingEditor({ ...options(client), mayExist: true })).start()
  await waitFor(actor, (state) => state.matches('working'))
  const files = { isArriving: false, stopped: [] }
  actor.send({ type: 'publish.requested', content: HELD.content, faults: {}, files })
  await vi.waitFor(() => expect(posts).toHaveLength(1))
  drafts.set(DRAFT, HELD.content)
  actor.stop()
  posts[0]?.resolve({ data: { error: false, message: '', data: [posted] } })
  await vi.waitFor(() => expect(drafts.size).toBe(0))
  expect(await listDeviceDrafts(ANA, 'property')).toEqual([])
})

test('restores a wait for files unless another device changed the draft', async () => {
  const { client, drafts } = provider()
  const isAwaited = async (revision: number) => {
    drafts.set(DRAFT, {
      content: HELD.content,
      revision,
      updated_at: '2026-05-04T08:30:00.000000Z',
    })
    const row = { ...HELD, revision: 2, isAhead: false, isAwaited: true, changedAt: 1 }
    await keepDeviceDraft(ANA, row)
    const actor = createActor(listingEditor({ ...options(client), mayExist: true })).start()
    const { context } = await waitFor(actor, (state) => state.matches('working'))
    actor.stop()
    return context.isAwaited
  }
  expect([await isAwaited(2), await isAwaited(3)]).toEqual([true, false])
  await forgetPerson(ANA)
})

test('invalidates package checks after the provider refuses to publish', async () => {
  const { client, posts } = provider()
  const queries = createQueryClient()
  const told = ['subscriptions', 'check', {}]
  queries.setQueryData(told, { limit_available: true })
  const refusal = new ApiError('packageRefused', { message: '', key: 'packageRefused' })
  const actor = createActor(listingEditor({ ...options(client), queries })).start()
  await waitFor(actor, (state) => state.matches('working'))
  const files = { isArriving: false, stopped: [] }
  actor.send({ type: 'publish.requested', content: {}, faults: {}, files })
  await vi.waitFor(() => expect(posts).toHaveLength(1))
  posts[0]?.reject(refusal)
  const barred = { working: { posting: 'barred' } } as const
  const { context } = await waitFor(actor, (state) => state.matches(barred))
  expect(queries.getQueryState(told)?.isInvalidated).toBe(true)
  expect(context.failure).toBe(refusal)
})

function options(client: ApiClient): ListingEditorOptions<'property'> {
  return {
    client,
    queries: createQueryClient(),
    viewer: ANA,
    kind: 'property',
    draft: DRAFT,
    stored: null,
    start: noProperty,
    mayExist: false,
    keepsOnServer: true,
    hasOwnListings: false,
    takesUploads: true,
  }
}
