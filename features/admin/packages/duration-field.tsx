import { useText } from '@/client/text/text-context.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { parseNumber } from '@/domain/money/parse-number.ts'
import { textIn } from '@/features/shell/forms/use-form.ts'

const HOURS = { days: 24, hours: 1 } as const
const NEW_PACKAGE_HOURS = 720
const MAX_HOURS = 87_600

type DurationFieldProps = {
  /** Undefined for a new package. */
  hours: number | undefined
  error: string | undefined
}

/** Duration of a package: in hours where it is not of whole days. */
export function DurationField({ hours = NEW_PACKAGE_HOURS, error }: DurationFieldProps) {
  const { t } = useText()
  const unit = hours % HOURS.days === 0 ? 'days' : 'hours'
  return (
    <Field label={t('admin.offer.lasts')} error={error}>
      {({ required: _, ...control }) => (
        <div className="flex gap-2">
          <div className="min-w-0 flex-1">
            <Input
              {...control}
              name="lasts"
              inputMode="numeric"
              dir="ltr"
              maxLength={10}
              defaultValue={String(hours / HOURS[unit])}
            />
          </div>
          <div className="w-36 shrink-0">
            <Select
              id={`${control.id}-unit`}
              name="lasts-unit"
              aria-label={t('admin.offer.lastsUnit')}
              defaultValue={unit}
              options={[
                { value: 'days', label: t('admin.offer.unit.days') },
                { value: 'hours', label: t('admin.offer.unit.hours') },
              ]}
            />
          </div>
        </div>
      )}
    </Field>
  )
}

/** In hours; not a number if it is none. */
export function readDuration(data: FormData): number {
  const reading = parseNumber(textIn(data, 'lasts'), { kind: 'count' })
  const amount = 'value' in reading ? reading.value : Number.NaN
  return amount * (textIn(data, 'lasts-unit') === 'hours' ? HOURS.hours : HOURS.days)
}

export function isDuration(hours: number): boolean {
  return Number.isInteger(hours) && hours >= 1 && hours <= MAX_HOURS
}
