'use client'

import { BellOff } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Fieldset } from '@/design-system/field/fieldset.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Input } from '@/design-system/input/input.tsx'
import {
  channelChoice,
  type NoticeGroup,
  noticeChannels,
  noticeGroups,
} from '@/domain/account/notice-groups.ts'
import { LinesLoading } from '@/features/listing-card/cards-loading.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { PushSwitch } from './push-switch.tsx'
import { type NoticeSettingsForm, useNoticeSettings } from './use-notice-settings.ts'

/** Notifications of this browser, kinds by channel, and quiet hours. */
export function NoticeSettings() {
  const { t } = useText()
  const form = useNoticeSettings()
  const { isOffered, choices, error, retry, save, isSaving, isChanged, reset } = form
  if (isOffered === false) {
    return (
      <EmptyState icon={<Icon of={BellOff} />} title={t('notifications.settings.unknownTitle')}>
        {t('notifications.settings.unknownText')}
      </EmptyState>
    )
  }
  if (!choices && error) {
    return (
      <FailedList title={t('notifications.settings.errorTitle')} error={error} onRetry={retry} />
    )
  }
  if (!choices) return <LinesLoading words={t('notifications.settings.loading')} />
  return (
    <>
      <PushSwitch />
      <form
        noValidate
        aria-label={t('account.pages.notification-settings')}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
        className="mt-10 flex max-w-text flex-col gap-8 border-t border-line pt-8"
      >
        <div>
          <h2 className="type-display text-xl text-ink">{t('notifications.settings.kinds')}</h2>
          <div className="mt-2 divide-y divide-line">
            {noticeGroups.map((group) => (
              <Group key={group} group={group} form={form} />
            ))}
          </div>
        </div>
        <QuietHours form={form} />
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
          <Button type="submit" busy={isSaving} disabled={!isChanged}>
            {t('notifications.settings.save')}
          </Button>
          <Button variant="quiet" disabled={isSaving || !isChanged} onClick={reset}>
            {t('notifications.settings.reset')}
          </Button>
        </div>
      </form>
    </>
  )
}

function Group({ group, form }: { group: NoticeGroup; form: NoticeSettingsForm }) {
  const { t } = useText()
  return (
    // Padding of a fieldset would part its legend from its hint.
    <div className="py-4">
      <Fieldset
        legend={t(`notifications.group.${group}`)}
        hint={t(`notifications.groupHint.${group}`)}
      >
        <div className="grid gap-x-6 sm:grid-cols-3">
          {noticeChannels.map((channel) => {
            const choice = channelChoice(group, channel)
            if (choice === 'never') return null
            return (
              <Checkbox
                key={channel}
                label={t(`notifications.channel.${channel}`)}
                hint={choice === 'always' ? t('notifications.channel.always') : undefined}
                disabled={choice === 'always'}
                checked={choice === 'always' || form.isWanted(group, channel)}
                onChange={({ target }) => form.choose(group, channel, target.checked)}
              />
            )
          })}
        </div>
      </Fieldset>
    </div>
  )
}

const USUAL = { from: '22:00', to: '07:00' }

function QuietHours({ form: { choices, setQuiet } }: { form: NoticeSettingsForm }) {
  const { t } = useText()
  const { quiet_from: from, quiet_to: to } = choices ?? {}
  const isOn = typeof from === 'string' && typeof to === 'string'
  return (
    <Fieldset legend={t('notifications.quiet.title')}>
      <Checkbox
        label={t('notifications.quiet.switch')}
        hint={t('notifications.quiet.hint')}
        checked={isOn}
        onChange={({ target }) => setQuiet(target.checked ? USUAL : null)}
      />
      {isOn ? (
        <div className="mt-2 flex flex-wrap gap-4">
          <Field label={t('notifications.quiet.from')}>
            {({ required: _, ...control }) => (
              <Input
                {...control}
                type="time"
                value={from}
                onChange={({ target }) => target.value && setQuiet({ from: target.value, to })}
              />
            )}
          </Field>
          <Field label={t('notifications.quiet.to')}>
            {({ required: _, ...control }) => (
              <Input
                {...control}
                type="time"
                value={to}
                onChange={({ target }) => target.value && setQuiet({ from, to: target.value })}
              />
            )}
          </Field>
        </div>
      ) : null}
    </Fieldset>
  )
}
