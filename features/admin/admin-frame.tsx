import type { ReactNode } from 'react'
import type { WebSettings } from '@/client/api/settings.ts'
import type { Translator } from '@/client/text/translator.ts'
import { routes } from '@/domain/web/routes.ts'
import { SiteLogo } from '@/features/shell/header/site-logo.tsx'
import { AdminNavigation } from './navigation/admin-navigation.tsx'
import { DeskSearch } from './navigation/desk-search.tsx'
import { StaffOnly } from './staff-only.tsx'

type AdminFrameProps = {
  settings: Pick<WebSettings, 'company_name' | 'web_logo'>
  t: Translator
  href: (path: string) => string
  /** Theme and account menu. */
  corner: ReactNode
  children: ReactNode
}

/** Layout of admin pages, without the visitor navigation. */
export function AdminFrame({ settings, t, href, corner, children }: AdminFrameProps) {
  const { company_name: name, web_logo: logo } = settings
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-header border-b border-line bg-paper/95 backdrop-blur-sm print:hidden">
        <div className="mx-auto flex w-full max-w-[100rem] flex-wrap items-center gap-x-6 px-gutter">
          <div className="flex h-14 min-w-0 flex-1 items-center gap-3">
            <SiteLogo
              name={name}
              logo={logo}
              href={href(routes.home())}
              label={t('shell.logoLabel', { name })}
            />
            <span className="rounded-full bg-surface-muted px-2.5 py-0.5 text-xs text-ink-muted max-sm:hidden">
              {t('admin.title')}
            </span>
          </div>
          <div className="ms-auto flex items-center gap-2">
            <DeskSearch />
            {corner}
          </div>
          <AdminNavigation />
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-[100rem] flex-1 px-gutter py-5 outline-none sm:py-7"
      >
        <StaffOnly>{children}</StaffOnly>
      </main>
    </div>
  )
}
