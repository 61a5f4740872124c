import { clsx } from 'clsx'
import { CalendarSync, Copy } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { copyText } from '@/features/second-factor/copy-text.ts'
import { SureButton } from '../sure-button.tsx'
import { type CalendarAddress, useCalendarAddress } from './use-calendar-address.ts'

/** Subscribing to one's viewings in a calendar program. */
export function CalendarCard({ className }: { className?: string }) {
  const { t, formats } = useText()
  const calendar = useCalendarAddress()
  const { address, since } = calendar
  return (
    <section
      aria-labelledby="calendar"
      className={clsx('rounded-lg border border-line bg-surface p-4 sm:p-5', className)}
    >
      <h2 id="calendar" className="flex items-center gap-2 text-base font-semibold text-ink">
        <Icon of={CalendarSync} className="size-5 text-brand-ink" />
        {t('viewings.calendar.heading')}
      </h2>
      <p className="mt-1 text-sm text-ink-muted">{t('viewings.calendar.text')}</p>
      {address === null ? null : <Address address={address} />}
      {since && address === null ? (
        <p className="mt-2 text-sm text-ink">
          {t('viewings.calendar.since', { date: formats.date(since) })}
        </p>
      ) : null}
      {calendar.isLoading ? null : (
        <div className="mt-4 flex flex-wrap gap-2">
          <Actions calendar={calendar} />
        </div>
      )}
    </section>
  )
}

function Actions({ calendar }: { calendar: CalendarAddress }) {
  const { t } = useText()
  const { address, since, create, end, isBusy } = calendar
  const exists = address !== null || typeof since === 'string'
  const replacing = t(exists ? 'viewings.calendar.renewSure' : 'viewings.calendar.createSure')
  return (
    <>
      <SureButton
        label={t(exists ? 'viewings.calendar.renew' : 'viewings.calendar.create')}
        question={exists || since === undefined ? replacing : null}
        variant="primary"
        isBusy={isBusy}
        onSure={create}
      />
      {exists ? (
        <SureButton
          label={t('viewings.calendar.end')}
          question={t('viewings.calendar.endSure')}
          isBusy={isBusy}
          onSure={end}
        />
      ) : null}
    </>
  )
}

function Address({ address }: { address: NonNullable<CalendarAddress['address']> }) {
  const { t } = useText()
  return (
    <div role="status" className="mt-4 flex flex-wrap items-end gap-2">
      <Field
        label={t('viewings.calendar.address')}
        hint={t('viewings.calendar.addressHint')}
        className="min-w-0 flex-1 basis-72"
      >
        {({ required: _, ...control }) => (
          <Input
            {...control}
            readOnly
            dir="ltr"
            value={address}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <Button variant="secondary" onClick={() => copyText(address, t)}>
        <Icon of={Copy} />
        {t('viewings.calendar.copy')}
      </Button>
    </div>
  )
}
