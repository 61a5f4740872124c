import type { Samples } from '@hearth/machine-lab/walk/samples'
import { listingEditorMachine } from './listing-editor.machine.ts'
import {
  type FilesStatus,
  type LikelyDuplicate,
  type OpenedDraft,
  OvertakenError,
  PostBarred,
  PostFieldsRefused,
} from './listing-editor.types.ts'

const savedAt = '2026-05-04T08:30:00.000Z'
const content = { title: 'Loft by the mill' }
const opened: OpenedDraft = {
  content,
  revision: 3,
  kept: 'server',
  savedAt,
  otherDraft: null,
  isAwaited: false,
}
const otherDraft = { of: 'draft', content: { title: 'Loft' }, revision: 5 } as const
const otherListing = { of: 'listing', content: { title: 'Barn' }, revision: 9 } as const
const twin: LikelyDuplicate = {
  id: 2,
  slug: 'twin',
  title: 'Loft',
  isOwn: true,
  alike: ['photo'],
  picture: '',
  place: '',
}
const arrived: FilesStatus = { isArriving: false, stopped: [] }
const arriving: FilesStatus = { isArriving: true, stopped: [] }
const stopped: FilesStatus = {
  isArriving: true,
  stopped: [{ field: 'pictures', name: 'hall.jpg' }],
}
const faults = { title: 'titleRequired' }
const whole = { content, faults: {}, files: arrived }

export const samples: Samples<typeof listingEditorMachine> = {
  machine: listingEditorMachine,
  inputs: { 'the editor opens': () => undefined },
  events: {
    'the person writes': () => ({ type: 'draft.changed', content: { title: 'Loft' } }),
    'the person adds a file': () => ({
      type: 'draft.changed',
      content: { ...content, pictures: [{ key: 'a1' }] },
    }),
    'the connection is back': () => ({ type: 'draft.retried' }),
    'the person chooses a version of the draft': () => ({
      type: 'draftVersion.selected',
      content,
      revision: 5,
    }),
    'the person chooses a version of the listing': () => ({
      type: 'listingVersion.selected',
      content,
    }),
    'the person publishes': () => ({ type: 'publish.requested', ...whole }),
    'the person publishes without a title': () => ({ type: 'publish.requested', ...whole, faults }),
    'the person publishes while files arrive': () => ({
      type: 'publish.requested',
      ...whole,
      files: arriving,
    }),
    'the person publishes with a failed file': () => ({
      type: 'publish.requested',
      ...whole,
      files: stopped,
    }),
    'all files arrived': () => ({ type: 'files.settled', ...whole }),
    'all files arrived, and the title is missing': () => ({
      type: 'files.settled',
      ...whole,
      faults,
    }),
    'a file failed': () => ({ type: 'files.settled', ...whole, files: stopped }),
    'the person publishes despite the duplicate': () => ({ type: 'publish.confirmed' }),
    'the person cancels publishing': () => ({ type: 'publish.canceled' }),
    'the person tries to open it again': () => ({ type: 'form.retried' }),
  },
  outcomes: {
    openDraft: {
      'the draft opens': () => ({ output: opened }),
      'the draft is on this device only': () => ({ output: { ...opened, kept: 'device' } }),
      'the draft was changed on two devices': () => ({ output: { ...opened, otherDraft } }),
      'the draft was waiting for files': () => ({ output: { ...opened, isAwaited: true } }),
      'the site does not answer': () => ({ error: new Error('no connection') }),
    },
    keepDraft: {
      'the draft is saved': ({ revision }: { revision: number }) => ({
        output: { kept: 'server', revision: Math.min(revision + 1, 6), savedAt },
      }),
      'the draft is saved on this device only': ({ revision }: { revision: number }) => ({
        output: { kept: 'device', revision, savedAt },
      }),
      'the draft cannot be saved': ({ revision }: { revision: number }) => ({
        output: { kept: 'unsaved', revision, savedAt },
      }),
      'another device changed the draft': () => ({ error: new OvertakenError(otherDraft) }),
      'saving fails': () => ({ error: new Error('no disk') }),
    },
    findDuplicates: {
      'no similar listing exists': () => ({ output: [] }),
      'a similar listing exists': () => ({ output: [twin] }),
      'the check fails': () => ({ error: new Error('no connection') }),
    },
    publish: {
      'the listing is published': () => ({
        output: { id: 7, slug: 'loft', title: 'Loft', status: 'inReview' },
      }),
      'the provider refused two fields': () => ({
        error: new PostFieldsRefused({ price: 'Price is required', city: 'City is required' }),
      }),
      'the person may not publish this': () => ({ error: new PostBarred(new Error('package')) }),
      'the listing was changed elsewhere': () => ({ error: new OvertakenError(otherListing) }),
      'the site does not answer': () => ({ error: new Error('no connection') }),
    },
    removeDraft: {
      'the draft is removed': () => ({ output: undefined }),
      'the draft cannot be removed': () => ({ error: new Error('no disk') }),
    },
  },
  situation: ({ context: { kept, isBehind, isAwaited, content: written, ...context } }) => ({
    kept,
    isBehind,
    isAwaited,
    isPublished: context.published !== null,
    hasFile: 'pictures' in written,
    isForked: context.otherDraft !== null,
  }),
}
