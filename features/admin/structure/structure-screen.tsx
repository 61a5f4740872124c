'use client'

import { useSearchParams } from 'next/navigation'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { type StructureKind, structureKinds } from '@/domain/structure/structure-kinds.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { LatePart } from '@/features/shell/late-part.tsx'
import { AdminHead } from '../admin-head.tsx'
import { KindNavigation } from '../kind-navigation.tsx'
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
  return (
    <>
      <AdminHead title={t('admin.page.structure')} lead={t('admin.structure.lead')} />
      <KindNavigation
        label={t('admin.structure.kinds')}
        current={current}
        kinds={structureKinds.map((kind) => ({
          kind,
          name: t(`admin.structure.kind.${kind}`),
          href: href(adminRoute('structure', { kind })),
        }))}
      />
    </>
  )
}
