import { CloudAlert, Hammer } from 'lucide'
import type { Translator } from '@/client/text/translator.ts'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { SiteName } from '../header/site-logo.tsx'

type ClosedPageProps = {
  reason: 'maintenance' | 'unavailable'
  name: string
  t: Translator
}

/** Replaces every page during maintenance or an outage. */
export function ClosedPage({ reason, name, t }: ClosedPageProps) {
  const isMaintenance = reason === 'maintenance'
  return (
    <main className="container-page grid min-h-dvh grid-rows-[auto_1fr_auto] justify-items-center">
      <p className="flex items-center gap-2.5 py-6">
        <SiteName name={name} />
      </p>
      <EmptyState
        className="self-center"
        level={1}
        icon={isMaintenance ? <Icon of={Hammer} /> : <Icon of={CloudAlert} />}
        title={t(isMaintenance ? 'shell.maintenance.title' : 'shell.error.awayTitle')}
      >
        <p>{t(isMaintenance ? 'shell.maintenance.text' : 'shell.error.awayText')}</p>
      </EmptyState>
    </main>
  )
}
