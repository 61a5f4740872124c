import { KeyRound } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import type { User } from '@/client/api/member/auth.ts'
import type { Passkey, Passkeys } from '@/client/api/member/passkeys.ts'
import { supportsPasskeys } from '@/client/integrations/passkey-support.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { RecoveryCodes } from '@/features/second-factor/recovery-codes.tsx'
import { PasskeyFault } from '@/features/shell/forms/passkey-fault.tsx'
import { OwnCode } from './own-code.tsx'
import { NameStep, PasswordStep, RemovalStep } from './passkey-steps.tsx'
import { type PasskeySetup, usePasskeySetup } from './use-passkey-setup.ts'

export type PasskeySetupProps = { passkeys: Passkeys; person: User }

/** List of passkeys; a step replaces it while one is added, named or removed. */
export default function PasskeySetupSteps({ passkeys, person }: PasskeySetupProps) {
  const { t } = useText()
  const place = useRef<HTMLDivElement>(null)
  const setup = usePasskeySetup(person, (change) =>
    showToast('success', t(`account.passkeys.${change}`)),
  )
  const { stage } = setup
  const previous = useRef(stage)
  useEffect(() => {
    if (previous.current === stage) return
    previous.current = stage
    place.current?.querySelector<HTMLElement>('input, [data-step], button')?.focus()
  }, [stage])
  return (
    <div ref={place} className="mt-5">
      <Stage setup={setup} passkeys={passkeys} />
    </div>
  )
}

type StageProps = { setup: PasskeySetup; passkeys: Passkeys }

function Stage({ setup, passkeys }: StageProps) {
  const { t } = useText()
  const { stage } = setup
  if (stage === 'showingCodes') return <RecoveryCodes setup={setup} />
  if (stage === 'naming') return <NameStep setup={setup} />
  if (stage === 'confirming') return <RemovalStep setup={setup} />
  if (stage === 'proving') return <PasswordStep setup={setup} />
  if (stage === 'coding') {
    return (
      <div className="sm:max-w-108">
        <OwnCode
          isFinal
          actor={setup.code}
          submitLabel={t('account.passkeys.continue')}
          backLabel={t('account.passkeys.cancel')}
          onRequest={setup.requestCode}
          onBack={setup.dismiss}
        />
      </div>
    )
  }
  return <List setup={setup} passkeys={passkeys} />
}

function List({ setup, passkeys: { passkeys, max } }: StageProps) {
  const { t } = useText()
  return (
    <div className="flex flex-col gap-5">
      {passkeys.length > 0 ? (
        <ul>
          {passkeys.map((passkey) => (
            <Line key={passkey.id} passkey={passkey} setup={setup} />
          ))}
        </ul>
      ) : null}
      <PasskeyFault failure={setup.failure} title={t('account.passkeys.failedTitle')} />
      {passkeys.length >= max ? (
        <p className="text-ink-muted">{t('account.passkeys.full', { max: String(max) })}</p>
      ) : supportsPasskeys() ? (
        <Button
          variant={passkeys.length > 0 ? 'secondary' : 'primary'}
          busy={setup.isBusy}
          onClick={setup.add}
          className="self-start"
        >
          {t('account.passkeys.add')}
        </Button>
      ) : null}
    </div>
  )
}

/** Icon, passkey and actions; the actions move to their own line on phones. */
const LINE =
  'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-b border-line py-5 first:pt-0 last:border-0 sm:grid-cols-[auto_minmax(0,1fr)_auto]'

function Line({ passkey, setup }: { passkey: Passkey; setup: PasskeySetup }) {
  const { t, formats } = useText()
  const [now] = useState(() => new Date())
  const { name, is_synced, created_at, last_used_at } = passkey
  const used = last_used_at
    ? t('account.devices.used', {
        when: formats.relativeTime(last_used_at, now, t('account.devices.justNow')),
      })
    : t('account.passkeys.unused')
  return (
    <li className={LINE}>
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <Icon of={KeyRound} className="size-5" />
      </span>
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-2 font-medium text-ink">
          <bdi className="wrap-anywhere">{name}</bdi>
          {is_synced ? <Badge variant="neutral">{t('account.passkeys.synced')}</Badge> : null}
        </h3>
        <p className="mt-0.5 text-sm text-ink-muted">
          {used} · {t('account.passkeys.since', { date: formats.date(created_at) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:col-start-2">
        <Button
          variant="secondary"
          size="sm"
          disabled={setup.isBusy}
          aria-label={t('account.passkeys.renameOf', { name })}
          onClick={() => setup.askRename(passkey)}
        >
          {t('account.passkeys.rename')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          disabled={setup.isBusy}
          aria-label={t('account.passkeys.removeOf', { name })}
          onClick={() => setup.askRemoval(passkey)}
        >
          {t('account.passkeys.remove')}
        </Button>
      </div>
    </li>
  )
}
