import { ImageRefused, type StoredImage } from '@/server/gateways/images/image-service.ts'
import type { UploadedFile } from '@/server/http/decoding/uploaded-file.ts'
import { invalid } from '@/server/http/failure.ts'
import type { RequestContext } from '@/server/http/handler.ts'

/** The specification's rule for photos, on a side in pixels. */
const LEAST_SIDE = 120
const RULE = 'Photos must be JPEG or PNG, at least 120x120.'

/** Puts a portrait into the store. Raises invalid for what is no photo as the house wants them. */
export async function storePortrait(
  { images }: Pick<RequestContext['deps'], 'images'>,
  { path, ownerId }: Pick<UploadedFile, 'path'> & { ownerId: number },
): Promise<StoredImage> {
  try {
    const { width, height, format } = await images.inspect(path)
    const isPhoto = format === 'jpeg' || format === 'png'
    if (!isPhoto || Math.min(width, height) < LEAST_SIDE) throw invalid({ profile: RULE })
    // The name on the sender's disk may say more than the sender means to.
    return await images.ingest(path, { name: 'portrait', visibility: 'public', ownerId })
  } catch (error) {
    if (error instanceof ImageRefused) throw invalid({ profile: RULE })
    throw error
  }
}
