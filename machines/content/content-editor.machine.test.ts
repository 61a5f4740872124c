import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { EditedContent } from '@/domain/content/edited-content.ts'
import { contentEditorMachine } from './content-editor.machine.ts'
import { ContentChanged, type DraftToPublish, type DraftToSave } from './content-editor.types.ts'

const content: EditedContent = {
  kind: 'faq',
  id: 4,
  title: 'Do I need an account?',
  revision: 12,
  state: 'draft',
  isLive: true,
  wasPublished: true,
  publishAt: null,
  fault: '',
  changedAt: null,
  actorName: '',
  language: 'en',
  values: { 'en.answer': 'No.' },
  stale: [],
  pictures: { image: null, meta_image: null },
}

function open({ edits = {}, base = 0, saves = [] }: Partial<Setup> = {}) {
  const saved: DraftToSave[] = []
  const published: DraftToPublish[] = []
  const clock = new SimulatedClock()
  const machine = contentEditorMachine.provide({
    actors: {
      load: fromPromise(() => Promise.resolve(content)),
      save: fromPromise<EditedContent, DraftToSave>(({ input }) => {
        saved.push(input)
        const refusal = saves[saved.length - 1]
        if (refusal) return Promise.reject(refusal)
        return Promise.resolve({ ...input.content, revision: input.content.revision + 1 })
      }),
      publish: fromPromise<void, DraftToPublish>(({ input }) => {
        published.push(input)
        return Promise.resolve()
      }),
    },
  })
  const actor = createActor(machine, { input: { edits, base }, clock }).start()
  const reach = (state: 'clean' | 'dirty' | 'conflict' | 'unsaved') =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  const type = (value: string) => actor.send({ type: 'value.edited', key: 'en.answer', value })
  return { actor, clock, saved, published, reach, type }
}

type Setup = { edits: Record<string, string>; base: number; saves: (Error | undefined)[] }

test('saves once after a pause, and what was typed meanwhile afterwards', async () => {
  const { clock, saved, reach, type, actor } = open()
  await reach('clean')
  type('A')
  clock.increment(1_000)
  type('AB')
  clock.increment(1_499)
  expect(saved).toEqual([])
  clock.increment(1)
  type('ABC')
  await reach('dirty')
  expect(saved.map(({ edits }) => edits)).toEqual([{ 'en.answer': 'AB' }])
  clock.increment(1_500)
  await reach('clean')
  expect(saved[1]).toMatchObject({ content: { revision: 13 }, edits: { 'en.answer': 'ABC' } })
  expect(actor.getSnapshot().context.edits).toEqual({})
})

test('publishes what is typed only after it is saved', async () => {
  const { actor, published, reach, type } = open()
  await reach('clean')
  type('A')
  actor.send({ type: 'publication.requested', publication: { publishAt: null, note: '' } })
  await reach('clean')
  expect(published).toMatchObject([{ content: { revision: 13 } }])
})

test('keeps what is typed in a conflict, and saves it over the other text once chosen', async () => {
  const theirs = { ...content, revision: 20 }
  const { actor, saved, reach, type } = open({ saves: [new ContentChanged(theirs)] })
  await reach('clean')
  type('Mine')
  actor.send({ type: 'save.requested' })
  await reach('conflict')
  expect(actor.getSnapshot().context.edits).toEqual({ 'en.answer': 'Mine' })
  actor.send({ type: 'edits.kept' })
  await reach('clean')
  expect(saved[1]).toMatchObject({ content: { revision: 20 }, edits: { 'en.answer': 'Mine' } })
})

test('does not save what an earlier visit typed over a newer draft', async () => {
  const { saved, reach } = open({ edits: { 'en.answer': 'Old' }, base: 11 })
  await reach('conflict')
  expect(saved).toEqual([])
})

test('does not publish after a failed save', async () => {
  const { actor, published, reach, type } = open({ saves: [new Error('offline')] })
  await reach('clean')
  type('A')
  actor.send({ type: 'publication.requested', publication: { publishAt: null, note: '' } })
  await reach('unsaved')
  actor.send({ type: 'save.requested' })
  await reach('clean')
  expect(published).toEqual([])
})
