import type { Samples } from '@hearth/machine-lab/walk/samples'
import { type EditedStructure, newStructure } from '@/domain/structure/edited-structure.ts'
import { structureEditorMachine } from './structure-editor.machine.ts'
import { StructureChanged } from './structure-editor.types.ts'

const item: EditedStructure = {
  ...newStructure('parameter', 'en'),
  id: 8,
  name: 'Heating',
  version: 12,
  values: {
    'en.name': 'Heating',
    kind: 'dropdown',
    role: '',
    is_required: '0',
    options: '21,22',
    'option.21.en': 'Wood stove',
    'option.22.en': 'Gas',
  },
  uses: [{ by: 'properties', count: 12 }],
  optionUses: { 21: 12, 22: 0 },
}

const retired: EditedStructure = { ...item, isActive: false, uses: [], optionUses: {} }
const newer: EditedStructure = { ...item, version: 14, actorName: 'Ben Ito' }
const sameByOther: EditedStructure = {
  ...newer,
  values: { ...item.values, 'de.name': 'Heizung' },
}

export const samples: Samples<typeof structureEditorMachine> = {
  machine: structureEditorMachine,
  inputs: {
    'the person opens an item': () => ({ edits: {}, base: 0 }),
    'the person comes back to what was not saved': () => ({
      edits: { 'de.name': 'Heizung' },
      base: 12,
    }),
  },
  events: {
    'the person tries again': () => ({ type: 'load.requested' }),
    'the person types a translation': () => ({
      type: 'value.edited',
      values: { 'de.name': 'Heizung' },
    }),
    'the person renames an option': () => ({
      type: 'value.edited',
      values: { 'option.21.en': 'Stove' },
    }),
    'the person saves': () => ({ type: 'save.requested' }),
    'the person retires the item': () => ({
      type: 'action.requested',
      action: { type: 'retire' },
    }),
    'the person offers the item again': () => ({
      type: 'action.requested',
      action: { type: 'restore' },
    }),
    'the person removes the item': () => ({
      type: 'action.requested',
      action: { type: 'remove' },
    }),
    'the person merges two options': () => ({
      type: 'action.requested',
      action: { type: 'merge', id: 21, into: 22, uses: 12 },
    }),
    'the person confirms': () => ({ type: 'action.confirmed' }),
    'the person cancels': () => ({ type: 'action.canceled' }),
    'the person keeps their own values': () => ({ type: 'edits.kept' }),
    'the person discards the changes': () => ({ type: 'edits.discarded' }),
  },
  outcomes: {
    load: {
      'the item came': () => ({ output: item }),
      'a retired, unused item came': () => ({ output: retired }),
      'a new item begins': () => ({ output: newStructure('parameter', 'en') }),
      'a newer item came': () => ({ output: newer }),
      'there was no connection': () => ({ error: new Error('offline') }),
    },
    save: {
      'the changes were saved': () => ({ output: { ...item, version: 15 } }),
      'somebody else had changed another text': () => ({ error: new StructureChanged(newer) }),
      'somebody else had typed the same': () => ({ error: new StructureChanged(sameByOther) }),
      'something was missing': () => ({ error: new Error('invalid') }),
    },
    act: {
      'it was done': () => ({ output: undefined }),
      'it was used': () => ({ error: new Error('structureUsed') }),
    },
  },
  situation: ({ context: { item: shown, edits, theirs, action, failure } }) => ({
    isNew: shown ? shown.id === null : null,
    isActive: shown?.isActive ?? null,
    translation: edits['de.name'] ?? '',
    isRenamed: edits['option.21.en'] !== undefined,
    isConflict: theirs !== null,
    theirTranslation: theirs?.values['de.name'] ?? '',
    action: action?.type ?? '',
    isFailed: failure !== null,
  }),
}
