'use client'

import { useState } from 'react'
import type { DraftKind } from '@/client/api/member/drafts.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { ErrorState } from '@/design-system/error-state/error-state.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { ListingGateDialog } from '@/features/listing-gate/listing-gate-dialog.tsx'
import { EditorLoading } from './editor-loading.tsx'
import { useEditorSetting } from './use-editor-setting.ts'
import { useEntryGate } from './use-entry-gate.ts'

type EditorPageProps = {
  kind: DraftKind
  /** Listing to change; absent for a new one. */
  slug?: string
  /** ID of the draft to continue. */
  draft?: string | null
  /** ID of the own listing to copy. */
  copy?: number | null
}

const loadNew = () => import('./new-listing.tsx')
const loadChanged = () => import('./changed-listing.tsx')

/**
 * Loads the editor once the viewer and the extensions are known; a new listing passes the listing
 * gate first.
 */
export function EditorPage({ kind, slug, draft = null, copy = null }: EditorPageProps) {
  const { t } = useText()
  const entry = useEntryGate(kind, slug === undefined)
  const setting = useEditorSetting()
  const [isLost, setLost] = useState(false)
  if (entry.isAllowed && isLost) {
    return (
      <ErrorState
        title={t('listingEditor.openFailed')}
        actions={<Button onClick={() => setLost(false)}>{t('shell.error.retry')}</Button>}
      >
        {t('shell.failure.network')}
      </ErrorState>
    )
  }
  if (entry.isAllowed && !setting) return <EditorLoading />
  if (entry.isAllowed && setting) {
    const loading = { fallback: <EditorLoading />, onFailed: () => setLost(true) }
    if (slug !== undefined)
      return <OnDemand key={slug} load={loadChanged} of={{ ...setting, kind, slug }} {...loading} />
    const begun = entry.round === 0 ? { draft, copy } : { draft: null, copy: null }
    const of = { ...setting, ...begun, kind, onAnother: entry.restart }
    return <OnDemand key={entry.round} load={loadNew} of={of} {...loading} />
  }
  return (
    <>
      {entry.wasRefused ? (
        <EmptyState
          title={t('listingEditor.gateTitle')}
          actions={
            <Button busy={entry.gate.isChecking} onClick={entry.ask}>
              {t('listingEditor.gateAgain')}
            </Button>
          }
        >
          {t('listingEditor.gateText')}
        </EmptyState>
      ) : (
        <EditorLoading />
      )}
      <ListingGateDialog gate={entry.gate} />
    </>
  )
}
