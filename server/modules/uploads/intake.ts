import { open, readFile } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import {
  cleanFileName,
  type FileRefusal,
  fileExtension,
  maxBytesFor,
  type UploadPurpose,
} from '@/domain/listing/file-rules.ts'
import {
  PANORAMA_FORMATS,
  PHOTO_FORMATS,
  PHOTO_MIN_SIDE,
  PHOTO_NAMES,
} from '@/domain/listing/photo-rules.ts'
import { faultWords } from '@/domain/text/fault-words.ts'
import type { DB } from '@/generated/database.ts'
import type { UploadedFile } from '@/server/contract/decoding/uploaded-file.ts'
import { invalid } from '@/server/contract/failure.ts'
import type { Deps } from '@/server/deps.ts'
import { type ImageRefusal, ImageRefused } from '@/server/gateways/images/image-service.ts'
import { readRecording } from '@/server/gateways/recordings/read-recording.ts'
import { isSpreadsheet } from '@/server/gateways/spreadsheets/convert-spreadsheet.ts'
import { type FileFacts, recordFile, storeFile } from '@/server/modules/files/service.ts'
import { detectDocumentKind } from './document-kind.ts'
import { deleteFileRows, type StoredPurpose } from './store.ts'

/** A stored file with its row; dimensions and hash for images only. */
export type TakenUpload = {
  key: string
  name: string
  mime: string
  bytes: number
  width: number | null
  height: number | null
  hash: string | null
}

export type IntakeDeps = Pick<Deps, 'db' | 'files' | 'images' | 'queue'>

export type SentFile = Pick<UploadedFile, 'path' | 'name' | 'bytes'>

export type Intake = { purpose: UploadPurpose; accountId: number }

export class FileRefused extends Error {
  readonly reason: FileRefusal

  constructor(reason: FileRefusal, options?: ErrorOptions) {
    super(`File refused: ${reason}`, options)
    this.name = 'FileRefused'
    this.reason = reason
  }
}

export class RecordingTooLong extends Error {
  override readonly name = 'RecordingTooLong'
}

/**
 * Stores a photo of a form with its row. Raises invalid on its field. Call before the transaction
 * that uses the key; unused files are deleted after a day.
 */
export async function storePhoto(
  deps: IntakeDeps,
  file: UploadedFile,
  accountId: number,
): Promise<TakenUpload> {
  return await storeSent(deps, file, { purpose: 'photo', accountId })
}

/** The same for a panorama, which may be a GIF. */
export async function storePanorama(
  deps: IntakeDeps,
  file: UploadedFile,
  accountId: number,
): Promise<TakenUpload> {
  return await storeSent(deps, file, { purpose: 'panorama', accountId })
}

/** The same for a document, which keeps its name. */
export async function storeDocument(
  deps: IntakeDeps,
  file: UploadedFile,
  accountId: number,
): Promise<TakenUpload> {
  return await storeSent(deps, file, { purpose: 'document', accountId })
}

async function storeSent(
  deps: IntakeDeps,
  file: UploadedFile,
  intake: Intake,
): Promise<TakenUpload> {
  try {
    return await keepFile(deps, file, intake)
  } catch (error) {
    if (error instanceof FileRefused) {
      throw invalid({ [file.field]: refusalWords(error.reason, intake.purpose) })
    }
    throw error
  }
}

const PIXEL_LIMITS =
  'Photos may have at most 50 million pixels; HEIC and AVIF 25 million; WebP, GIF and transparent or interlaced PNG 16 million.'

export function refusalWords(reason: FileRefusal, purpose: UploadPurpose): string {
  if (reason === 'tooLarge') return `Files may have at most ${maxBytesFor(purpose) >> 20} MB.`
  if (reason === 'tooManyPixels') return PIXEL_LIMITS
  if (reason === 'unreadable') return faultWords.unreadable
  if (purpose === 'photo' || purpose === 'panorama') {
    return 'Photos must be JPEG or PNG, at least 120x120.'
  }
  if (purpose === 'document') return 'Documents must be PDF, DOC, DOCX or TXT.'
  return `Files must be ${PHOTO_NAMES.join(', ')}, PDF, DOC, DOCX or TXT.`
}

/**
 * Validates and stores a file with its row, and queues the resizing of public images. Raises
 * FileRefused. Never call inside a transaction.
 */
export async function keepFile(
  deps: IntakeDeps,
  file: SentFile,
  { purpose, accountId }: { purpose: Exclude<StoredPurpose, 'backup'>; accountId: number },
): Promise<TakenUpload> {
  if (file.bytes === 0) throw new FileRefused('empty')
  if (purpose === 'import') return await keepImport(deps, file, accountId)
  if (file.bytes > maxBytesFor(purpose)) throw new FileRefused('tooLarge')
  if (purpose === 'document') return await keepDocument(deps, file, { purpose, accountId })
  if (purpose !== 'verification') return await keepPicture(deps, file, { purpose, accountId })
  return await keepPicture(deps, file, { purpose, accountId }).catch((error: unknown) => {
    if (!(error instanceof FileRefused) || error.reason !== 'notAPicture') throw error
    return keepDocument(deps, file, { purpose, accountId })
  })
}

/** Stores a private picture or PDF. Raises FileRefused. Never call inside a transaction. */
export async function keepReceipt(
  deps: IntakeDeps,
  file: SentFile,
  accountId: number,
): Promise<TakenUpload> {
  return await keepPrivate(deps, file, { accountId, name: 'receipt', isTaken: isReceipt })
}

/** Stores a private picture, PDF, DOC or DOCX. Raises FileRefused. Never call inside a transaction. */
export async function keepAttachment(
  deps: IntakeDeps,
  file: SentFile,
  accountId: number,
): Promise<TakenUpload> {
  return await keepPrivate(deps, file, { accountId, name: 'picture', isTaken: isAttachment })
}

/**
 * Stores a private MP3, MP4 or WebM recording. Raises FileRefused, RecordingTooLong. Never call
 * inside a transaction.
 */
export async function keepRecording(
  { db, files }: Pick<IntakeDeps, 'db' | 'files'>,
  file: SentFile,
  { accountId, maxSeconds }: { accountId: number; maxSeconds: number },
): Promise<TakenUpload> {
  requireBytes(file)
  const content = await readFile(file.path)
  const recording = await readRecording(content)
  if (!recording) throw new FileRefused('wrongKind')
  if (recording.seconds > maxSeconds) throw new RecordingTooLong()
  const facts = await storeFile(files, {
    source: file.path,
    name: `recording.${recording.ending}`,
    mime: recording.mime,
    visibility: 'private',
    ownerId: accountId,
    announce: (stored) => recordFile(db, stored, accountId),
  })
  return toTaken(facts)
}

async function keepPrivate(
  deps: IntakeDeps,
  file: SentFile,
  {
    accountId,
    name,
    isTaken,
  }: { accountId: number; name: string; isTaken: (file: SentFile) => Promise<boolean> },
): Promise<TakenUpload> {
  const intake = { purpose: 'verification', accountId } as const
  requireBytes(file)
  return await keepPicture(deps, file, { ...intake, name }).catch((error: unknown) => {
    if (!(error instanceof FileRefused) || error.reason !== 'notAPicture') throw error
    return keepDocument(deps, file, intake, isTaken)
  })
}

function requireBytes({ bytes }: SentFile): void {
  if (bytes === 0) throw new FileRefused('empty')
  if (bytes > maxBytesFor('verification')) throw new FileRefused('tooLarge')
}

async function isAttachment(file: SentFile): Promise<boolean> {
  return (await detectDocumentKind(file))?.ending !== 'txt'
}

/** A PDF from its first byte, so that no other program reads it as its own. */
async function isReceipt({ path }: SentFile): Promise<boolean> {
  return (await readStart(path, 5)) === '%PDF-'
}

async function readStart(path: string, length: number): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0)
    return buffer.subarray(0, bytesRead).toString('latin1')
  } finally {
    await file.close()
  }
}

async function keepPicture(
  { db, images, queue }: IntakeDeps,
  { path }: SentFile,
  { purpose, accountId, name = purpose }: Intake & { name?: string },
): Promise<TakenUpload> {
  const isPrivate = purpose === 'verification'
  try {
    const image = await images.ingest(path, {
      // The original file name may be private.
      name,
      visibility: isPrivate ? 'private' : 'public',
      ownerId: accountId,
      formats: purpose === 'panorama' ? PANORAMA_FORMATS : PHOTO_FORMATS,
      minSide: isPrivate ? 1 : PHOTO_MIN_SIDE,
      announce: (facts) => recordFile(db, facts, accountId),
    })
    if (!isPrivate) await queue.enqueue(db, 'images.prepare', { key: image.key })
    return toTaken(image)
  } catch (error) {
    throw asFileRefusal(error)
  }
}

/** A picture's refusal as that of a file; other errors stay. */
export function asFileRefusal(error: unknown): unknown {
  if (!(error instanceof ImageRefused)) return error
  return new FileRefused(REFUSALS[error.reason], { cause: error })
}

const REFUSALS: Record<ImageRefusal, FileRefusal> = {
  unsupportedFormat: 'notAPicture',
  otherFormat: 'wrongKind',
  tooSmall: 'tooSmall',
  tooManyPixels: 'tooManyPixels',
  unreadable: 'unreadable',
}

async function keepDocument(
  { db, files }: IntakeDeps,
  file: SentFile,
  { purpose, accountId }: Intake,
  isTaken: (file: SentFile) => Promise<boolean> = async () => true,
): Promise<TakenUpload> {
  const { path, name } = file
  const kind = (await isTaken(file)) ? await detectDocumentKind(file) : null
  if (!kind) throw new FileRefused('wrongKind')
  const clean = cleanFileName(name) || 'document'
  const facts = await storeFile(files, {
    source: path,
    name: fileExtension(clean) === kind.ending ? clean : `${clean}.${kind.ending}`,
    mime: kind.mime,
    visibility: purpose === 'verification' ? 'private' : 'public',
    ownerId: accountId,
    announce: (stored) => recordFile(db, stored, accountId),
  })
  return toTaken(facts)
}

/** Its size was checked when it was announced; the import says what it cannot read. */
async function keepImport(
  { db, files }: IntakeDeps,
  { path, name }: SentFile,
  accountId: number,
): Promise<TakenUpload> {
  const isSheet = await isSpreadsheet(path)
  if (!isSheet && (await isPacked(path))) throw new FileRefused('wrongKind')
  const facts = await storeFile(files, {
    source: path,
    name: cleanFileName(name) || `listings.${isSheet ? 'xlsx' : 'csv'}`,
    mime: isSheet ? XLSX : 'text/csv',
    visibility: 'private',
    ownerId: accountId,
    announce: (stored) => recordFile(db, stored, accountId),
  })
  return toTaken(facts)
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A ZIP file, which XLSX is, or a container of older and encrypted spreadsheets. */
async function isPacked(path: string): Promise<boolean> {
  const start = await readStart(path, 4)
  return start === 'PK\u0003\u0004' || start === '\u00d0\u00cf\u0011\u00e0'
}

function toTaken(facts: FileFacts): TakenUpload {
  const { key, name, mime, bytes, width = null, height = null, hash = null } = facts
  return { key, name, mime, bytes, width, height, hash }
}

/**
 * Deletes unused files by a job, queued with the deletion of their rows: a file without a row would
 * stay forever.
 */
export async function dropFiles(
  { queue }: Pick<Deps, 'queue'>,
  db: Kysely<DB>,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  if (!db.isTransaction) {
    await db.transaction().execute((transaction) => dropFiles({ queue }, transaction, keys))
    return
  }
  const gone = await deleteFileRows(db, keys)
  const files = gone.map(({ key, visibility }) => ({ key, visibility: toVisibility(visibility) }))
  if (files.length > 0) await queue.enqueue(db, 'files.remove', { files })
}

function toVisibility(stored: string): 'public' | 'private' {
  return stored === 'private' ? 'private' : 'public'
}
