import { FlaskConical } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'

/** Marks pages of payment while no money moves. */
export function SandboxNote() {
  const { t } = useText()
  return (
    <Banner
      role="note"
      variant="warning"
      icon={<Icon of={FlaskConical} />}
      title={t('payments.sandboxTitle')}
    >
      {t('payments.sandboxText')}
    </Banner>
  )
}
