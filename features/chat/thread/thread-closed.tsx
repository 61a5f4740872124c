import { Ban } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import type { ThreadActions } from './use-thread-actions.ts'

export type ClosedReason = 'blockedByMe' | 'blockedByPeer' | 'peerGone'

type ThreadClosedProps = { reason: ClosedReason; name: string; actions: ThreadActions }

/** In place of the field to write. */
export function ThreadClosed({ reason, name, actions: { isBusy, unblock } }: ThreadClosedProps) {
  const { t } = useText()
  return (
    <Banner
      role="status"
      icon={<Icon of={Ban} />}
      className="m-3"
      actions={
        reason === 'blockedByMe' ? (
          <Button variant="secondary" size="sm" busy={isBusy} onClick={unblock}>
            {t('chat.unblock')}
          </Button>
        ) : null
      }
    >
      {t(`chat.closed.${reason}`, { name })}
    </Banner>
  )
}
