import { CalendarPlus, Trash2 } from 'lucide'
import { useId } from 'react'
import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Fieldset } from '@/design-system/field/fieldset.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { IconButton } from '@/design-system/icon-button/icon-button.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { exceptionField, offeredLimits } from '@/domain/viewing/offered-times.ts'
import { dayAtHome } from '../viewing-time.ts'
import { SpanFields } from './span-fields.tsx'
import type { TimesForm } from './use-times-form.ts'

/** Dates with other times, or none. */
export function ExceptionFields({ times: { typed, change, form } }: { times: TimesForm }) {
  const { t, language } = useText()
  const id = useId()
  const { exceptions } = typed
  return (
    <Fieldset
      legend={t('viewings.times.exceptions')}
      hint={t('viewings.times.exceptionsHint')}
      error={reasonText(form.reasons.exceptions, 'viewings.fault.', t)}
    >
      <div className="mb-4 divide-y divide-line border-y border-line empty:hidden">
        {exceptions.map((exception, index) => {
          const { date, times } = exception
          const field = exceptionField(index)
          const day = dayAtHome(date, 'UTC', language) || t('viewings.times.exception')
          const put = (part: Partial<typeof exception>) =>
            change({ exceptions: exceptions.with(index, { ...exception, ...part }) }, field)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
            <div key={index} className="py-3">
              <Fieldset
                legend={day}
                legendHidden
                error={reasonText(form.reasons[field], 'viewings.fault.', t)}
              >
                <div className="mb-2 flex items-center justify-between gap-3">
                  <Input
                    id={`${id}-${index}`}
                    type="date"
                    name={field}
                    aria-label={t('viewings.times.date')}
                    value={date}
                    onChange={({ target }) => put({ date: target.value })}
                    className="figures w-auto! min-w-0"
                  />
                  <IconButton
                    label={t('viewings.times.removeException', { day })}
                    onClick={() =>
                      change({ exceptions: exceptions.filter((_, at) => at !== index) }, field)
                    }
                  >
                    <Icon of={Trash2} />
                  </IconButton>
                </div>
                <SpanFields
                  name={field}
                  day={day}
                  spans={times}
                  onChange={(changed) => put({ times: changed })}
                  none={t('viewings.times.dayOff')}
                />
              </Fieldset>
            </div>
          )
        })}
      </div>
      {exceptions.length < offeredLimits.exceptions ? (
        <Button
          variant="secondary"
          size="sm"
          onClick={() =>
            change({ exceptions: [...exceptions, { date: '', times: [] }] }, 'exceptions')
          }
        >
          <Icon of={CalendarPlus} />
          {t('viewings.times.addException')}
        </Button>
      ) : null}
    </Fieldset>
  )
}
