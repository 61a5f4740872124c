import type { Transaction } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { UploadedFile } from '@/server/contract/decoding/uploaded-file.ts'
import { invalid } from '@/server/contract/failure.ts'
import {
  arrangeAlbum,
  arrangeDocuments,
  parseNumbers,
} from '@/server/modules/listing-editor/arrange-files.ts'
import {
  type HeldFile,
  readHeldFiles,
  writeListedFiles,
} from '@/server/modules/listing-editor/listed-files-store.ts'
import {
  keyedBy,
  namedUploads,
  uploadField,
  uploadsOfEitherKind,
} from '@/server/modules/listing-editor/named-uploads.ts'
import { detectDocumentKind } from '@/server/modules/uploads/document-kind.ts'
import { storeDocument, storePhoto, type TakenUpload } from '@/server/modules/uploads/intake.ts'
import type { KeptParts } from '@/server/modules/uploads/kept-parts.ts'
import { takeUploads } from '@/server/modules/uploads/take.ts'
import { arrangeFloorPlans } from './arrange-floor-plans.ts'
import type { PictureColumns } from './posting-store.ts'
import type { SentProject } from './sent-project.ts'

export type StoredParts = {
  image: string | undefined
  gallery: string[]
  documents: string[]
  /** Keyed by index in the submitted plans. */
  plans: Map<number, string>
  meta: string | undefined
}

/** Stores the files of a form sequentially. Raises invalid for unsupported types. */
export async function storeParts(
  { deps }: Pick<ServiceContext, 'deps'>,
  { sent, accountId, kept }: { sent: SentProject; accountId: number; kept: KeptParts },
): Promise<StoredParts> {
  const keep = async (storing: Promise<TakenUpload>) => (await kept.keep(storing)).key
  const photo = (file: UploadedFile) => keep(storePhoto(deps, file, accountId))
  const parts: StoredParts = {
    image: sent.image && (await photo(sent.image)),
    gallery: [],
    documents: [],
    plans: new Map(),
    meta: sent.meta_image instanceof UploadedFile ? await photo(sent.meta_image) : undefined,
  }
  for (const file of sent.gallery_images ?? []) parts.gallery.push(await photo(file))
  for (const file of sent.documents ?? []) {
    parts.documents.push(await keep(storeDocument(deps, file, accountId)))
  }
  for (const [at, { document }] of (sent.plans ?? []).entries()) {
    if (!document) continue
    const isPdf = await isPdfPlan(document)
    const stored = isPdf ? keep(storeDocument(deps, document, accountId)) : photo(document)
    parts.plans.set(at, await stored)
  }
  return parts
}

export type Writing = { sent: SentProject; parts: StoredParts; accountId: number; at: Date }

type TakenUploads = ReadonlyMap<string, TakenUpload>

/** Claims all referenced uploads. Raises invalid for missing ones and unsupported plans. */
export async function takeNamed(
  tx: Transaction<DB>,
  { sent, accountId, at }: Omit<Writing, 'parts'>,
): Promise<TakenUploads> {
  const rows = sent.plans ?? []
  const wanted = [
    ...namedUploads(sent),
    ...(await uploadsOfEitherKind(tx, { list: 'plans', rows, accountId })),
  ]
  const taken = await takeUploads(tx, { accountId, wanted, at })
  for (const [n, { upload }] of rows.entries()) {
    const mime = upload ? taken.get(upload)?.mime : undefined
    if (mime && mime !== PDF && !mime.startsWith('image/')) {
      throw invalid({ [uploadField('plans', n)]: PLAN_RULE })
    }
  }
  return taken
}

/** Whether the request changes any files. */
export function touchesFiles(sent: SentProject): boolean {
  const { image, gallery_images, remove_gallery_images, pictures } = sent
  const { documents, remove_documents, document_files } = sent
  const { plans, remove_plans, meta_image, meta_upload } = sent
  const album = image || gallery_images || remove_gallery_images || pictures
  const papers = documents || remove_documents || document_files
  return Boolean(
    album || papers || plans || remove_plans || meta_image !== undefined || meta_upload,
  )
}

/**
 * Writes all files, and returns the image columns for the project's row. Unreferenced files are
 * deleted later by a job. Raises invalid for unknown files.
 */
export async function writeFiles(
  tx: Transaction<DB>,
  project: PictureColumns & { id: number },
  { sent, parts, at, taken }: Writing & { taken: TakenUploads },
): Promise<PictureColumns> {
  const held = await readHeldFiles(tx, { kind: 'project', id: project.id })
  const of = (role: HeldFile['role']) => held.filter((file) => file.role === role)
  const key = (upload: string | undefined) => (upload ? taken.get(upload)?.key : undefined)
  const entry = keyedBy(key)
  const album = arrangeAlbum(
    { main: { key: project.image_key, alt: project.image_alt }, gallery: of('gallery') },
    sent.pictures
      ? { pictures: sent.pictures.map(entry) }
      : {
          main: parts.image,
          added: parts.gallery,
          removed: parseNumbers(sent.remove_gallery_images),
        },
  )
  const documents = arrangeDocuments(
    of('document'),
    sent.document_files
      ? { all: sent.document_files.map(entry) }
      : { added: parts.documents, removed: parseNumbers(sent.remove_documents) },
  )
  const plans = arrangeFloorPlans(of('plan'), {
    sent: (sent.plans ?? []).map((plan, n) => ({
      id: plan.id,
      title: plan.title,
      key: parts.plans.get(n) ?? key(plan.upload),
    })),
    removed: parseNumbers(sent.remove_plans),
  })
  const subject = { kind: 'project' as const, id: project.id, at }
  await writeListedFiles(tx, { ...subject, role: 'gallery', files: album.gallery })
  await writeListedFiles(tx, { ...subject, role: 'document', files: documents })
  await writeListedFiles(tx, { ...subject, role: 'plan', files: plans })
  const meta = sent.meta_image === '' ? null : project.meta_image_key
  return {
    image_key: album.main.key,
    image_alt: album.main.alt,
    meta_image_key: parts.meta ?? key(sent.meta_upload) ?? meta,
  }
}

async function isPdfPlan(file: UploadedFile): Promise<boolean> {
  const kind = await detectDocumentKind(file)
  if (kind && kind.mime !== PDF) throw invalid({ [file.field]: PLAN_RULE })
  return kind !== null
}

const PDF = 'application/pdf'
const PLAN_RULE = 'A plan must be JPEG, PNG or PDF.'
