import { ApiError } from '@/client/api/calls/api-error.ts'
import type { ChatKey } from '@/client/api/member/chat.ts'
import type { DeviceMessage } from '@/client/state/device/device-database.ts'
import { freshUuid } from '@/domain/web/fresh-uuid.ts'
import { SendingStopped } from '@/machines/chat/message-sending.types.ts'

/** A message of this device that the provider may not have yet, as a page shows it. */
export type OutboxMessage = ChatKey & {
  clientId: string
  text: string
  file: Blob | null
  fileName: string
  audio: Blob | null
  status: 'waiting' | 'sending' | 'failed'
  /** Key of the failure; '' before. */
  failure: string
  /** ISO 8601. */
  writtenAt: string
}

export type WrittenMessage = ChatKey & { text: string; file?: File | null; audio?: Blob | null }

/** @param addedAt milliseconds since 1970 */
export function toDeviceMessage(
  { peer, listing, text, file = null, audio = null }: WrittenMessage,
  { viewer, addedAt }: { viewer: number; addedAt: number },
): DeviceMessage {
  return {
    key: freshUuid(),
    viewer,
    peer,
    listing,
    text,
    file,
    fileName: file?.name ?? '',
    audio,
    status: 'waiting',
    failure: '',
    addedAt,
  }
}

export function toOutboxMessage(row: DeviceMessage, current: string | null): OutboxMessage {
  const { key: clientId, peer, listing, text, file, fileName, audio, failure, addedAt } = row
  const isSending = row.status === 'waiting' && clientId === current
  return {
    clientId,
    peer,
    listing,
    text,
    file,
    fileName,
    audio,
    failure,
    status: isSending ? 'sending' : row.status,
    writtenAt: new Date(addedAt).toISOString(),
  }
}

/** Says why a message was not sent, as the machine tells reasons apart. */
export function stopSending(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  const { kind, key, status, retryAfterSeconds } = error
  const wait = (retryAfterSeconds ?? 0) * 1_000
  if (kind === 'unauthenticated') throw new SendingStopped('signedOut', key, wait)
  if (kind === 'network') throw new SendingStopped(navigator.onLine ? 'unreached' : 'offline', key)
  if (kind === 'tooMany' || status === 503) throw new SendingStopped('unreached', key, wait)
  if (kind === 'server' || kind === 'malformed') throw new SendingStopped('failing', key, wait)
  if (key === 'blocked' || key === 'peerGone') throw new SendingStopped('closed', key)
  if (Object.hasOwn(error.fields, 'audio')) throw new SendingStopped('refused', 'badRecording')
  throw new SendingStopped('refused', Object.hasOwn(error.fields, 'file') ? 'badFile' : key || kind)
}
