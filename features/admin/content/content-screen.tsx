'use client'

import { useSearchParams } from 'next/navigation'
import { useRef, useState } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { contentKinds } from '@/domain/content/content-kinds.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { useCurrentInRow } from '@/features/shell/header/use-current-in-row.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { AdminHead } from '../admin-head.tsx'
import { LinesLoading } from '../lines-loading.tsx'
import { ContentList } from './content-list.tsx'
import type { ContentRoomProps } from './content-room.tsx'

const views = [...contentKinds, 'categories'] as const

const loadRoom = () => import('./content-room.tsx')
const loadCategories = () => import('./categories-view.tsx')

/** Content by kind: a list, or one item with its editor, which loads after the page. */
export function ContentScreen({ languages }: Pick<ContentRoomProps, 'languages'>) {
  const { t } = useText()
  const asked = useSearchParams()
  const view = views.find((name) => name === asked.get('kind')) ?? 'article'
  const item = Number(asked.get('item')) || null
  if (view === 'categories') {
    return (
      <>
        <Head current={view} />
        <Late
          key={view}
          load={loadCategories}
          of={{ languages }}
          title={t('admin.content.failed')}
        />
      </>
    )
  }
  if (item === null) {
    return (
      <>
        <Head current={view} />
        <ContentList key={view} kind={view} languages={languages} />
      </>
    )
  }
  const room = { kind: view, id: item, languages }
  return (
    <Late key={`${view} ${item}`} load={loadRoom} of={room} title={t('admin.content.failed')} />
  )
}

function Head({ current }: { current: (typeof views)[number] }) {
  const { t } = useText()
  const href = useHref()
  const list = useRef<HTMLUListElement>(null)
  useCurrentInRow(list, current)
  return (
    <>
      <AdminHead title={t('admin.page.content')} lead={t('admin.content.lead')} />
      <nav aria-label={t('admin.content.kinds')} className="-mx-gutter mb-5 min-w-0 lg:mx-0">
        <ul
          ref={list}
          className="flex gap-1 overflow-x-auto px-gutter [scrollbar-width:none] lg:px-0"
        >
          {views.map((view) => (
            <li key={view}>
              <SiteLink
                href={href(adminRoute('content', { kind: view }))}
                aria-current={view === current ? 'page' : undefined}
                className="flex min-h-11 items-center whitespace-nowrap rounded-md px-3 text-sm font-medium text-ink-muted no-underline hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-ink"
              >
                {t(`admin.content.kind.${view}`)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

type LateProps<Props> = {
  load: Parameters<typeof OnDemand<Props & object>>[0]['load']
  of: Props & object
  title: string
}

function Late<Props>({ load, of, title }: LateProps<Props>) {
  const { t } = useText()
  const [failed, setFailed] = useState(0)
  const [tries, setTries] = useState(0)
  if (failed > tries) {
    const error = new Error('the code did not come')
    return <FailedList title={title} error={error} onRetry={() => setTries(failed)} />
  }
  return (
    <OnDemand
      key={tries}
      load={load}
      of={of}
      fallback={<LinesLoading words={t('admin.loading')} />}
      onFailed={() => setFailed(tries + 1)}
    />
  )
}
