import { fromPromise } from 'xstate'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import type { Queries } from '@/client/api/calls/query-client.ts'
import { type DraftKind, deleteDraft } from '@/client/api/member/drafts.ts'
import { listingEditorQueries } from '@/client/api/member/listing-editor.ts'
import { listingEditorMachine } from '@/machines/listing-editor/listing-editor.machine.ts'
import {
  type DraftContent,
  type DraftSaved,
  type DraftSaving,
  type FieldReasons,
  type LikelyDuplicate,
  type OpenedDraft,
  type OtherVersion,
  OvertakenError,
  PostBarred,
  PostFieldsRefused,
  type Publication,
  type Published,
} from '@/machines/listing-editor/listing-editor.types.ts'
import { uploadQueue } from '../uploads/upload-queue.ts'
import {
  clearDevice,
  type DraftIdentity,
  keepDraft,
  openDraft,
  type StoredDraft,
} from './editor-draft.ts'
import {
  type FormValues,
  type ListingName,
  type Posting,
  type StoredListing,
  toContent,
} from './posting.ts'
import { projectPosting } from './project-posting.ts'
import { propertyPosting } from './property-posting.ts'

export type ListingEditorOptions<Kind extends DraftKind> = Pick<
  DraftIdentity,
  'viewer' | 'draft'
> & {
  queries: Queries
  client: ApiClient
  kind: Kind
  /** Listing being edited; null for a new one. */
  stored: StoredListing<Kind> | null
  /** Initial values of a new listing without a draft. */
  start: FormValues<Kind>
  /** A draft with this id may exist. */
  mayExist: boolean
  /** The provider stores drafts. */
  keepsOnServer: boolean
  /** The provider finds duplicates. */
  hasOwnListings: boolean
  /** Otherwise files are sent with the post itself. */
  takesUploads: boolean
}

const postings: { [Kind in DraftKind]: Posting<Kind> } = {
  property: propertyPosting,
  project: projectPosting,
}

/** Listing editor with its draft on this device and at the provider. */
export function listingEditor<Kind extends DraftKind>(options: ListingEditorOptions<Kind>) {
  const { queries, client } = options
  const posting: Posting<Kind> = postings[options.kind]
  const draft = toStoredDraft(options)
  const id = draft.listing
  const readOther = async (name: ListingName): Promise<OtherVersion> => {
    const other = await posting.read(client, name)
    const { revision } = other
    const content = toContent(posting.toValues(other), revision)
    return { of: 'listing', content, revision: revision ?? 0 }
  }
  const readCategories = () => queries.ensureQueryData(listingEditorQueries.categories(client))
  const send = async ({ content, base }: Publication) =>
    posting.send(client, content, {
      stored: options.stored,
      base,
      draft: options.keepsOnServer ? options.draft : null,
      categories: await readCategories(),
      files: {
        takesUploads: options.takesUploads,
        of: (key) => uploadQueue(client)?.findFile(key) ?? null,
      },
    })
  const removePublished = async () => {
    try {
      await clearDevice(draft)
      // Publishing deletes the provider's draft; this removes a copy that a save with a lost reply
      // may have left.
      if (options.keepsOnServer) await deleteDraft(client, options.draft).catch(() => {})
    } finally {
      invalidate(queries, [...listed, ...gateAnswers])
    }
  }
  return listingEditorMachine.provide({
    actors: {
      openDraft: fromPromise<OpenedDraft, void>(({ signal }) =>
        openDraft(draft, options.mayExist, getInitialContent(posting, options), signal),
      ),
      keepDraft: fromPromise<DraftSaved, DraftSaving>(({ input }) => keepDraft(draft, input)),
      findDuplicates: fromPromise<readonly LikelyDuplicate[], DraftContent>(
        async ({ input, signal }) =>
          options.hasOwnListings && options.stored === null
            ? posting.findDuplicates(client, input, await readCategories(), signal)
            : [],
      ),
      // Writes are not aborted with the page: what was sent is saved or published.
      publish: fromPromise<Published, Publication>(async ({ input, signal }) => {
        const published = await send(input).catch(async (error) => {
          const refusal = await toRefusal(error, {
            readOther: id === null ? null : () => readOther({ id }),
            toReasons: async (fields) =>
              posting.toReasons(fields, input.content, await readCategories()),
          })
          if (refusal instanceof PostBarred) invalidate(queries, gateAnswers)
          throw refusal
        })
        // The page was left during the request, so the machine is gone.
        if (signal.aborted) await removePublished()
        return published
      }),
      removeDraft: fromPromise<void, void>(removePublished),
    },
  })
}

function getInitialContent<Kind extends DraftKind>(
  posting: Posting<Kind>,
  { stored, start }: ListingEditorOptions<Kind>,
): DraftContent {
  return stored ? toContent(posting.toValues(stored), stored.revision) : { ...start }
}

function toStoredDraft<Kind extends DraftKind>(options: ListingEditorOptions<Kind>): StoredDraft {
  const { client, viewer, kind, draft, keepsOnServer, stored } = options
  return { client, viewer, kind, draft, keepsOnServer, listing: stored?.id ?? null }
}

/** Query keys that are stale after publishing. */
const listed = [['drafts'], ['properties'], ['projects'], ['own-listings']]
/** Query keys of the listing gate; publishing uses up package rights. */
const gateAnswers = [['subscriptions'], ['settings', 'web']]

function invalidate(queries: Queries, keys: readonly (readonly string[])[]): void {
  for (const queryKey of keys) void queries.invalidateQueries({ queryKey })
}

type Explain = {
  /** Null for a new listing. */
  readOther: (() => Promise<OtherVersion>) | null
  toReasons: (fields: Readonly<Record<string, string>>) => Promise<FieldReasons>
}

/** Error of a failed post, as the machine tells them apart. */
async function toRefusal(error: unknown, { readOther, toReasons }: Explain): Promise<unknown> {
  if (!(error instanceof ApiError)) return error
  if (gateErrors.has(error.key)) return new PostBarred(error)
  if (error.key === 'stale' && readOther) return new OvertakenError(await readOther())
  const reasons = await toReasons(error.fields)
  return Object.keys(reasons).length > 0 ? new PostFieldsRefused(reasons) : error
}

/** Errors that the listing gate explains and resolves. */
const gateErrors: ReadonlySet<string> = new Set([
  'profileIncomplete',
  'verificationPending',
  'verificationFailed',
  'verificationMissing',
  'packageRefused',
])
