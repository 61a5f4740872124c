import type { ServiceContext } from '@/server/actor.ts'
import type { UploadedFile } from '@/server/contract/decoding/uploaded-file.ts'
import { storePhoto, type TakenUpload } from '@/server/modules/uploads/intake.ts'
import { requireStaff } from '@/server/viewer.ts'

/** Stores a picture for drafts. Raises forbidden, invalid. */
export async function storeContentPicture(
  context: ServiceContext,
  file: UploadedFile,
): Promise<TakenUpload> {
  const { id } = requireStaff(context)
  return await storePhoto(context.deps, file, id)
}
