'use client'

import { useSearchParams } from 'next/navigation'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { contentKinds } from '@/domain/content/content-kinds.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { LatePart } from '@/features/shell/late-part.tsx'
import { AdminHead } from '../admin-head.tsx'
import { KindNavigation } from '../kind-navigation.tsx'
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
  return (
    <>
      <AdminHead title={t('admin.page.content')} lead={t('admin.content.lead')} />
      <KindNavigation
        label={t('admin.content.kinds')}
        current={current}
        kinds={views.map((kind) => ({
          kind,
          name: t(`admin.content.kind.${kind}`),
          href: href(adminRoute('content', { kind })),
        }))}
      />
    </>
  )
}
