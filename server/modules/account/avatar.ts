import { PHOTO_MIN_SIDE } from '@/domain/listing/photo-rules.ts'
import type { ServiceContext } from '@/server/actor.ts'
import type { UploadedFile } from '@/server/contract/decoding/uploaded-file.ts'
import { invalid } from '@/server/contract/failure.ts'
import { ImageRefused, type StoredImage } from '@/server/gateways/images/image-service.ts'
import { recordFile } from '@/server/modules/files/service.ts'

const RULE = 'Photos must be JPEG or PNG, at least 120x120.'

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
      formats: ['jpeg', 'png'],
      minSide: PHOTO_MIN_SIDE,
      announce: (facts) => recordFile(db, facts, ownerId),
    })
  } catch (error) {
    if (error instanceof ImageRefused) throw invalid({ profile: RULE })
    throw error
  }
}
