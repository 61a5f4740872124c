'use client'

import { Compass } from 'lucide'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from './site-link.tsx'

/** 404 page; its search works without JavaScript. */
export function NotFoundPage() {
  const { t } = useText()
  const href = useHref()
  return (
    <div className="container-page py-10">
      <EmptyState
        level={1}
        icon={<Icon of={Compass} />}
        title={t('shell.notFound.title')}
        actions={
          <SiteLink href={href(routes.home())} className={buttonStyles({ variant: 'secondary' })}>
            {t('shell.notFound.home')}
          </SiteLink>
        }
      >
        <p>{t('shell.notFound.text')}</p>
        <search>
          <form
            action={href(routes.properties())}
            className="mx-auto mt-7 flex max-w-md flex-wrap justify-center gap-3"
          >
            <label htmlFor="not-found-search" className="sr-only">
              {t('shell.notFound.search')}
            </label>
            <Input id="not-found-search" type="search" name="q" className="flex-1 basis-48" />
            <button type="submit" className={buttonStyles()}>
              {t('shell.notFound.search')}
            </button>
          </form>
        </search>
      </EmptyState>
    </div>
  )
}
