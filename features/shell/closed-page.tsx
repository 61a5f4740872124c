import { CloudAlert, Hammer } from 'lucide'
import type { Translator } from '@/client/text/translator.ts'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'

type ClosedPageProps = { reason: 'maintenance' | 'unavailable'; t: Translator }

/** Stands in the place of every page while the site is closed. */
export function ClosedPage({ reason, t }: ClosedPageProps) {
  const isMaintenance = reason === 'maintenance'
  return (
    <main className="container-page grid min-h-dvh place-items-center">
      <EmptyState
        level={1}
        icon={isMaintenance ? <Icon of={Hammer} /> : <Icon of={CloudAlert} />}
        title={t(isMaintenance ? 'maintenance.title' : 'error.title')}
      >
        <p>{t(isMaintenance ? 'maintenance.text' : 'failure.unavailable')}</p>
      </EmptyState>
    </main>
  )
}
