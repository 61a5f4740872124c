import { clsx } from 'clsx'
import { BadgePercent, Heart, type IconNode, Sparkles } from 'lucide'
import type { ReactNode } from 'react'
import type { Translator } from '@/client/text/translator.ts'
import { Icon } from '@/design-system/icon/icon.tsx'

type SessionFrameProps = {
  title: string
  lead?: string
  /** Hides the benefits of an account. */
  hasAccount?: boolean
  t: Translator
  children: ReactNode
}

const benefits = [
  { key: 'auth.signIn.benefit.favourites', icon: Heart },
  { key: 'auth.signIn.benefit.prices', icon: BadgePercent },
  { key: 'auth.signIn.benefit.feed', icon: Sparkles },
] as const satisfies readonly { key: string; icon: IconNode }[]

/** Layout of sign-in pages: the form, and the benefits of an account beside or below it. */
export function SessionFrame({ title, lead, hasAccount, t, children }: SessionFrameProps) {
  return (
    <div
      className={clsx(
        'container-page grid grid-cols-[minmax(0,1fr)] gap-x-[6vw] gap-y-14 py-10 sm:py-16 lg:justify-center',
        !hasAccount && 'lg:grid-cols-[minmax(0,27rem)_minmax(16rem,24rem)]',
      )}
    >
      <div className={clsx('mx-auto w-full max-w-108', !hasAccount && 'lg:mx-0')}>
        <h1 className="type-display text-display text-ink">{title}</h1>
        {lead ? <p className="mt-2 text-lg text-ink-muted">{lead}</p> : null}
        <div className="mt-8">{children}</div>
      </div>
      {hasAccount ? null : <Benefits t={t} />}
    </div>
  )
}

function Benefits({ t }: { t: Translator }) {
  return (
    <aside
      aria-label={t('auth.signIn.with')}
      className="mx-auto w-full max-w-108 self-start rounded-lg bg-brand-soft p-6 sm:p-8 lg:mx-0 lg:mt-3"
    >
      <h2 className="type-display text-xl text-ink">{t('auth.signIn.with')}</h2>
      <ul className="mt-5 flex flex-col gap-5">
        {benefits.map(({ key, icon }) => (
          <li key={key} className="flex items-center gap-4 text-ink">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface text-brand-ink">
              <Icon of={icon} className="size-5" />
            </span>
            {t(key)}
          </li>
        ))}
      </ul>
    </aside>
  )
}
