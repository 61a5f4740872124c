'use client'

import { useSearchParams } from 'next/navigation'
import { useText } from '@/client/text/text-context.tsx'
import { LatePart } from '@/features/shell/late-part.tsx'
import { LinesLoading } from '../lines-loading.tsx'
import { LanguageList } from './language-list.tsx'

const loadTexts = () => import('./texts-room.tsx')
const loadImport = () => import('./import-room.tsx')

/** All languages, or the texts of one, whose parts load after the page. */
export function LanguagesScreen() {
  const { t } = useText()
  const asked = useSearchParams()
  const code = asked.get('item')
  const isImport = asked.get('kind') === 'import'
  if (code === null) return <LanguageList />
  return (
    <LatePart
      key={`${code} ${isImport}`}
      load={isImport ? loadImport : loadTexts}
      of={{ code }}
      fallback={<LinesLoading words={t('admin.loading')} />}
      failedTitle={t('admin.languages.failed')}
    />
  )
}
