'use client'

import { useState } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '../site-link.tsx'
import { type CookieChoice, chooseCookies } from './cookie-choice.ts'
import { NOTICE } from './notice-style.ts'

/** Cookie banner over the bottom of the page, without layout shift. */
export function CookieNotice() {
  const { t } = useText()
  const href = useHref()
  const [chosen, setChosen] = useState(false)
  if (chosen) return null
  const choose = (choice: CookieChoice) => () => {
    chooseCookies(choice)
    setChosen(true)
  }
  return (
    <section aria-label={t('shell.cookies.title')} className={NOTICE}>
      <p className="min-w-0 flex-1 basis-64 text-sm text-ink-muted">
        {t('shell.cookies.text')}{' '}
        <SiteLink href={href(routes.privacy())} className={linkStyles()}>
          {t('content.page.privacy')}
        </SiteLink>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={choose('all')}>
          {t('shell.cookies.all')}
        </Button>
        <Button size="sm" variant="secondary" onClick={choose('necessary')}>
          {t('shell.cookies.necessary')}
        </Button>
      </div>
    </section>
  )
}
