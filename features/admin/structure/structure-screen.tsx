'use client'

import { useSearchParams } from 'next/navigation'
import { useRef } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { type StructureKind, structureKinds } from '@/domain/structure/structure-kinds.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { useCurrentInRow } from '@/features/shell/header/use-current-in-row.ts'
import { LatePart } from '@/features/shell/late-part.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { AdminHead } from '../admin-head.tsx'
import { LinesLoading } from '../lines-loading.tsx'
import { StructureList } from './structure-list.tsx'
import type { StructureRoomProps } from './structure-room.tsx'

const loadRoom = () => import('./structure-room.tsx')

/** Categories, facts and the like by kind: a list, or one item, whose editor loads after the page. */
export function StructureScreen(
  languages: Pick<StructureRoomProps, 'languages' | 'defaultLanguage'>,
) {
  const { t } = useText()
  const asked = useSearchParams()
  const kind = structureKinds.find((name) => name === asked.get('kind')) ?? 'category'
  const item = asked.get('item')
  if (item === null) {
    return (
      <>
        <Head current={kind} />
        <StructureList key={kind} kind={kind} />
      </>
    )
  }
  return (
    <LatePart
      key={`${kind} ${item}`}
      load={loadRoom}
      of={{ kind, id: Number(item) || null, ...languages }}
      fallback={<LinesLoading words={t('admin.loading')} />}
      failedTitle={t('admin.structure.failed')}
    />
  )
}

function Head({ current }: { current: StructureKind }) {
  const { t } = useText()
  const href = useHref()
  const list = useRef<HTMLUListElement>(null)
  useCurrentInRow(list, current)
  return (
    <>
      <AdminHead title={t('admin.page.structure')} lead={t('admin.structure.lead')} />
      <nav aria-label={t('admin.structure.kinds')} className="-mx-gutter mb-5 min-w-0 lg:mx-0">
        <ul
          ref={list}
          className="flex gap-1 overflow-x-auto px-gutter [scrollbar-width:none] lg:px-0"
        >
          {structureKinds.map((kind) => (
            <li key={kind}>
              <SiteLink
                href={href(adminRoute('structure', { kind }))}
                aria-current={kind === current ? 'page' : undefined}
                className="flex min-h-11 items-center whitespace-nowrap rounded-md px-3 text-sm font-medium text-ink-muted no-underline hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-ink"
              >
                {t(`admin.structure.kind.${kind}`)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
