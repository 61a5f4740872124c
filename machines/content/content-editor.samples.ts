import type { Samples } from '@hearth/machine-lab/walk/samples'
import type { EditedContent } from '@/domain/content/edited-content.ts'
import { contentEditorMachine } from './content-editor.machine.ts'
import { ContentChanged } from './content-editor.types.ts'

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
  changedAt: '2026-11-03T10:00:00.000Z',
  actorName: 'Ada Keller',
  language: 'en',
  values: { 'en.question': 'Do I need an account?', 'en.answer': 'No.' },
  stale: [],
  pictures: { image: null, meta_image: null },
}

const scheduled: EditedContent = { ...content, revision: 13, state: 'scheduled' }
const theirs: EditedContent = { ...content, revision: 14, actorName: 'Ben Ito' }

export const samples: Samples<typeof contentEditorMachine> = {
  machine: contentEditorMachine,
  inputs: {
    'the person opens an item': () => ({ edits: {}, base: 0 }),
    'the person comes back to what was not saved': () => ({
      edits: { 'en.answer': 'Yes.' },
      base: 12,
    }),
  },
  events: {
    'the person tries again': () => ({ type: 'load.requested' }),
    'the person types': () => ({ type: 'value.edited', key: 'en.answer', value: 'Perhaps.' }),
    'the person saves': () => ({ type: 'save.requested' }),
    'the person publishes': () => ({
      type: 'publication.requested',
      publication: { publishAt: null, note: '' },
    }),
    'the person ends the schedule': () => ({ type: 'schedule.ended' }),
    'the person deletes the draft': () => ({ type: 'draft.discarded' }),
    'the person keeps their own text': () => ({ type: 'edits.kept' }),
    'the person takes the other text': () => ({ type: 'edits.discarded' }),
  },
  outcomes: {
    load: {
      'the draft came': () => ({ output: content }),
      'a scheduled edition came': () => ({ output: scheduled }),
      'a newer draft came': () => ({ output: theirs }),
      'there was no connection': () => ({ error: new Error('offline') }),
    },
    save: {
      'the draft was saved': () => ({ output: { ...content, revision: 15 } }),
      'somebody else had saved it': () => ({ error: new ContentChanged(theirs) }),
      'there was no connection': () => ({ error: new Error('offline') }),
    },
    publish: {
      'it was published': () => ({ output: undefined }),
      'somebody else had saved it': () => ({ error: new ContentChanged(theirs) }),
      'something was missing': () => ({ error: new Error('invalid') }),
    },
    unschedule: {
      'it is a draft again': () => ({ output: undefined }),
      'it was published meanwhile': () => ({ error: new Error('contentPublished') }),
    },
    discard: {
      'the draft was deleted': () => ({ output: { isGone: false } }),
      'the item was deleted': () => ({ output: { isGone: true } }),
      'somebody else had saved it': () => ({ error: new ContentChanged(theirs) }),
      'there was no connection': () => ({ error: new Error('offline') }),
    },
  },
  situation: ({
    context: { content: shown, edits, sent, theirs: other, publication, failure },
  }) => ({
    state: shown?.state ?? null,
    edited: edits['en.answer'] ?? '',
    isSent: Object.keys(sent).length > 0,
    isConflict: other !== null,
    isPublishing: publication !== null,
    isFailed: failure !== null,
  }),
}
