import { useQuery } from '@tanstack/react-query'
import { createContentPreview, retireContent } from '@/client/api/admin/content.ts'
import { adminSettingQueries } from '@/client/api/admin/settings.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import type { EditedContent } from '@/domain/content/edited-content.ts'
import { routes } from '@/domain/web/routes.ts'
import { refusalText } from '../refusal-text.ts'
import type { ContentEditor } from './use-content-editor.ts'

export type Publishing = {
  /** The clock that schedules follow. */
  timeZone: string
  preview: () => void
  isPreviewing: boolean
  retire: () => void
  isRetiring: boolean
}

/** Acts on an item beside its draft. */
export function usePublishing(content: EditedContent, editor: ContentEditor): Publishing {
  const { t } = useText()
  const href = useHref()
  const client = useApiClient()
  const { data } = useQuery(adminSettingQueries.all(client))
  const zone = data?.settings.find(({ key }) => key === 'time_zone')
  const { kind, id } = content
  const link = useWrite(createContentPreview, {
    saysFailure: true,
    onSuccess: (token) => window.open(href(routes.preview(token)), '_blank', 'noopener'),
  })
  const hiding = useWrite(retireContent, {
    saysSuccess: () => t('admin.saved'),
    onSuccess: editor.reload,
    onError(failure) {
      showToast('warning', refusalText(failure, t))
      editor.reload()
    },
  })
  return {
    timeZone: zone?.value ?? zone?.default ?? 'UTC',
    preview: () => link.send({ kind, id }),
    isPreviewing: link.isSending,
    retire: () => hiding.send({ kind, id }),
    isRetiring: hiding.isSending,
  }
}
