import type { Act } from '@hearth/machine-lab/panel/flow'
import { toContent } from '@/client/flows/listing-editor/posting.ts'
import { samples } from '@/machines/listing-editor/listing-editor.samples.ts'
import type { OpenedDraft } from '@/machines/listing-editor/listing-editor.types.ts'
import { inOrder, press, typeIn } from './flow-acts.ts'

/**
 * Samples of the editor for a form with these values, at its last step. Situations are told apart by
 * their states alone, and a story shows either writing or publishing: the form would have to be
 * shown anew for each of 460 situations.
 */
export function editorSamples(values: object, shows: 'writing' | 'publishing') {
  const { openDraft = {}, keepDraft = {}, removeDraft = {}, ...others } = samples.outcomes
  const content = toContent({ ...values, step: 'review' }, undefined)
  const opened: OpenedDraft = {
    content,
    revision: 3,
    kept: 'server',
    savedAt: '2026-05-04T08:30:00.000Z',
    otherDraft: null,
    isAwaited: false,
  }
  const otherDraft = { of: 'draft', content: { ...content, title: 'Loft' }, revision: 5 } as const
  const opens = {
    ...only(openDraft, 'the site does not answer'),
    'the draft opens': () => ({ output: opened }),
  }
  const forks = {
    'the draft is on this device only': () => ({ output: { ...opened, kept: 'device' } }),
    'the draft was changed on two devices': () => ({ output: { ...opened, otherDraft } }),
  }
  return {
    ...samples,
    situation: () => null,
    outcomes:
      shows === 'writing'
        ? { ...others, removeDraft, keepDraft, openDraft: { ...opens, ...forks } }
        : {
            ...others,
            openDraft: opens,
            keepDraft: only(keepDraft, 'the draft is saved'),
            removeDraft: only(removeDraft, 'the draft is removed'),
          },
  }
}

function only<Outcome>(all: Readonly<Record<string, Outcome>>, name: string) {
  return Object.fromEntries(Object.entries(all).filter(([key]) => key === name))
}

const step = (name: RegExp) => press(name)

export const writingActs: Record<string, Act> = {
  'the person writes': inOrder(
    step(/^Basics/),
    typeIn('Title', 'Loft by the old mill'),
    step(/^Review/),
  ),
  'the connection is back': async () => dispatchEvent(new Event('online')),
  'the person chooses a version of the draft': press('Continue'),
  'the person tries to open it again': press('Try again'),
}

export const publishingActs: Record<string, Act> = {
  'the person publishes': press('Publish'),
  'the person publishes despite the duplicate': press('It’s a different property. Publish'),
  'the person cancels publishing': press('It’s the same property'),
  'the person chooses a version of the listing': press('Continue'),
  'the person tries to open it again': press('Try again'),
}

const FILES = 'The story of file uploads shows it.'

const files = {
  'the person adds a file': FILES,
  'the person publishes without a title': 'To clear the title is a change of its own.',
  'the person publishes while files arrive': FILES,
  'the person publishes with a failed file': FILES,
  'all files arrived': FILES,
  'all files arrived, and the title is missing': FILES,
  'a file failed': FILES,
}

/** What the other story of the editor shows. */
export const notWriting = elsewhere(writingActs, publishingActs, 'The story of writing shows it.')
export const notPublishing = elsewhere(
  publishingActs,
  writingActs,
  'The story of publishing shows it.',
)

function elsewhere(acts: object, others: object, where: string) {
  const names = Object.keys(acts).filter((name) => !(name in others))
  return { ...files, ...Object.fromEntries(names.map((name) => [name, where])) }
}

/** A dialog covers the form while two versions of the draft wait to be compared. */
export const editorOffered = {
  'the person publishes': isUncovered,
  'the person writes': isUncovered,
}

function isUncovered(states: readonly string[]): boolean {
  const covered = [
    'working.keeping.forked',
    'working.posting.overtaken',
    'working.posting.doubting',
  ]
  return !states.some((state) => covered.includes(state))
}
