'use client'

import { Share2 } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'

type ShareButtonProps = {
  title: string
  /** The query belongs to what is shown. */
  keepsQuery?: boolean
}

/** Hands the page's address to whatever the device shares with; copies it where it has nothing. */
export function ShareButton({ title, keepsQuery = false }: ShareButtonProps) {
  const { t } = useText()
  const share = async () => {
    const { origin, pathname, search } = location
    const url = origin + pathname + (keepsQuery ? search : '')
    if (navigator.share) return navigator.share({ title, url }).catch(() => undefined)
    await navigator.clipboard.writeText(url)
    showToast('success', t('share.copied'))
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      onClick={() => void share()}
      className="touch-target noscript:hidden"
    >
      <Icon of={Share2} />
      <span className="max-sm:sr-only">{t('share.label')}</span>
    </Button>
  )
}
