import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Fieldset } from '@/design-system/field/fieldset.tsx'
import { dayField } from '@/domain/viewing/offered-times.ts'
import { weekdayName } from '../viewing-time.ts'
import { SpanFields } from './span-fields.tsx'
import type { TimesForm } from './use-times-form.ts'

/** The pattern of a week. */
export function WeekFields({ times: { typed, change, form } }: { times: TimesForm }) {
  const { t, language } = useText()
  const { week } = typed
  return (
    <Fieldset
      legend={t('viewings.times.week')}
      hint={t('viewings.times.weekHint')}
      error={reasonText(form.reasons.weekly, 'viewings.fault.', t)}
    >
      <div className="divide-y divide-line border-y border-line">
        {week.map((spans, day) => {
          const name = weekdayName(day, language)
          const field = dayField(day)
          return (
            <div key={field} className="py-3">
              <Fieldset
                legend={name}
                legendHidden
                error={reasonText(form.reasons[field], 'viewings.fault.', t)}
              >
                <div className="grid gap-x-4 sm:grid-cols-[8rem_1fr]">
                  <p aria-hidden className="py-2 text-sm font-medium text-ink">
                    {name}
                  </p>
                  <SpanFields
                    name={field}
                    day={name}
                    spans={spans}
                    onChange={(changed) => change({ week: week.with(day, changed) }, field)}
                    none={t('viewings.times.dayOff')}
                    addName={day === 0 ? 'weekly' : undefined}
                  />
                </div>
              </Fieldset>
            </div>
          )
        })}
      </div>
    </Fieldset>
  )
}
