'use client'

import { useText } from '@/client/text/text-context.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'

/** Shown until the editor is ready. */
export function EditorLoading() {
  const { t } = useText()
  return (
    <div className="grid min-h-96 place-items-center">
      <Spinner label={t('listingEditor.opening')} className="text-xl" />
    </div>
  )
}
