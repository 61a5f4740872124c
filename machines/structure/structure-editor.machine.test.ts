import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { type EditedStructure, newStructure } from '@/domain/structure/edited-structure.ts'
import { structureEditorMachine } from './structure-editor.machine.ts'
import {
  StructureChanged,
  type StructureToAct,
  type StructureToSave,
} from './structure-editor.types.ts'

const item: EditedStructure = {
  ...newStructure('parameter', 'en'),
  id: 8,
  name: 'Heating',
  version: 12,
  values: { 'en.name': 'Heating', options: '21', 'option.21.en': 'Wood stove' },
  optionUses: { 21: 12 },
}

type Setup = {
  edits: Record<string, string>
  base: number
  loaded: EditedStructure
  saves: (Error | undefined)[]
  refusal: Error
}

function open({ edits = {}, base = 0, loaded = item, saves = [], refusal }: Partial<Setup> = {}) {
  const saved: StructureToSave[] = []
  const acted: StructureToAct[] = []
  const machine = structureEditorMachine.provide({
    actors: {
      load: fromPromise(() => Promise.resolve(loaded)),
      save: fromPromise<EditedStructure, StructureToSave>(({ input }) => {
        saved.push(input)
        const failure = saves[saved.length - 1]
        if (failure) return Promise.reject(failure)
        const values = { ...input.item.values, ...input.edits }
        return Promise.resolve({ ...input.item, id: 8, values, version: input.item.version + 1 })
      }),
      act: fromPromise<void, StructureToAct>(({ input }) => {
        acted.push(input)
        return refusal ? Promise.reject(refusal) : Promise.resolve()
      }),
    },
  })
  const actor = createActor(machine, { input: { edits, base } }).start()
  const reach = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  const type = (key: string, value: string) =>
    actor.send({ type: 'value.edited', values: { [key]: value } })
  const save = () => actor.send({ type: 'save.requested' })
  return { actor, saved, acted, reach, type, save }
}

test('saves on request, and shows what is stored', async () => {
  const { actor, saved, reach, type, save } = open()
  await reach('clean')
  type('de.name', 'Heizung')
  save()
  await reach('clean')
  expect(saved.map(({ edits }) => edits)).toEqual([{ 'de.name': 'Heizung' }])
  expect(actor.getSnapshot().context).toMatchObject({ edits: {}, base: 13 })
})

test('has nothing to save once an edit is taken back', async () => {
  const { actor, reach, type } = open()
  await reach('clean')
  type('en.name', 'Heat')
  expect(actor.getSnapshot().value).toBe('dirty')
  type('en.name', 'Heating')
  expect(actor.getSnapshot().value).toBe('clean')
})

test('asks before it renames an option that listings have', async () => {
  const { actor, saved, reach, type, save } = open()
  await reach('clean')
  type('option.21.en', 'Stove')
  save()
  expect(actor.getSnapshot().value).toBe('confirming')
  actor.send({ type: 'action.canceled' })
  expect(actor.getSnapshot().context.edits).toEqual({ 'option.21.en': 'Stove' })
  save()
  actor.send({ type: 'action.confirmed' })
  await reach('clean')
  expect(saved).toHaveLength(1)
})

test('keeps what is typed in a conflict, and saves it over the newer version', async () => {
  const theirs = { ...item, version: 20, values: { ...item.values, 'de.name': 'Heizen' } }
  const { actor, saved, reach, type, save } = open({ saves: [new StructureChanged(theirs)] })
  await reach('clean')
  type('de.name', 'Heizung')
  save()
  await reach('conflict')
  expect(actor.getSnapshot().context.edits).toEqual({ 'de.name': 'Heizung' })
  actor.send({ type: 'edits.kept' })
  save()
  await reach('clean')
  expect(saved.map(({ item: { version } }) => version)).toEqual([12, 20])
})

test('keeps what is typed when saving fails', async () => {
  const failure = new Error('offline')
  const { actor, reach, type, save } = open({ saves: [failure] })
  await reach('clean')
  type('de.name', 'Heizung')
  save()
  await waitFor(actor, ({ context }) => context.failure === failure)
  expect(actor.getSnapshot()).toMatchObject({
    value: 'dirty',
    context: { edits: { 'de.name': 'Heizung' } },
  })
})

test('shows a conflict for edits of an earlier visit on an older version', async () => {
  const { reach, actor } = open({ edits: { 'de.name': 'Heizung' }, base: 11 })
  await reach('conflict')
  actor.send({ type: 'edits.discarded' })
  expect(actor.getSnapshot().context).toMatchObject({ edits: {}, base: 12 })
})

test('ends with the number of a new item', async () => {
  const { actor, reach, type, save } = open({ loaded: newStructure('report-reason', 'en') })
  await reach('clean')
  type('en.reason', 'Scam')
  save()
  await reach('created')
  expect(actor.getSnapshot().context.item?.id).toBe(8)
})

test('removes after a confirmation, and stays when something uses it', async () => {
  const remove = { type: 'action.requested', action: { type: 'remove' } } as const
  const refused = open({ refusal: new Error('structureUsed') })
  await refused.reach('clean')
  refused.actor.send(remove)
  refused.actor.send({ type: 'action.confirmed' })
  await waitFor(refused.actor, ({ context }) => context.failure !== null)
  expect(refused.actor.getSnapshot().value).toBe('clean')
  const { actor, acted, reach } = open()
  await reach('clean')
  actor.send(remove)
  actor.send({ type: 'action.confirmed' })
  await reach('gone')
  expect(acted[0]?.action).toEqual({ type: 'remove' })
})
