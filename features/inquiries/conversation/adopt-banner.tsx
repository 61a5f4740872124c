import { Inbox } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { useAdoption } from './use-adoption.ts'

/** Offers to add inquiries that were sent without account; nothing is added unasked. Default export, as `OnDemand` requires. */
export default function AdoptBanner({ className }: { className?: string }) {
  const { t } = useText()
  const { count, isBusy, adopt } = useAdoption()
  if (count === 0) return null
  return (
    <Banner
      variant="info"
      icon={<Icon of={Inbox} />}
      title={t('inquiries.adopt.title', { count })}
      className={className}
      actions={
        <Button size="sm" busy={isBusy} onClick={adopt}>
          {t('inquiries.adopt.add')}
        </Button>
      }
    >
      {t('inquiries.adopt.text')}
    </Banner>
  )
}
