'use client'

import { Share2 } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Popover, toAnchorName } from '@/design-system/popover/popover.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'

type ShareButtonProps = {
  title: string
  /** Shares the query string, too. */
  keepsQuery?: boolean
}

/** Shares the page's URL by the system dialog, or copies it. */
export function ShareButton({ title, keepsQuery = false }: ShareButtonProps) {
  const { t } = useText()
  const id = useId()
  const [byHand, setByHand] = useState<{ url: string }>()
  const share = async () => {
    const { origin, pathname, search } = location
    const url = origin + pathname + (keepsQuery ? search : '')
    const outcome = await handOver(title, url)
    if (outcome === 'copied') showToast('success', t('listingPage.share.copied'))
    if (outcome === 'refused') setByHand({ url })
  }
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => void share()}
        style={{ anchorName: toAnchorName(id) }}
        className="touch-target noscript:hidden"
      >
        <Icon of={Share2} />
        <span className="max-sm:sr-only">{t('listingPage.share.label')}</span>
      </Button>
      {byHand ? <AddressToCopy id={id} of={byHand} /> : null}
    </>
  )
}

/** Share and clipboard need a secure context, and the person may have denied either. */
async function handOver(title: string, url: string): Promise<'shared' | 'copied' | 'refused'> {
  try {
    if (navigator.share) {
      await navigator.share({ title, url })
      return 'shared'
    }
  } catch (error) {
    // Dismissed by the person, or still open.
    if (error instanceof DOMException && LEFT.includes(error.name)) return 'shared'
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'refused'
  }
}

const LEFT = ['AbortError', 'InvalidStateError']

/** Selected URL for manual copying. A new `of` object opens it again. */
function AddressToCopy({ id, of }: { id: string; of: { url: string } }) {
  const { t } = useText()
  const field = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks again sees it again
  useEffect(() => {
    field.current?.closest<HTMLElement>('[popover]')?.showPopover()
    field.current?.focus()
    field.current?.select()
  }, [of])
  return (
    <Popover id={id} align="end" className="w-80">
      <label className="block p-2 text-sm">
        <span className="mb-1.5 block">{t('listingPage.share.byHand')}</span>
        <input
          ref={field}
          readOnly
          dir="ltr"
          value={of.url}
          className="min-h-11 w-full rounded-sm border border-line-strong bg-surface px-3 text-ink"
        />
      </label>
    </Popover>
  )
}
