import type { Kysely } from 'kysely'
import { cleanFileName } from '@/domain/listing/file-rules.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import {
  dropFiles,
  FileRefused,
  keepFile,
  refusalWords,
  type TakenUpload,
} from '@/server/modules/uploads/intake.ts'
import { type KeptParts, keptParts } from '@/server/modules/uploads/kept-parts.ts'
import { takeUploads } from '@/server/modules/uploads/take.ts'
import { requireMember } from '@/server/viewer.ts'
import { type SentAnswer, type SortedAnswers, sortAnswers, toFieldName, WORDS } from './answers.ts'
import {
  type AnswerRow,
  type ApplicationRow,
  type FieldRow,
  findApplication,
  lockVerificationStatus,
  readAnswers,
  readFields,
  readUploadNames,
  replaceAnswers,
  type WrittenAnswer,
  writeApplication,
} from './store.ts'

export function openForm({ deps: { db } }: ServiceContext): Promise<FieldRow[]> {
  return readFields(db)
}

/** The viewer's last application with answers; undefined if none. */
export async function openApplication({
  deps: { db },
  viewer,
}: ServiceContext): Promise<{ application: ApplicationRow; answers: AnswerRow[] } | undefined> {
  const application = await findApplication(db, requireMember(viewer).id)
  return application && { application, answers: await readAnswers(db, application.id) }
}

/**
 * Submits the viewer's answers, replacing earlier ones; files stay unless replaced. Raises invalid,
 * and conflict if already verified.
 */
export async function apply(context: ServiceContext, sent: readonly SentAnswer[]): Promise<void> {
  const { deps, viewer } = context
  const accountId = requireMember(viewer).id
  const fields = await readFields(deps.db)
  const sorted = sortAnswers(fields, sent)
  const kept = keptParts(deps)
  try {
    const parts = await keepParts(context, sorted, kept)
    await deps.db.transaction().execute(async (transaction) => {
      const at = deps.clock()
      const status = await lockVerificationStatus(transaction, accountId)
      if (status === 'success') throw failure('conflict', 'You are already verified.')
      const previous = await previousFiles(transaction, accountId)
      const uploads = await takeProofs(transaction, { sorted, accountId, at })
      const files = new Map([...previous, ...parts, ...uploads])
      for (const fieldId of sorted.cleared) files.delete(fieldId)
      const answers = toAnswers(fields, { texts: sorted.texts, files })
      const applicationId = await writeApplication(transaction, { accountId, at })
      await replaceAnswers(transaction, applicationId, answers)
      const named = new Set(answers.map(({ fileKey }) => fileKey))
      const left = [...previous.values()].map(({ key }) => key).filter((key) => !named.has(key))
      await dropFiles(deps, transaction, left)
    })
  } catch (error) {
    await kept.takeBackAfter(error)
    throw error
  }
}

/** `name` is the original file name. */
type Proof = { key: string; name: string }

/** Stores the uploaded files. Raises invalid for unsupported ones. */
async function keepParts(
  { deps, viewer }: ServiceContext,
  { files }: SortedAnswers,
  kept: KeptParts,
): Promise<Map<number, Proof>> {
  const accountId = requireMember(viewer).id
  const proofs = new Map<number, Proof>()
  for (const [fieldId, file] of files) {
    if (!('part' in file)) continue
    const storing = keepFile(deps, file.part, { purpose: 'verification', accountId })
    const stored = await kept.keep(storing).catch((error: unknown) => {
      if (!(error instanceof FileRefused)) throw error
      throw invalid({ [toFieldName(fieldId)]: refusalWords(error.reason, 'verification') })
    })
    proofs.set(fieldId, toProof(stored, file.part.name))
  }
  return proofs
}

async function takeProofs(
  transaction: Kysely<DB>,
  { sorted, accountId, at }: { sorted: SortedAnswers; accountId: number; at: Date },
): Promise<Map<number, Proof>> {
  const wanted = [...sorted.files].flatMap(([fieldId, file]) =>
    'upload' in file ? [{ fieldId, id: file.upload }] : [],
  )
  const names = await readUploadNames(transaction, { ids: wanted.map(({ id }) => id), accountId })
  const taken = await takeUploads(transaction, {
    accountId,
    at,
    wanted: wanted.map(({ fieldId, id }) => ({
      id,
      purpose: 'verification',
      field: toFieldName(fieldId),
    })),
  })
  const proofs = new Map<number, Proof>()
  for (const { fieldId, id } of wanted) {
    const file = taken.get(id)
    if (!file) continue
    proofs.set(fieldId, toProof(file, names.get(id) ?? file.name))
  }
  return proofs
}

function toProof({ key, name }: TakenUpload, sentName: string): Proof {
  return { key, name: cleanFileName(sentName) || name }
}

async function previousFiles(
  transaction: Kysely<DB>,
  accountId: number,
): Promise<Map<number, Proof>> {
  const previous = await findApplication(transaction, accountId)
  const answers = previous ? await readAnswers(transaction, previous.id) : []
  return new Map(
    answers.flatMap(({ field, file_key: key, value }) =>
      key && typeof value === 'string' ? [[field.id, { key, name: value }] as const] : [],
    ),
  )
}

/** Raises invalid for a missing required file. */
function toAnswers(
  fields: readonly FieldRow[],
  { texts, files }: { texts: SortedAnswers['texts']; files: ReadonlyMap<number, Proof> },
): WrittenAnswer[] {
  const answers: WrittenAnswer[] = []
  const faults: Record<string, string> = {}
  for (const { id, kind, is_required } of fields) {
    const file = files.get(id)
    const value = kind === 'file' ? file?.name : texts.get(id)
    if (value !== undefined) answers.push({ fieldId: id, value, fileKey: file?.key ?? null })
    else if (is_required) faults[toFieldName(id)] = WORDS.missing
  }
  if (Object.keys(faults).length > 0) throw invalid(faults)
  return answers
}
