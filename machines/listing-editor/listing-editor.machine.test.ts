import { describe, expect, test, vi } from 'vitest'
import { type AnyStateMachine, createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { listingEditorMachine } from './listing-editor.machine.ts'
import {
  type DraftContent,
  type DraftSaved,
  type DraftSaving,
  type LikelyDuplicate,
  type OpenedDraft,
  OvertakenError,
  PostBarred,
  PostFieldsRefused,
  type Publication,
  type Published,
} from './listing-editor.types.ts'

const savedAt = '2026-05-04T08:30:00.000Z'
const opened: OpenedDraft = {
  content: { title: 'Flat' },
  revision: 3,
  kept: 'server',
  savedAt,
  otherDraft: null,
  isAwaited: false,
}
const listed: Published = { id: 7, slug: 'flat', title: 'Flat', status: 'inReview' }
const twin: LikelyDuplicate = {
  id: 2,
  slug: 'twin',
  title: 'Twin',
  isOwn: true,
  alike: ['photo'],
  picture: '',
  place: '',
}
const other = { of: 'draft', content: { title: 'House' }, revision: 5 } as const
const files = { isArriving: false, stopped: [] }
const arriving = { isArriving: true, stopped: [] }
const stopped = { isArriving: true, stopped: [{ field: 'pictures', name: 'hall.jpg' }] }
const whole = { type: 'publish.requested', content: { title: 'Loft' }, faults: {}, files } as const

describe('a draft', () => {
  test('opens as it was left', async () => {
    const { actor } = await working()
    expect(actor.getSnapshot().context).toMatchObject(opened)
  })

  test('is not overwritten when it cannot be read, and can be opened again', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve(opened)]
    const { actor } = start({ open: () => answers.shift() ?? Promise.resolve(opened) })
    await waitFor(actor, (state) => state.matches('openFailed'))
    actor.send({ type: 'form.retried' })
    await waitFor(actor, (state) => state.matches('working'))
  })

  test('is saved once after a pause, with the latest text', async () => {
    const { actor, keep } = await working()
    for (const title of ['L', 'Lo', 'Loft'])
      actor.send({ type: 'draft.changed', content: { title } })
    await waitFor(actor, (state) => state.context.revision === 4)
    expect(keep.mock.calls).toEqual([
      [{ content: { title: 'Loft' }, revision: 3, isAwaited: false }],
    ])
    expect(actor.getSnapshot().context).toMatchObject({ kept: 'server', revision: 4 })
  })

  test('is saved at once when it names a new file', async () => {
    const { actor, keep } = await working()
    const content = { title: 'Flat', pictures: [{ key: 'a1' }] }
    actor.send({ type: 'draft.changed', content })
    expect(actor.getSnapshot().value).toMatchObject({ working: { keeping: 'saving' } })
    await waitFor(actor, (state) => state.context.revision === 4)
    const sent = { ...content, pictures: [{ key: 'a1', upload: 'u1' }] }
    actor.send({ type: 'draft.changed', content: sent })
    expect(actor.getSnapshot().value).toMatchObject({ working: { keeping: 'waiting' } })
    expect(keep).toHaveBeenCalledTimes(1)
  })

  test('is saved again when it changes during a save', async () => {
    let answer = (_: DraftSaved) => {}
    const { actor, keep } = await working({
      keep: ({ revision }) =>
        revision === 3
          ? new Promise((resolve) => {
              answer = resolve
            })
          : Promise.resolve({ kept: 'server', revision: revision + 1, savedAt }),
    })
    actor.send({ type: 'draft.changed', content: { title: 'One' } })
    await waitFor(actor, (state) => state.matches({ working: { keeping: 'saving' } }))
    actor.send({ type: 'draft.changed', content: { title: 'Two' } })
    expect(keep).toHaveBeenCalledTimes(1)
    answer({ kept: 'server', revision: 4, savedAt })
    await waitFor(actor, (state) => state.context.revision === 5)
    expect(keep).toHaveBeenLastCalledWith({
      content: { title: 'Two' },
      revision: 4,
      isAwaited: false,
    })
  })

  test('is reported as unsaved, and saved on retry', async () => {
    const answers: DraftSaved[] = [{ kept: 'unsaved', revision: 3, savedAt }]
    const { actor } = await working({
      keep: async () => answers.shift() ?? { kept: 'device', revision: 3, savedAt },
    })
    actor.send({ type: 'draft.changed', content: {} })
    await waitFor(actor, (state) => state.context.kept === 'unsaved')
    actor.send({ type: 'draft.retried' })
    await waitFor(actor, (state) => state.context.kept === 'device')
  })

  test('changed on another device is not overwritten until a version is chosen', async () => {
    let isFirst = true
    const { actor, keep } = await working({
      keep: async ({ revision }) => {
        if (!isFirst) return { kept: 'server', revision: revision + 1, savedAt }
        isFirst = false
        throw new OvertakenError(other)
      },
    })
    actor.send({ type: 'draft.changed', content: { title: 'Mine' } })
    await waitFor(actor, (state) => state.context.otherDraft !== null)
    actor.send({ type: 'draft.changed', content: { title: 'Mine too' } })
    expect(actor.getSnapshot().value).toMatchObject({ working: { keeping: 'forked' } })
    actor.send({ type: 'draftVersion.selected', content: { title: 'Both' }, revision: 5 })
    await waitFor(actor, (state) => state.context.revision === 6)
    expect(keep).toHaveBeenLastCalledWith({
      content: { title: 'Both' },
      revision: 5,
      isAwaited: false,
    })
    expect(actor.getSnapshot().context.otherDraft).toBe(null)
  })

  test('with two versions asks at once which to keep', async () => {
    const { actor } = await working({ open: async () => ({ ...opened, otherDraft: other }) })
    expect(actor.getSnapshot().value).toMatchObject({ working: { keeping: 'forked' } })
  })
})

describe('publishing', () => {
  test('happens once for two clicks', async () => {
    const { actor, publish } = await working()
    actor.send(whole)
    actor.send(whole)
    const done = await waitFor(actor, (state) => state.status === 'done')
    expect([publish.mock.calls, done.output]).toEqual([
      [[{ content: { title: 'Loft' }, base: null }]],
      listed,
    ])
  })

  test('waits until missing fields are completed', async () => {
    const { actor, publish } = await working()
    actor.send({ ...whole, faults: { title: 'titleRequired' } })
    expect(actor.getSnapshot().context.reasons).toEqual({ title: 'titleRequired' })
    expect(publish).not.toHaveBeenCalled()
    actor.send(whole)
    await waitFor(actor, (state) => state.status === 'done')
  })

  test('waits for uploads and continues with the latest content', async () => {
    const { actor, publish } = await working()
    actor.send({ ...whole, files: arriving })
    expect(actor.getSnapshot().value).toMatchObject({ working: { posting: 'awaitingFiles' } })
    actor.send({ type: 'draft.changed', content: { title: 'Loft now' } })
    expect(publish).not.toHaveBeenCalled()
    actor.send({ ...whole, type: 'files.settled', content: { title: 'Loft now' } })
    await waitFor(actor, (state) => state.status === 'done')
    expect(publish.mock.calls).toEqual([[{ content: { title: 'Loft now' }, base: null }]])
  })

  test('can be canceled while it waits for uploads', async () => {
    const { actor, publish } = await working()
    actor.send({ ...whole, files: arriving })
    actor.send({ type: 'publish.canceled' })
    actor.send({ ...whole, type: 'files.settled' })
    expect(actor.getSnapshot().value).toMatchObject({ working: { posting: 'editing' } })
    expect(publish).not.toHaveBeenCalled()
  })

  test('saves its wait for uploads with the draft and resumes it when opened', async () => {
    const first = await working()
    first.actor.send({ ...whole, files: arriving })
    await waitFor(first.actor, (state) => state.context.revision === 4)
    expect(first.keep).toHaveBeenLastCalledWith(expect.objectContaining({ isAwaited: true }))
    first.actor.send({ type: 'publish.canceled' })
    await waitFor(first.actor, (state) => state.context.revision === 5)
    expect(first.keep).toHaveBeenLastCalledWith(expect.objectContaining({ isAwaited: false }))

    const second = await working({ open: async () => ({ ...opened, isAwaited: true }) })
    expect(second.actor.getSnapshot().value).toMatchObject({
      working: { posting: 'awaitingFiles' },
    })
    second.actor.send({ ...whole, type: 'files.settled' })
    await waitFor(second.actor, (state) => state.status === 'done')
    expect(second.publish).toHaveBeenCalledTimes(1)
  })

  test('stops at a failed upload and names the file', async () => {
    const { actor, publish } = await working()
    actor.send({ ...whole, files: arriving })
    actor.send({ ...whole, type: 'files.settled', files: stopped })
    const halted = { working: { posting: 'halted' } }
    expect(actor.getSnapshot().value).toMatchObject(halted)
    expect(actor.getSnapshot().context.stopped).toEqual(stopped.stopped)
    actor.send({ ...whole, files: arriving })
    expect(actor.getSnapshot().context.stopped).toEqual([])
    actor.send({ ...whole, files: stopped })
    expect(actor.getSnapshot().value).toMatchObject(halted)
    expect(publish).not.toHaveBeenCalled()
  })

  test('reports fields missing after the wait', async () => {
    const { actor } = await working()
    const faults = { title: 'titleRequired' }
    actor.send({ ...whole, files: arriving })
    actor.send({ ...whole, type: 'files.settled', faults })
    expect(actor.getSnapshot().value).toMatchObject({ working: { posting: 'refused' } })
    expect(actor.getSnapshot().context.reasons).toEqual(faults)
  })

  test('asks about a likely duplicate and continues when the check fails', async () => {
    const { actor, publish } = await working({ find: async () => [twin] })
    actor.send(whole)
    await waitFor(actor, (state) => state.context.duplicates.length > 0)
    actor.send({ type: 'publish.canceled' })
    expect(publish).not.toHaveBeenCalled()
    actor.send(whole)
    await waitFor(actor, (state) => state.context.duplicates.length > 0)
    actor.send({ type: 'publish.confirmed' })
    await waitFor(actor, (state) => state.status === 'done')
    const silent = await working({ find: () => Promise.reject(new Error('no such call')) })
    silent.actor.send(whole)
    await waitFor(silent.actor, (state) => state.status === 'done')
  })

  test.each([
    ['refused', new PostFieldsRefused({ price: 'Price is required' })],
    ['barred', new PostBarred(new Error('profile'))],
    ['overtaken', new OvertakenError({ ...other, of: 'listing' })],
    ['failed', new Error('offline')],
  ] as const)('when %s, keeps everything and can be retried', async (value, error) => {
    const answers = [Promise.reject(error), Promise.resolve(listed)]
    const { actor } = await working({ publish: () => answers.shift() ?? Promise.resolve(listed) })
    actor.send(whole)
    const state = await waitFor(actor, (now) => now.matches({ working: { posting: value } }))
    expect(state.context.content).toEqual({ title: 'Loft' })
    if (value === 'overtaken')
      actor.send({ type: 'listingVersion.selected', content: { title: 'Loft' } })
    actor.send(whole)
    await waitFor(actor, (now) => now.status === 'done')
  })
})

describe('a draft and a listing that were both changed elsewhere', () => {
  const listing = { of: 'listing', content: { title: 'Barn' }, revision: 9 } as const

  async function both() {
    const { publish, ...more } = await working({
      open: async () => ({ ...opened, otherDraft: other }),
      publish: ({ base }) =>
        base ? Promise.resolve(listed) : Promise.reject(new OvertakenError(listing)),
    })
    more.actor.send(whole)
    await waitFor(more.actor, (state) => state.matches({ working: { posting: 'overtaken' } }))
    return { publish, ...more }
  }

  test('are two conflicts, each answered for itself', async () => {
    const { actor, keep } = await both()
    expect(actor.getSnapshot().context).toMatchObject({ otherDraft: other, otherListing: listing })
    actor.send({ type: 'draftVersion.selected', content: { title: 'Mine' }, revision: 5 })
    expect(actor.getSnapshot().context).toMatchObject({ otherDraft: null, otherListing: listing })
    expect(actor.getSnapshot().value).toMatchObject({ working: { posting: 'overtaken' } })
    await waitFor(actor, (state) => state.context.revision === 6)
    actor.send({ type: 'listingVersion.selected', content: { title: 'Barn' } })
    await waitFor(actor, (state) => state.context.revision === 7)
    // Under the revisions of the draft, never under the listing's.
    expect(keep.mock.calls.map(([saving]) => saving.revision)).toEqual([5, 6])
  })

  test('publish nothing before the versions of the listing are compared', async () => {
    const { actor, publish } = await both()
    actor.send(whole)
    expect(actor.getSnapshot().value).toMatchObject({ working: { posting: 'overtaken' } })
    actor.send({ type: 'listingVersion.selected', content: { title: 'Barn' } })
    actor.send({ ...whole, content: { title: 'Barn' } })
    await waitFor(actor, (state) => state.status === 'done')
    expect(publish.mock.lastCall).toEqual([{ content: { title: 'Barn' }, base: listing.content }])
  })
})

describe('saves and publishing', () => {
  const saved: DraftSaved = { kept: 'server', revision: 4, savedAt }

  test('a post waits for a running save', async () => {
    const save = Promise.withResolvers<DraftSaved>()
    const { actor, publish } = await working({ keep: () => save.promise })
    actor.send({ type: 'draft.changed', content: { title: 'Loft' } })
    await waitFor(actor, (state) => state.matches({ working: { keeping: 'saving' } }))
    actor.send(whole)
    await waitFor(actor, (state) => state.matches({ working: { posting: 'awaitingSave' } }))
    expect(publish).not.toHaveBeenCalled()
    save.resolve(saved)
    await waitFor(actor, (state) => state.status === 'done')
    expect(publish).toHaveBeenCalledTimes(1)
  })

  test('a save that started during the post ends before the draft is removed', async () => {
    const save = Promise.withResolvers<DraftSaved>()
    const post = Promise.withResolvers<Published>()
    const { actor, keep, remove } = await working({
      keep: () => save.promise,
      publish: () => post.promise,
    })
    actor.send(whole)
    await waitFor(actor, (state) => state.matches({ working: { posting: 'publishing' } }))
    actor.send({ type: 'draft.changed', content: { title: 'Loft now' } })
    await waitFor(actor, (state) => state.matches({ working: { keeping: 'saving' } }))
    post.resolve(listed)
    await waitFor(actor, (state) => state.matches({ working: { posting: 'accepted' } }))
    actor.send({ type: 'draft.changed', content: { title: 'Too late' } })
    actor.send(whole)
    expect(remove).not.toHaveBeenCalled()
    save.resolve(saved)
    await waitFor(actor, (state) => state.status === 'done')
    expect([keep.mock.calls.length, remove.mock.calls.length]).toEqual([1, 1])
  })

  test('no save starts once the listing is published', async () => {
    const removal = Promise.withResolvers<void>()
    const { actor, keep } = await working({ remove: () => removal.promise })
    actor.send(whole)
    await waitFor(actor, (state) => state.matches('closing'))
    actor.send({ type: 'draft.changed', content: { title: 'Too late' } })
    removal.resolve()
    await waitFor(actor, (state) => state.status === 'done')
    expect(keep).not.toHaveBeenCalled()
  })

  test('a draft that cannot be removed leaves the listing published', async () => {
    const { actor } = await working({ remove: () => Promise.reject(new Error('no disk')) })
    actor.send(whole)
    const { output } = await waitFor(actor, (state) => state.status === 'done')
    expect(output).toEqual(listed)
  })
})

test('reaches every state', () => {
  const chart: AnyStateMachine = listingEditorMachine
  const ends = (id: string, output: unknown, ...errors: unknown[]) => {
    const actorId = `0.listingEditor.${id}`
    return [
      { type: `xstate.done.actor.${actorId}`, output, actorId },
      ...errors.map((error) => ({ type: `xstate.error.actor.${actorId}`, error, actorId })),
    ]
  }
  const saved = { kept: 'server', revision: 1, savedAt }
  const content: DraftContent = {}
  const paths = getShortestPaths(chart, {
    events: [
      { type: 'draft.changed', content },
      { type: 'xstate.after.pause.listingEditor.working.keeping.waiting' },
      { ...whole, content },
      { ...whole, content, faults: { title: 'x' } },
      { ...whole, content, files: arriving },
      { ...whole, content, files: stopped },
      { ...whole, content, type: 'files.settled' },
      { ...whole, content, type: 'files.settled', files: stopped },
      { type: 'publish.confirmed' },
      { type: 'publish.canceled' },
      { type: 'draftVersion.selected', content, revision: 1 },
      { type: 'listingVersion.selected', content },
      { type: 'form.retried' },
      { type: 'draft.retried' },
      ...ends('opening', opened, 'offline'),
      ...ends('working.keeping.saving', saved, new OvertakenError(other), 'offline'),
      ...ends('working.posting.checking', [], 'offline'),
      ...ends('working.posting.checking', [twin]),
      ...ends(
        'working.posting.publishing',
        listed,
        new PostFieldsRefused({}),
        new PostBarred(null),
        new OvertakenError(other),
        'offline',
      ),
      ...ends('closing', undefined, 'offline'),
    ],
    serializeState: ({ value }) => JSON.stringify(value),
  })
  const named = new Set(paths.flatMap(({ state }) => JSON.stringify(state.value).match(/\w+/g)))
  for (const name of [
    'openFailed',
    'idle',
    'waiting',
    'saving',
    'saveFailed',
    'forked',
    'published',
  ])
    expect(named).toContain(name)
  for (const name of [
    'awaitingFiles',
    'editing',
    'refused',
    'barred',
    'failed',
    'overtaken',
    'doubting',
    'halted',
    'awaitingSave',
    'accepted',
    'closing',
  ])
    expect(named).toContain(name)
})

type Answers = {
  open?: () => Promise<OpenedDraft>
  keep?: (saving: DraftSaving) => Promise<DraftSaved>
  find?: () => Promise<LikelyDuplicate[]>
  publish?: (sent: Publication) => Promise<Published>
  remove?: () => Promise<void>
}

function start(answers: Answers = {}) {
  const keep = vi.fn(
    answers.keep ??
      (async ({ revision }: DraftSaving): Promise<DraftSaved> => ({
        kept: 'server',
        revision: revision + 1,
        savedAt,
      })),
  )
  const publish = vi.fn(answers.publish ?? (async () => listed))
  const remove = vi.fn(answers.remove ?? (async () => {}))
  const machine = listingEditorMachine.provide({
    delays: { pause: 5 },
    actors: {
      openDraft: fromPromise<OpenedDraft, void>(answers.open ?? (async () => opened)),
      keepDraft: fromPromise<DraftSaved, DraftSaving>(({ input }) => keep(input)),
      findDuplicates: fromPromise<readonly LikelyDuplicate[], DraftContent>(
        answers.find ?? (async () => []),
      ),
      publish: fromPromise<Published, Publication>(({ input }) => publish(input)),
      removeDraft: fromPromise<void, void>(remove),
    },
  })
  return { actor: createActor(machine).start(), keep, publish, remove }
}

async function working(answers: Answers = {}) {
  const started = start(answers)
  await waitFor(started.actor, (state) => state.matches('working'))
  return started
}
