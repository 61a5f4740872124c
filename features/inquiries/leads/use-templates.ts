import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import {
  deleteReplyTemplate,
  leadQueries,
  type ReplyTemplate,
  saveReplyTemplate,
} from '@/client/api/member/leads.ts'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'

export type Templates = {
  /** Undefined while loading. */
  templates: readonly ReplyTemplate[] | undefined
  /** `id` null creates one. */
  save: (template: { id: number | null; name: string; text: string }) => Promise<void>
  /** Can be undone. */
  remove: (template: ReplyTemplate) => void
  isBusy: boolean
  error: Error | null
  retry: () => void
}

/** The signed-in person's own texts to answer with. */
export function useTemplates(): Templates {
  const { t } = useText()
  const client = useApiClient()
  const { data, error, refetch } = useQuery({
    ...leadQueries.templates(client),
    enabled: client.viewer !== null,
  })
  const saving = useWrite(saveReplyTemplate)
  const restoring = useWrite(saveReplyTemplate, { saysFailure: true })
  const [removed, setRemoved] = useState<ReplyTemplate | null>(null)
  const removing = useWrite(deleteReplyTemplate, {
    saysFailure: true,
    onSuccess() {
      if (!removed) return
      showToast('info', t('inquiries.templates.deleted', { name: removed.name }), {
        label: t('favourites.undo'),
        run: () => restoring.send({ ...removed, id: null }),
      })
    },
  })
  return {
    templates: data,
    save: saving.sendAsync,
    remove(template) {
      setRemoved(template)
      removing.send(template.id)
    },
    isBusy: removing.isSending,
    error,
    retry: () => void refetch(),
  }
}
