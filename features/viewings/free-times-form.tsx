import { useEffect, useRef, useState } from 'react'
import type { FreeTimes } from '@/client/api/viewings.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Fieldset } from '@/design-system/field/fieldset.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import type { ViewingRequest } from './use-viewing-request.ts'
import { dayAtHome, dayKey, minutesText, timeAtHome, zoneName } from './viewing-time.ts'

/** Chooses a day, then one of its free times. */
export function FreeTimesForm({ request }: { request: ViewingRequest }) {
  const { t } = useText()
  const { freeTimes, timesError, retryTimes, abandon } = request
  if (timesError) {
    return (
      <FailedList
        title={t('viewings.part.timesErrorTitle')}
        error={timesError}
        onRetry={retryTimes}
      />
    )
  }
  if (!freeTimes) {
    return <Spinner label={t('viewings.part.loading')} className="mt-4 text-xl text-ink-muted" />
  }
  const { offer, times } = freeTimes
  const [first] = times
  if (offer && first) {
    return <Times request={request} offer={offer} times={[first, ...times.slice(1)]} />
  }
  return (
    <div role="status" className="mt-4">
      <p className="text-ink-muted">{t('viewings.part.noTimes')}</p>
      <Button variant="quiet" size="sm" onClick={abandon} className="mt-2">
        {t('viewings.act.back')}
      </Button>
    </div>
  )
}

type TimesProps = {
  request: ViewingRequest
  offer: NonNullable<FreeTimes['offer']>
  times: [string, ...string[]]
}

function Times({ request, offer: { timeZone, minutes, kind }, times }: TimesProps) {
  const { t, language } = useText()
  const { startsAt, stage, act, choose, confirm, abandon } = request
  const [chosenDay, setDay] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('select')?.focus(), [])
  const days = Map.groupBy(times, (time) => dayKey(time, timeZone))
  const day = chosenDay !== null && days.has(chosenDay) ? chosenDay : dayKey(times[0], timeZone)
  const zone = zoneName(times[0], timeZone, language)
  // A time that somebody else got meanwhile is no longer in the list.
  const chosen = days.get(day)?.find((time) => time === startsAt) ?? null
  return (
    <form
      ref={form}
      aria-label={t('viewings.part.choose')}
      className="mt-4 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(chosen === null)
        // A time of another day was chosen before this one was looked at.
        if (chosen !== null || startsAt === null) confirm()
      }}
    >
      <p className="text-sm text-ink-muted">
        {t(`viewings.length.${kind}`, { length: minutesText(minutes, language) })}
        {zone ? ` ${t('viewings.part.zone', { zone })}` : null}
      </p>
      <Field label={t('viewings.part.day')} className="max-w-80">
        {({ required: _, ...control }) => (
          <Select
            {...control}
            name="day"
            value={day}
            options={[...days].map(([value, [time = '']]) => ({
              value,
              label: dayAtHome(time, timeZone, language),
            }))}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
      </Field>
      <Fieldset
        legend={t('viewings.part.time')}
        error={isMissing && !chosen ? t('viewings.fault.timeRequired') : undefined}
      >
        <div className="flex flex-wrap gap-2">
          {days.get(day)?.map((time) => (
            <label key={time} className={CHOICE}>
              <input
                type="radio"
                name="time"
                value={time}
                checked={time === chosen}
                onChange={() => choose(time)}
                className="sr-only"
              />
              {timeAtHome(time, timeZone, language)}
            </label>
          ))}
        </div>
      </Fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={stage === 'sending'}>
          {t(act === 'move' ? 'viewings.act.sendMove' : 'viewings.act.sendRequest')}
        </Button>
        <Button variant="quiet" onClick={abandon}>
          {t('viewings.act.back')}
        </Button>
      </div>
    </form>
  )
}

const CHOICE =
  'figures relative inline-flex min-h-11 cursor-pointer items-center rounded-md border border-line-strong px-4 text-ink transition-colors duration-fast hover:border-ink-muted has-checked:border-brand-ink has-checked:bg-brand-soft has-checked:text-brand-ink has-checked:inset-ring has-checked:inset-ring-brand-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
