import { useQueryClient } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useOffered } from '@/client/api/use-offered.ts'
import { discardDraft } from '@/client/flows/listing-editor/editor-draft.ts'
import { failureText } from '@/client/text/failure-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'

/** Deletes a draft on the device and server. Resolves to false after an error toast. */
export function useDiscarding(): (draft: string) => Promise<boolean> {
  const client = useApiClient()
  const queries = useQueryClient()
  const { t } = useText()
  const keepsOnServer = useOffered('drafts') === true
  return async (draft) => {
    try {
      await discardDraft({ client, draft, keepsOnServer })
    } catch (error) {
      showToast('error', failureText(error, t))
      return false
    }
    void queries.invalidateQueries({ queryKey: ['drafts'] })
    return true
  }
}
