import type { Transaction } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { UploadedFile } from '@/server/contract/decoding/uploaded-file.ts'
import { arrangeAlbum, arrangeDocuments } from '@/server/modules/listing-editor/arrange-files.ts'
import {
  readHeldFiles,
  writeListedFiles,
} from '@/server/modules/listing-editor/listed-files-store.ts'
import {
  keyedBy,
  namedUploads,
  uploadsOfEitherKind,
} from '@/server/modules/listing-editor/named-uploads.ts'
import { detectDocumentKind } from '@/server/modules/uploads/document-kind.ts'
import {
  storeDocument,
  storePanorama,
  storePhoto,
  type TakenUpload,
} from '@/server/modules/uploads/intake.ts'
import type { KeptParts } from '@/server/modules/uploads/kept-parts.ts'
import { takeUploads, type WantedUpload } from '@/server/modules/uploads/take.ts'
import type { PictureColumns } from './posting-store.ts'
import type { SentProperty } from './sent-property.ts'

export type StoredParts = {
  title: string | undefined
  gallery: string[]
  documents: string[]
  panorama: string | undefined
  meta: string | undefined
  /** Storage keys by index in the submitted parameters. */
  parameters: Map<number, string>
}

/** Stores the files of a form sequentially. Raises invalid for unsupported types. */
export async function storeParts(
  { deps }: Pick<ServiceContext, 'deps'>,
  { sent, accountId, kept }: { sent: SentProperty; accountId: number; kept: KeptParts },
): Promise<StoredParts> {
  const keep = async (storing: Promise<TakenUpload>) => (await kept.keep(storing)).key
  const photo = (file: UploadedFile) => keep(storePhoto(deps, file, accountId))
  const paper = (file: UploadedFile) => keep(storeDocument(deps, file, accountId))
  const { three_d_image: panorama } = sent
  const parts: StoredParts = {
    title: sent.title_image && (await photo(sent.title_image)),
    gallery: [],
    documents: [],
    panorama: panorama && (await keep(storePanorama(deps, panorama, accountId))),
    meta: sent.meta_image instanceof UploadedFile ? await photo(sent.meta_image) : undefined,
    parameters: new Map(),
  }
  for (const file of sent.gallery_images ?? []) parts.gallery.push(await photo(file))
  for (const file of sent.documents ?? []) parts.documents.push(await paper(file))
  for (const [at, { value }] of (sent.parameters ?? []).entries()) {
    if (!(value instanceof UploadedFile)) continue
    const isPaper = (await detectDocumentKind(value)) !== null
    parts.parameters.set(at, await (isPaper ? paper(value) : photo(value)))
  }
  return parts
}

export type TakenFiles = {
  findKey(upload: string | undefined): string | undefined
  /** Key of a parameter's file, by index in the submitted parameters. */
  parameterKey(at: number): string | undefined
}

/** Claims all referenced uploads. Raises invalid for missing ones. */
export async function takeNamed(
  tx: Transaction<DB>,
  { sent, parts, accountId, at }: Writing,
): Promise<TakenFiles> {
  const rows = sent.parameters ?? []
  const { three_d_upload: panorama } = sent
  const wanted: WantedUpload[] = [
    ...namedUploads(sent),
    ...(panorama ? [{ id: panorama, field: 'three_d_upload', purpose: 'panorama' as const }] : []),
    ...(await uploadsOfEitherKind(tx, { list: 'parameters', rows, accountId })),
  ]
  const taken = await takeUploads(tx, { accountId, wanted, at })
  const findKey = (upload: string | undefined) => (upload ? taken.get(upload)?.key : undefined)
  return { findKey, parameterKey: (n) => parts.parameters.get(n) ?? findKey(rows[n]?.upload) }
}

export type Writing = { sent: SentProperty; parts: StoredParts; accountId: number; at: Date }

/** Whether any files change, except those of parameters. */
export function touchesFiles(sent: SentProperty): boolean {
  const { title_image, gallery_images, remove_gallery_images, pictures } = sent
  const { documents, remove_documents, document_files } = sent
  const { three_d_image, three_d_upload, remove_three_d_image, meta_image, meta_upload } = sent
  const album = title_image || gallery_images || remove_gallery_images || pictures
  const papers = documents || remove_documents || document_files
  const panorama = three_d_image || three_d_upload || remove_three_d_image
  return Boolean(album || papers || panorama || meta_upload) || meta_image !== undefined
}

/**
 * Writes the gallery and documents, and returns the image columns. A job deletes unreferenced
 * files. Raises invalid for unknown files.
 */
export async function writeFiles(
  tx: Transaction<DB>,
  property: PictureColumns & { id: number },
  { sent, parts, at, taken: { findKey } }: Writing & { taken: TakenFiles },
): Promise<PictureColumns> {
  const held = await readHeldFiles(tx, { kind: 'property', id: property.id })
  const entry = keyedBy(findKey)
  const album = arrangeAlbum(
    {
      main: { key: property.title_image_key, alt: property.title_image_alt },
      gallery: held.filter(({ role }) => role === 'gallery'),
    },
    sent.pictures
      ? { pictures: sent.pictures.map(entry) }
      : { main: parts.title, added: parts.gallery, removed: sent.remove_gallery_images ?? [] },
  )
  const documents = arrangeDocuments(
    held.filter(({ role }) => role === 'document'),
    sent.document_files
      ? { all: sent.document_files.map(entry) }
      : { added: parts.documents, removed: sent.remove_documents ?? [] },
  )
  const subject = { kind: 'property' as const, id: property.id, at }
  await writeListedFiles(tx, { ...subject, role: 'gallery', files: album.gallery })
  await writeListedFiles(tx, { ...subject, role: 'document', files: documents })
  const panorama = sent.remove_three_d_image ? null : property.panorama_key
  const meta = sent.meta_image === '' ? null : property.meta_image_key
  return {
    title_image_key: album.main.key,
    title_image_alt: album.main.alt,
    panorama_key: parts.panorama ?? findKey(sent.three_d_upload) ?? panorama,
    meta_image_key: parts.meta ?? findKey(sent.meta_upload) ?? meta,
  }
}
