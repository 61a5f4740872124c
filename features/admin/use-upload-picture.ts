import { uploadContentPicture } from '@/client/api/admin/content.ts'
import { useWrite } from '@/client/api/calls/use-write.ts'

export const PHOTO_MIMES = 'image/jpeg,image/png,image/webp,image/avif,image/heic'

/** Sends a picture; null, and a toast, if it is refused. */
export function useUploadPicture() {
  const { sendAsync, isSending } = useWrite(uploadContentPicture, { saysFailure: true })
  return {
    isSending,
    upload: (file: File) => sendAsync(file).catch(() => null),
  }
}
