import { KeyRound } from 'lucide'
import type { WebSettings } from '@/client/api/settings.ts'
import type { Text } from '@/client/text/text.ts'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { DEMO_ACCOUNTS } from '@/domain/demo-accounts.ts'
import { hasExtension } from '@/domain/extensions.ts'

type DemoHintProps = { settings: WebSettings; t: Text['t']; className?: string }

/** Whom one may sign in as where the product is only tried out; nothing elsewhere. */
export function DemoHint({ settings, t, className }: DemoHintProps) {
  const isTriedOut = settings.demo_mode || hasExtension(settings.extensions, 'outbox')
  if (!isTriedOut) return null
  const { member, agent, password } = DEMO_ACCOUNTS
  const words = { member: apart(member), agent: apart(agent), password: apart(password) }
  return (
    <Banner
      variant="info"
      icon={<Icon of={KeyRound} />}
      title={t('demo.title')}
      className={className}
    >
      <p className="wrap-anywhere">{t('demo.text', words)}</p>
    </Banner>
  )
}

/** Latin letters that keep their order within a sentence of any script. */
function apart(word: string): string {
  return `\u2068${word}\u2069`
}
