import { WifiOff } from 'lucide'
import type { Translator } from '@/client/text/translator.ts'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { SiteName } from '../header/site-logo.tsx'
import { OfflineActions } from './offline-actions.tsx'

type OfflinePageProps = { name: string; t: Translator }

/** Shown without a connection, with the pages that were seen before. */
export function OfflinePage({ name, t }: OfflinePageProps) {
  return (
    <main className="container-page grid min-h-dvh grid-rows-[auto_1fr_auto] justify-items-center">
      <p className="flex items-center gap-2.5 py-6">
        <SiteName name={name} />
      </p>
      <EmptyState
        className="self-center"
        level={1}
        icon={<Icon of={WifiOff} />}
        title={t('shell.offlinePage.title')}
      >
        <p>{t('shell.offlinePage.text')}</p>
        <OfflineActions retry={t('shell.offlinePage.retry')} seen={t('shell.offlinePage.seen')} />
      </EmptyState>
    </main>
  )
}
