import { KeyRound } from 'lucide'
import type { WebSettings } from '@/client/api/settings.ts'
import { isolated } from '@/client/text/isolated.ts'
import type { Text } from '@/client/text/text.ts'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { DEMO_ACCOUNTS } from '@/domain/account/demo-accounts.ts'
import { hasExtension } from '@/domain/web/extensions.ts'

type DemoHintProps = { settings: WebSettings; t: Text['t']; className?: string }

/** Demo accounts; renders nothing outside of demo installations. */
export function DemoHint({ settings, t, className }: DemoHintProps) {
  const isTriedOut = settings.demo_mode || hasExtension(settings.extensions, 'outbox')
  if (!isTriedOut) return null
  const { member, agent, administrator, password } = DEMO_ACCOUNTS
  const words = {
    member: isolated(member),
    agent: isolated(agent),
    administrator: isolated(administrator),
    password: isolated(password),
  }
  return (
    <Banner
      variant="info"
      icon={<Icon of={KeyRound} />}
      title={t('auth.demo.title')}
      className={className}
    >
      <p className="wrap-anywhere">{t('auth.demo.text', words)}</p>
    </Banner>
  )
}
