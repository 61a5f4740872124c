import { UserRoundX } from 'lucide'
import type { Translator } from '@/client/text/translator.ts'
import { routes } from '@/domain/web/routes.ts'
import { MissingPage } from '@/features/shell/notices/missing-page.tsx'

/** Page for unknown agents. */
export function AgentMissing({ t, href }: { t: Translator; href: (path: string) => string }) {
  return (
    <MissingPage
      icon={UserRoundX}
      title={t('agents.missingTitle')}
      list={{ href: href(routes.agents()), label: t('agents.showAll') }}
    >
      {t('agents.missingText')}
    </MissingPage>
  )
}
