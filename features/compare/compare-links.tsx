'use client'

import { Printer } from 'lucide'
import { useRouter } from 'next/navigation'
import { type ComponentProps, useEffect, useEffectEvent } from 'react'
import { deviceListsStore } from '@/client/state/device-lists-store.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { withList } from '@/domain/listing/device-lists.ts'
import { routes } from '@/domain/web/routes.ts'
import { ShareButton } from '@/features/listing-page/share-button.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'

type SelectionLinkProps = ComponentProps<typeof SiteLink> & {
  /** IDs of the new selection. */
  homes: readonly number[]
}

/** Link that also updates the selection; without scripts an ordinary link. */
export function SelectionLink({ homes, ...rest }: SelectionLinkProps) {
  return <SiteLink {...rest} onClick={() => choose(homes)} />
}

/**
 * Synchronizes URL and stored selection. The URL wins; without IDs in the URL, the stored selection
 * is used. If nothing is stored, the IDs of the URL are stored.
 */
export function CompareStart({ asked }: { asked: readonly number[] }) {
  const { replace } = useRouter()
  const href = useHref()
  const homes = asked.join()

  const goTo = useEffectEvent((chosen: readonly number[]) => replace(href(routes.compare(chosen))))

  useEffect(() => {
    const { compared } = deviceListsStore.read()
    const asked = homes.split(',').filter(Boolean).map(Number)
    if (asked.length === 0 && compared.length > 0) goTo(compared)
    if (asked.length > 0 && compared.length === 0) choose(asked)
  }, [homes])

  return null
}

/** Share and print. */
export function CompareTools({ title }: { title: string }) {
  const { t } = useText()
  return (
    <>
      <ShareButton title={title} keepsQuery />
      <Button
        variant="secondary"
        size="sm"
        onClick={() => print()}
        className="noscript:hidden max-sm:hidden"
      >
        <Icon of={Printer} />
        {t('compare.print')}
      </Button>
    </>
  )
}

/** Updates the stored selection, which all components observe. */
function choose(homes: readonly number[]): void {
  deviceListsStore.change((kept) => withList(kept, 'compared', homes))
}
