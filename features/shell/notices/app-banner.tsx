'use client'

import { useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { hideAppBanner } from './app-banner-choice.ts'
import { NOTICE } from './notice-style.ts'

type AppBannerProps = {
  name: string
  /** App store URL for this device. */
  shopUrl: string
}

/** Offers the app on mobile devices, until dismissed. */
export function AppBanner({ name, shopUrl }: AppBannerProps) {
  const { t } = useText()
  const [hidden, setHidden] = useState(false)
  if (hidden) return null
  const hide = () => {
    hideAppBanner()
    setHidden(true)
  }
  return (
    <section aria-label={t('shell.app.title', { name })} className={NOTICE}>
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium text-ink">{t('shell.app.title', { name })}</p>
        <p className="text-sm text-ink-muted">{t('shell.app.text')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <a
          href={shopUrl}
          rel="noopener"
          onClick={hideAppBanner}
          className={buttonStyles({ size: 'sm' })}
        >
          {t('shell.app.install')}
        </a>
        <Button size="sm" variant="secondary" onClick={hide}>
          {t('shell.app.continue')}
        </Button>
      </div>
    </section>
  )
}
