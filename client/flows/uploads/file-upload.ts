import { type Actor, createActor, fromPromise } from 'xstate'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { readUpload } from '@/client/api/member/uploads.ts'
import { lookAtFile } from '@/client/integrations/look-at-file.ts'
import { sendResumable, UploadError } from '@/client/integrations/resumable-uploads.ts'
import { currentToken } from '@/client/state/current-token.ts'
import { type DeviceUpload, openDeviceDatabase } from '@/client/state/device/device-database.ts'
import { fileUploadMachine } from '@/machines/uploads/file-upload.machine.ts'
import {
  type FileChecked,
  type FileSending,
  UploadStopped,
} from '@/machines/uploads/file-upload.types.ts'
import type { UploadItem } from './upload-item.ts'

type FileUploadActor = Actor<typeof fileUploadMachine>

/** A file in the queue: its row on the device, its actor, and its preview of this page. */
export type Entry = {
  row: DeviceUpload
  actor: FileUploadActor
  preview: string
  /** Removed: nothing of it is written any more. */
  isGone: boolean
}

/** Connections of a file's upload to the queue that it is in. */
export type FileUploadTools = {
  client: () => ApiClient
  /** Writes the row down on the device. */
  keep: (entry: Entry) => Promise<void>
  /** Looks at one file after the other, since large pictures take much memory. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/** The upload of a file, not started yet. */
export function createEntry(row: DeviceUpload, tools: FileUploadTools): Entry {
  const check = fromPromise<FileChecked>(({ signal }) =>
    tools.inTurn(() => checkFile(entry, tools, signal)),
  )
  const send = fromPromise<FileChecked, FileSending>(({ input, signal }) =>
    oneTabAtATime(row.key, signal, () => sendFile(entry, tools, { ...input, signal })).catch(stop),
  )
  const process = fromPromise<FileChecked>(({ signal }) =>
    processFile(entry, tools, signal).catch(stop),
  )
  const { bytes, outcome, refusal, isLookedAt = true } = row
  const actor: FileUploadActor = createActor(
    fileUploadMachine.provide({ actors: { check, send, process } }),
    { input: { bytes, outcome, refusal, isChecked: isLookedAt, jitter: 0.75 + Math.random() / 2 } },
  )
  const preview = row.preview ? URL.createObjectURL(row.preview) : ''
  const entry: Entry = { row, actor, preview, isGone: false }
  return entry
}

/** The bytes; null where they are gone. */
export function toFile({ row }: Entry): File | null {
  return row.file ? new File([row.file], row.name, { type: row.file.type }) : null
}

export function toUploadItem({ row, actor, preview }: Entry): UploadItem {
  const { value, context } = actor.getSnapshot()
  const { key, name, bytes, refusal, url, width, height, hash } = row
  const status = toItemStatus(value)
  return {
    key,
    name,
    bytes,
    status,
    preview,
    url,
    width,
    height,
    hash,
    progress: bytes > 0 ? Math.min(1, context.sent / bytes) : 0,
    uploadId: status === 'ready' ? row.uploadId : null,
    refusal: refusal ?? context.refusal,
    failure: context.failure,
  }
}

type State = ReturnType<FileUploadActor['getSnapshot']>['value']

function toItemStatus(value: State): UploadItem['status'] {
  switch (value) {
    case 'sending':
    case 'ready':
    case 'refused':
    case 'failed':
      return value
    case 'processing':
      return 'checking'
    default:
      return 'waiting'
  }
}

async function checkFile(
  entry: Entry,
  { keep }: FileUploadTools,
  signal: AbortSignal,
): Promise<FileChecked> {
  const { row } = entry
  const file = toFile(entry)
  if (!file) throw new UploadStopped('refused', 'lost')
  const isForPost = row.isForPost === true
  // The provider checks again, so a file that nobody could look at is sent.
  const look = await lookAtFile(file, row.purpose, !isForPost).catch(() => ({ refusal: null }))
  signal.throwIfAborted()
  Object.assign(row, look, { isLookedAt: true })
  if (row.preview) entry.preview = URL.createObjectURL(row.preview)
  if (look.refusal !== null) {
    row.file = null
    await (await openDeviceDatabase()).uploads.remove(row.key)
    return { refusal: look.refusal, isForPost }
  }
  if (isForPost) row.outcome = 'ready'
  await keep(entry)
  return { refusal: null, isForPost }
}

async function sendFile(
  entry: Entry,
  { keep }: FileUploadTools,
  { startsOver, signal }: FileSending & { signal: AbortSignal },
): Promise<FileChecked> {
  const { row, actor } = entry
  const kept = await (await openDeviceDatabase()).uploads.get(row.key)
  // Another tab has sent it meanwhile, or part of it.
  if (kept) Object.assign(row, kept)
  if (startsOver) row.uploadId = null
  if (row.outcome === null && row.file) {
    await sendResumable({
      file: row.file,
      name: row.name,
      purpose: row.purpose,
      uploadId: row.uploadId,
      signal,
      token: currentToken,
      onBegun: (uploadId) => {
        row.uploadId = uploadId
        return keep(entry)
      },
      onProgress: (sent) => actor.send({ type: 'bytes.acknowledged', sent }),
    }).catch((error) => {
      if (!(error instanceof UploadError && error.key === 'tooLarge')) throw error
      Object.assign(row, { outcome: 'refused', refusal: error.key, file: null })
      return keep(entry)
    })
  }
  return { refusal: row.outcome === 'refused' ? row.refusal : null, isForPost: false }
}

async function processFile(
  entry: Entry,
  { client, keep }: FileUploadTools,
  signal: AbortSignal,
): Promise<FileChecked> {
  const { row } = entry
  if (row.outcome === null && row.uploadId) {
    const { status, refusal, ...facts } = await readUpload(client(), row.uploadId, signal)
    if (status === 'receiving') throw new UploadStopped('later')
    const { url, width, height, hash } = facts
    Object.assign(row, { outcome: status, refusal, url, width, height, hash, file: null })
  }
  if (row.outcome === null) throw new UploadStopped('refused', 'lost')
  await keep(entry)
  return { refusal: row.outcome === 'refused' ? row.refusal : null, isForPost: false }
}

/** Says why an upload stopped, as the machine tells reasons apart. */
function stop(error: unknown): never {
  if (error instanceof UploadStopped) throw error
  if (error instanceof UploadError) {
    const { stop: reason, key, waitMilliseconds: wait } = error
    if (reason === 'unreached') throw unreached(key || reason, wait)
    throw new UploadStopped(reason === 'refused' && key === 'notFound' ? 'gone' : reason, key, wait)
  }
  if (!(error instanceof ApiError)) throw new UploadStopped('later', 'unreached')
  const { kind, key, retryAfterSeconds } = error
  const wait = (retryAfterSeconds ?? 0) * 1_000
  if (kind === 'unauthenticated') throw new UploadStopped('signedOut', key, wait)
  if (kind === 'network') throw unreached(key, wait)
  if (kind === 'notFound') throw new UploadStopped('gone', key, wait)
  const isForNow = kind === 'server' || kind === 'tooMany'
  throw new UploadStopped(isForNow ? 'later' : 'refused', key, wait)
}

function unreached(key: string, wait: number): UploadStopped {
  return new UploadStopped(navigator.onLine ? 'later' : 'offline', key, wait)
}

/** Two tabs with the same draft send a file once. Without a safe origin there are no locks. */
async function oneTabAtATime<Result>(
  key: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(`upload ${key}`, { signal }, work)
}
