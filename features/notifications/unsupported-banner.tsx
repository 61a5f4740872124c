'use client'

import { BellOff } from 'lucide'
import { useEffect, useState } from 'react'
import { pushSupport } from '@/client/integrations/push-subscription.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { hideAppBanner } from '@/features/shell/notices/app-banner-choice.ts'

type UnsupportedBannerProps = {
  /** The site's. */
  name: string
  /** App store URL. */
  shopUrl: string
}

/** Offers the app in browsers without push messages, until dismissed. */
export function UnsupportedBanner({ name, shopUrl }: UnsupportedBannerProps) {
  const { t } = useText()
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(pushSupport() === 'unsupported'), [])
  if (!isShown) return null
  const dismiss = () => {
    hideAppBanner()
    setShown(false)
  }
  return (
    <Banner
      role="status"
      variant="info"
      icon={<Icon of={BellOff} />}
      title={t('notifications.unsupported.title')}
      className="mb-6"
      actions={
        <>
          <a
            href={shopUrl}
            rel="noopener"
            onClick={hideAppBanner}
            className={buttonStyles({ variant: 'secondary', size: 'sm' })}
          >
            {t('notifications.unsupported.install')}
          </a>
          <Button variant="quiet" size="sm" onClick={dismiss}>
            {t('notifications.unsupported.dismiss')}
          </Button>
        </>
      }
    >
      {t('notifications.unsupported.text', { name })}
    </Banner>
  )
}
