import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { toMoment, toWallClock } from '@/domain/viewing/wall-clock.ts'
import type { ViewingRequest } from './use-viewing-request.ts'
import { zoneName } from './viewing-time.ts'

/** A new time of the owner's, also one that is not offered. */
export function OwnerTimeForm({ request }: { request: ViewingRequest }) {
  const { t, language } = useText()
  const { viewing, stage, choose, confirm, abandon } = request
  const timeZone = viewing?.timeZone ?? 'UTC'
  const startsAt = viewing?.startsAt ?? ''
  const [clock, setClock] = useState(() => toWallClock(startsAt, timeZone) ?? NO_CLOCK)
  const [fault, setFault] = useState<Fault | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const zone = zoneName(startsAt, timeZone, language)
  const change = (part: Partial<typeof clock>) => {
    setClock({ ...clock, ...part })
    setFault(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const moment = toMoment(clock, timeZone)
    const found = findFault(moment, clock)
    setFault(found)
    if (!moment || found) return
    choose(moment)
    confirm()
  }
  const today = toWallClock(new Date().toISOString(), timeZone)?.date
  return (
    <form
      ref={form}
      noValidate
      aria-label={t('viewings.part.newTime')}
      className="mt-4 flex flex-col gap-4"
      onSubmit={submit}
    >
      <p className="text-sm text-ink-muted">
        {t('viewings.part.newTimeHint')}
        {zone ? ` ${t('viewings.part.zone', { zone })}` : null}
      </p>
      <div className="flex flex-wrap gap-4">
        <Field
          label={t('viewings.part.day')}
          error={fault ? t(`viewings.fault.${fault}`) : undefined}
          className="w-44"
        >
          {({ required: _, ...control }) => (
            <Input
              {...control}
              type="date"
              name="date"
              min={today}
              value={clock.date}
              onChange={({ target }) => change({ date: target.value })}
              aria-required
            />
          )}
        </Field>
        <Field label={t('viewings.part.time')} className="w-36">
          {({ required: _, ...control }) => (
            <Input
              {...control}
              type="time"
              name="time"
              value={clock.time}
              onChange={({ target }) => change({ time: target.value.slice(0, 5) })}
              aria-required
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={stage === 'sending'}>
          {t('viewings.act.sendMove')}
        </Button>
        <Button variant="quiet" onClick={abandon}>
          {t('viewings.act.back')}
        </Button>
      </div>
    </form>
  )
}

const NO_CLOCK = { date: '', time: '' }

type Fault = 'timeRequired' | 'timeSkipped' | 'timePast'

function findFault(moment: string | undefined, { date, time }: typeof NO_CLOCK): Fault | null {
  if (date === '' || time === '') return 'timeRequired'
  if (!moment) return 'timeSkipped'
  return Date.parse(moment) > Date.now() ? null : 'timePast'
}
