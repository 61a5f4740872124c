import type { ListingName } from '@/client/api/viewings.ts'
import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { lengthChoices, noticeChoices, type OfferedTimes } from '@/domain/viewing/offered-times.ts'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import { minutesText } from '../viewing-time.ts'
import { ExceptionFields } from './exception-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { type TimesForm as Times, useTimesForm } from './use-times-form.ts'
import { WeekFields } from './week-fields.tsx'

type TimesFormProps = {
  listing: ListingName | null
  /** To begin with. */
  times: OfferedTimes
  asksFirst: boolean
}

/** Weekly pattern, exceptions, length, notice and place. */
export function TimesForm(props: TimesFormProps) {
  const { t } = useText()
  const times = useTimesForm(props)
  const { form } = times
  return (
    <form {...form.props} aria-label={t('viewings.times.title')} className="flex flex-col gap-8">
      <WeekFields times={times} />
      <ExceptionFields times={times} />
      <div className="grid gap-5 sm:grid-cols-2">
        <LengthField times={times} />
        <NoticeField times={times} />
        <ZoneField times={times} />
      </div>
      <PlaceFields times={times} />
      <FailedSend
        failure={form.failure}
        title={t('viewings.times.failedTitle')}
        prefix="viewings.failure."
        t={t}
      />
      <Button type="submit" busy={form.stage === 'submitting'} className="self-start">
        {t('viewings.times.save')}
      </Button>
    </form>
  )
}

function LengthField({ times: { typed, change, form } }: { times: Times }) {
  const { t, language } = useText()
  return (
    <Field
      label={t('viewings.times.length')}
      error={reasonText(form.reasons.minutes, 'viewings.fault.', t)}
    >
      {({ required: _, ...control }) => (
        <Select
          {...control}
          name="minutes"
          value={String(typed.minutes)}
          options={withSaved(lengthChoices, typed.minutes).map((minutes) => ({
            value: String(minutes),
            label: minutesText(minutes, language),
          }))}
          onChange={({ target }) => change({ minutes: Number(target.value) }, 'minutes')}
        />
      )}
    </Field>
  )
}

function NoticeField({ times: { typed, change, form } }: { times: Times }) {
  const { t, formats } = useText()
  return (
    <Field
      label={t('viewings.times.notice')}
      hint={t('viewings.times.noticeHint')}
      error={reasonText(form.reasons.notice_hours, 'viewings.fault.', t)}
    >
      {({ required: _, ...control }) => (
        <Select
          {...control}
          name="notice_hours"
          value={String(typed.noticeHours)}
          options={withSaved(noticeChoices, typed.noticeHours).map((hours) => ({
            value: String(hours),
            label: hours === 0 ? t('viewings.times.noNotice') : formats.duration(hours),
          }))}
          onChange={({ target }) => change({ noticeHours: Number(target.value) }, 'notice_hours')}
        />
      )}
    </Field>
  )
}

/** Another program may have saved one that is not among them. */
function withSaved(choices: readonly number[], saved: number): number[] {
  return [...new Set([...choices, saved])].toSorted((one, other) => one - other)
}

function ZoneField({ times: { typed, change, form } }: { times: Times }) {
  const { t } = useText()
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), typed.timeZone])
  return (
    <Field
      label={t('viewings.times.zone')}
      hint={t('viewings.times.zoneHint')}
      error={reasonText(form.reasons.time_zone, 'viewings.fault.', t)}
    >
      {({ required: _, ...control }) => (
        <Select
          {...control}
          name="time_zone"
          value={typed.timeZone}
          options={[...zones]
            .toSorted()
            .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          onChange={({ target }) => change({ timeZone: target.value }, 'time_zone')}
        />
      )}
    </Field>
  )
}
