import type { Kysely } from 'kysely'
import { VOICE_MAX_SECONDS } from '@/domain/chat/voice-rules.ts'
import { cleanFileName } from '@/domain/listing/file-rules.ts'
import { PHOTO_NAMES } from '@/domain/listing/photo-rules.ts'
import { faultWords } from '@/domain/text/fault-words.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import type { UploadedFile } from '@/server/contract/decoding/uploaded-file.ts'
import { invalid } from '@/server/contract/failure.ts'
import {
  dropFiles,
  FileRefused,
  keepAttachment,
  keepRecording,
  RecordingTooLong,
  type TakenUpload,
} from '@/server/modules/uploads/intake.ts'
import { keptParts } from '@/server/modules/uploads/kept-parts.ts'
import { requireMember } from '@/server/viewer.ts'

export type KeptAttachments = {
  file: { key: string; name: string } | null
  audioKey: string | null
  /** Within the transaction of a repeat, which needs no second copy. */
  takeBack(tx: Kysely<DB>): Promise<void>
}

/**
 * Stores the files of a message for its two sides only, then runs `work`, and takes them back if
 * that is refused. Raises invalid for files of another kind than their content may be.
 */
export async function keepAttachments<Result>(
  { deps, viewer }: ServiceContext,
  { file, audio }: { file: UploadedFile | undefined; audio: UploadedFile | undefined },
  work: (kept: KeptAttachments) => Promise<Result>,
): Promise<Result> {
  const accountId = requireMember(viewer).id
  const parts = keptParts(deps)
  try {
    const stored =
      file && (await parts.keep(keepAttachment(deps, file, accountId).catch(refusing('file'))))
    const recorded =
      audio && (await parts.keep(keepVoice(deps, audio, accountId).catch(refusing('audio'))))
    const keys = [stored, recorded].flatMap((it) => (it ? [it.key] : []))
    return await work({
      file:
        stored && file ? { key: stored.key, name: cleanFileName(file.name) || stored.name } : null,
      audioKey: recorded?.key ?? null,
      takeBack: (tx) => dropFiles(deps, tx, keys),
    })
  } catch (error) {
    await parts.takeBackAfter(error)
    throw error
  }
}

/** Recorders stop by a timer, so that the last moment may be over it. */
const TOLERANCE_SECONDS = 10

function keepVoice(
  deps: ServiceContext['deps'],
  audio: UploadedFile,
  accountId: number,
): Promise<TakenUpload> {
  return keepRecording(deps, audio, {
    accountId,
    maxSeconds: VOICE_MAX_SECONDS + TOLERANCE_SECONDS,
  })
}

const KINDS = {
  file: `The file must be a ${PHOTO_NAMES.join(', ')}, PDF, DOC or DOCX.`,
  audio: 'The recording must be MP3, MP4 or WebM sound.',
}

const REFUSALS: Partial<Record<FileRefused['reason'], string>> = {
  tooLarge: 'The file may have at most 10 MB.',
  empty: 'The file is empty.',
  unreadable: faultWords.unreadable,
  tooManyPixels: 'The picture is too large.',
}

function refusing(field: 'file' | 'audio') {
  return (error: unknown): Promise<TakenUpload> => {
    if (error instanceof RecordingTooLong) {
      throw invalid({ [field]: `A recording may last at most ${VOICE_MAX_SECONDS / 60} minutes.` })
    }
    if (!(error instanceof FileRefused)) throw error
    throw invalid({ [field]: REFUSALS[error.reason] ?? KINDS[field] })
  }
}
