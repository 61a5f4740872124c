import { PHOTO_FORMATS, PHOTO_MIN_SIDE } from '@/domain/listing/photo-rules.ts'
import type { ServiceContext } from '@/server/actor.ts'
import type { UploadedFile } from '@/server/contract/decoding/uploaded-file.ts'
import { invalid } from '@/server/contract/failure.ts'
import type { StoredImage } from '@/server/gateways/images/image-service.ts'
import { recordFile } from '@/server/modules/files/service.ts'
import { asFileRefusal, FileRefused, refusalWords } from '@/server/modules/uploads/intake.ts'

/**
 * Stores a profile picture with its row; unused ones are deleted later. Raises invalid. Never call
 * inside a transaction.
 */
export async function storeAvatar(
  { db, images }: Pick<ServiceContext['deps'], 'db' | 'images'>,
  { path, ownerId }: Pick<UploadedFile, 'path'> & { ownerId: number },
): Promise<StoredImage> {
  try {
    return await images.ingest(path, {
      // The original file name may be private.
      name: 'portrait',
      visibility: 'public',
      ownerId,
      formats: PHOTO_FORMATS,
      minSide: PHOTO_MIN_SIDE,
      announce: (facts) => recordFile(db, facts, ownerId),
    })
  } catch (error) {
    const refusal = asFileRefusal(error)
    if (!(refusal instanceof FileRefused)) throw error
    throw invalid({ profile: refusalWords(refusal.reason, 'photo') })
  }
}
