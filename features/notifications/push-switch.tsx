'use client'

import { Bell, BellOff, BellRing, CircleAlert, type IconNode, Share } from 'lucide'
import type { ReactNode } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { LinesLoading } from '@/features/listing-card/cards-loading.tsx'
import { type PushPermission, type PushStage, usePushPermission } from './use-push-permission.ts'

/** Notifications of this browser, with the reason beside the button that has the browser ask. */
export function PushSwitch() {
  const { t } = useText()
  const push = usePushPermission()
  return (
    <section aria-labelledby="push" className="max-w-text">
      <h2 id="push" className="type-display text-xl text-ink">
        {t('notifications.push.title')}
      </h2>
      <p className="mt-1 mb-4 text-ink-muted">{t('notifications.push.reason')}</p>
      <Stage push={push} />
    </section>
  )
}

function Stage({ push }: { push: PushPermission }): ReactNode {
  const { t } = useText()
  const { stage, wasDismissed, hasFailed, switchOn, switchOff, recheck } = push
  if (stage === 'checking') return <LinesLoading words={t('notifications.push.looking')} />
  if (isNote(stage)) return <Note stage={stage} onRetry={switchOn} onRecheck={recheck} />
  const isOn = stage === 'on' || stage === 'unsubscribing'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line p-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <Icon of={isOn ? BellRing : Bell} className="size-5" />
      </span>
      <p role="status" className="min-w-0 flex-1 basis-52 text-ink">
        {t(isOn ? 'notifications.push.isOn' : 'notifications.push.isOff')}
        {wasDismissed && stage === 'off' ? (
          <span className="block text-sm text-ink-muted">{t('notifications.push.dismissed')}</span>
        ) : null}
        {hasFailed ? (
          <span className="block text-sm text-danger-ink">{t('notifications.push.stillOn')}</span>
        ) : null}
        {stage === 'requesting' ? (
          <span className="block text-sm text-ink-muted">{t('notifications.push.asking')}</span>
        ) : null}
      </p>
      {isOn ? (
        <Button variant="secondary" busy={stage === 'unsubscribing'} onClick={switchOff}>
          {t('notifications.push.switchOff')}
        </Button>
      ) : (
        <Button busy={stage === 'requesting' || stage === 'subscribing'} onClick={switchOn}>
          {t('notifications.push.switchOn')}
        </Button>
      )}
    </div>
  )
}

type NoteStage = Extract<PushStage, 'unsupported' | 'needsInstall' | 'denied' | 'failed'>

const ICONS: Record<NoteStage, IconNode> = {
  unsupported: BellOff,
  needsInstall: Share,
  denied: BellOff,
  failed: CircleAlert,
}

function isNote(stage: PushStage): stage is NoteStage {
  return Object.hasOwn(ICONS, stage)
}

type NoteProps = { stage: NoteStage; onRetry: () => void; onRecheck: () => void }

function Note({ stage, onRetry, onRecheck }: NoteProps) {
  const { t } = useText()
  return (
    <Banner
      role="status"
      variant={stage === 'unsupported' || stage === 'needsInstall' ? 'info' : 'warning'}
      icon={<Icon of={ICONS[stage]} />}
      title={t(`notifications.push.${stage}.title`)}
      actions={
        stage === 'failed' || stage === 'denied' ? (
          <Button variant="secondary" size="sm" onClick={stage === 'failed' ? onRetry : onRecheck}>
            {t(stage === 'failed' ? 'notifications.push.again' : 'notifications.push.recheck')}
          </Button>
        ) : null
      }
    >
      {t(`notifications.push.${stage}.text`)}
    </Banner>
  )
}
