import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useOffered } from '@/client/api/use-offered.ts'
import { useSession } from '@/client/state/use-session.ts'

export type EditorSetting = {
  viewer: number
  keepsOnServer: boolean
  hasOwnListings: boolean
  /** Otherwise files are sent with the post itself. */
  takesUploads: boolean
}

/** Undefined until the viewer and the extensions are known. */
export function useEditorSetting(): EditorSetting | undefined {
  const { user } = useSession()
  const client = useApiClient()
  const keepsOnServer = useOffered('drafts')
  const hasOwnListings = useOffered('own-listings')
  const takesUploads = useOffered('uploads')
  if (!user || client.viewer !== user.id) return undefined
  if (keepsOnServer === undefined || hasOwnListings === undefined || takesUploads === undefined)
    return undefined
  return { viewer: user.id, keepsOnServer, hasOwnListings, takesUploads }
}
