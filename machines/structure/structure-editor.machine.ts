import { assign, setup } from 'xstate'
import {
  countRenamed,
  type EditedStructure,
  type StructureEdits,
} from '@/domain/structure/edited-structure.ts'
import { notProvided } from '../not-provided.ts'
import {
  type StructureAction,
  StructureChanged,
  type StructureToAct,
  type StructureToSave,
} from './structure-editor.types.ts'

type Input = {
  /** Edits of an earlier visit. */
  edits: StructureEdits
  /** Version that they were made on. */
  base: number
}

type Context = {
  item: EditedStructure | null
  edits: StructureEdits
  base: number
  /** Item as somebody else stored it meanwhile. */
  theirs: EditedStructure | null
  /** Action that is confirmed or carried out; null for saving. */
  action: StructureAction | null
  failure: unknown
  /** Counts what replaced the texts of the form. */
  generation: number
}

type Event =
  | { type: 'load.requested' }
  | { type: 'value.edited'; values: StructureEdits }
  | { type: 'save.requested' }
  | { type: 'action.requested'; action: StructureAction }
  | { type: 'action.confirmed' }
  | { type: 'action.canceled' }
  | { type: 'edits.kept' }
  | { type: 'edits.discarded' }

type Loaded = { output: EditedStructure }
type Thrown = { error: unknown }

/** Edits a category, fact or the like; saves on request, and asks before it changes listings. */
export const structureEditorMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'editing' | 'busy',
  },
  actors: {
    load: notProvided<EditedStructure>('structureEditor.load'),
    save: notProvided<EditedStructure, StructureToSave>('structureEditor.save'),
    act: notProvided<void, StructureToAct>('structureEditor.act'),
  },
  guards: {
    isOutdated: ({ context }, { output }: Loaded) =>
      hasEdits(context.edits) && context.base !== output.version,
    hasEdits: ({ context }) => hasEdits(context.edits),
    hasNoEdits: ({ context }) => !hasEdits(context.edits),
    isNew: ({ context }) => context.item?.id === null,
    isConflict: (_, { error }: Thrown) => error instanceof StructureChanged,
    isRewriting: ({ context: { item, edits } }) => item !== null && countRenamed(item, edits) > 0,
    isSaving: ({ context }) => context.action === null,
    canRestore: ({ context: { item } }, { type }: StructureAction) =>
      type === 'restore' && item !== null && item.id !== null && !item.isActive,
    canAct: ({ context: { item } }, { type }: StructureAction) =>
      item !== null && item.id !== null && isPossible(item, type),
    isRemoving: ({ context }) => context.action?.type === 'remove',
  },
  actions: {
    keepLoaded: assign(({ context }, { output }: Loaded) => ({
      item: output,
      base: output.version,
      generation: context.generation + 1,
    })),
    keepOutdated: assign(({ context }, { output }: Loaded) => ({
      item: output,
      theirs: output,
      generation: context.generation + 1,
    })),
    keepSaved: assign(({ context }, { output }: Loaded) => ({
      item: output,
      base: output.version,
      edits: {},
      failure: null,
      generation: context.generation + 1,
    })),
    keepEdit: assign(({ context: { item, edits } }, { values }: { values: StructureEdits }) => ({
      edits: withoutSame({ ...edits, ...values }, item),
    })),
    keepAction: assign((_, action: StructureAction | null) => ({ action, failure: null })),
    keepConflict: assign((_, { error }: Thrown) => ({
      theirs: error instanceof StructureChanged ? error.theirs : null,
    })),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: error })),
    rebaseEdits: assign(({ context: { theirs, item, base, edits } }) => ({
      item: theirs ?? item,
      base: theirs?.version ?? base,
      edits: withoutSame(edits, theirs),
      theirs: null,
      action: null,
    })),
    discardEdits: assign(({ context: { theirs, item, base, generation } }) => ({
      item: theirs ?? item,
      base: theirs?.version ?? base,
      theirs: null,
      edits: {},
      failure: null,
      generation: generation + 1,
    })),
    clear: assign({ failure: null, action: null }),
  },
}).createMachine({
  id: 'structureEditor',
  description:
    'A category, fact, nearby place, report reason or verification field is edited. It is saved on request. A value that somebody else changed meanwhile is never overwritten without a choice. A new name for an option that listings have, merging, retiring and removing are confirmed first.',
  context: ({ input: { edits, base } }) => ({
    item: null,
    edits,
    base,
    theirs: null,
    action: null,
    failure: null,
    generation: 0,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The item is being read. What an earlier visit left unsaved is added to it.',
      tags: 'busy',
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'conflict',
            actions: { type: 'keepOutdated', params: ({ event }) => event },
          },
          {
            guard: 'hasEdits',
            target: 'dirty',
            actions: { type: 'keepLoaded', params: ({ event }) => event },
          },
          {
            target: 'clean',
            actions: { type: 'keepLoaded', params: ({ event }) => event },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description: 'The item could not be read.',
      on: { 'load.requested': { target: 'loading', actions: 'clear' } },
    },
    clean: {
      description: 'Everything typed is saved.',
      tags: 'editing',
      on: {
        'value.edited': {
          target: 'dirty',
          actions: { type: 'keepEdit', params: ({ event }) => event },
        },
        'action.requested': [
          {
            guard: { type: 'canRestore', params: ({ event }) => event.action },
            target: 'acting',
            actions: { type: 'keepAction', params: ({ event }) => event.action },
          },
          {
            guard: { type: 'canAct', params: ({ event }) => event.action },
            target: 'confirming',
            actions: { type: 'keepAction', params: ({ event }) => event.action },
          },
        ],
      },
    },
    dirty: {
      description: 'Something was typed. It stays on the device until it is saved or discarded.',
      tags: 'editing',
      always: { guard: 'hasNoEdits', target: 'clean' },
      on: {
        'value.edited': { actions: { type: 'keepEdit', params: ({ event }) => event } },
        'save.requested': [
          {
            guard: 'isRewriting',
            target: 'confirming',
            actions: { type: 'keepAction', params: null },
          },
          { target: 'saving', actions: { type: 'keepAction', params: null } },
        ],
        'edits.discarded': { target: 'clean', actions: 'discardEdits' },
      },
    },
    confirming: {
      description:
        'The person is asked before listings are rewritten, or the item is retired, removed or merged.',
      on: {
        'action.confirmed': [{ guard: 'isSaving', target: 'saving' }, { target: 'acting' }],
        'action.canceled': [
          { guard: 'hasEdits', target: 'dirty', actions: 'clear' },
          { target: 'clean', actions: 'clear' },
        ],
      },
    },
    saving: {
      description: 'The changes are being saved.',
      tags: 'busy',
      invoke: {
        src: 'save',
        input: ({ context: { item, edits } }): StructureToSave => ({
          item: item as EditedStructure,
          edits,
        }),
        onDone: [
          {
            guard: 'isNew',
            target: 'created',
            actions: { type: 'keepSaved', params: ({ event }) => event },
          },
          { target: 'clean', actions: { type: 'keepSaved', params: ({ event }) => event } },
        ],
        onError: [
          {
            guard: { type: 'isConflict', params: ({ event }) => event },
            target: 'conflict',
            actions: { type: 'keepConflict', params: ({ event }) => event },
          },
          {
            target: 'dirty',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    conflict: {
      description:
        'Somebody else changed the same values meanwhile. Both are shown, and one is chosen.',
      on: {
        'edits.kept': { target: 'dirty', actions: 'rebaseEdits' },
        'edits.discarded': { target: 'clean', actions: 'discardEdits' },
      },
    },
    acting: {
      description: 'The item is being retired, offered again, removed or merged.',
      tags: 'busy',
      invoke: {
        src: 'act',
        input: ({ context: { item, action } }): StructureToAct => ({
          item: item as EditedStructure,
          action: action as StructureAction,
        }),
        onDone: [
          { guard: 'isRemoving', target: 'gone' },
          { target: 'loading', actions: 'clear' },
        ],
        onError: {
          target: 'clean',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    created: { description: 'The new item has a number.', type: 'final' },
    gone: { description: 'The item is removed.', type: 'final' },
  },
})

/** Whatever takes a confirmation. */
function isPossible({ isActive, uses }: EditedStructure, type: StructureAction['type']): boolean {
  if (type === 'retire') return isActive
  if (type === 'remove') return uses.length === 0
  return type === 'merge'
}

function hasEdits(edits: StructureEdits): boolean {
  return Object.keys(edits).length > 0
}

/** An edit that was taken back is none. */
function withoutSame(edits: StructureEdits, item: EditedStructure | null): StructureEdits {
  return Object.fromEntries(
    Object.entries(edits).filter(([key, value]) => (item?.values[key] ?? '') !== value),
  )
}
