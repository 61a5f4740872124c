'use client'

import { useSearchParams } from 'next/navigation'
import { useRef } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { contentKinds } from '@/domain/content/content-kinds.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { useCurrentInRow } from '@/features/shell/header/use-current-in-row.ts'
import { LatePart } from '@/features/shell/late-part.tsx'
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
  const late = {
    fallback: <LinesLoading words={t('admin.loading')} />,
    failedTitle: t('admin.content.failed'),
  }
  if (view === 'categories') {
    return (
      <>
        <Head current={view} />
        <LatePart key={view} load={loadCategories} of={{ languages }} {...late} />
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
  return <LatePart key={`${view} ${item}`} load={loadRoom} of={room} {...late} />
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
