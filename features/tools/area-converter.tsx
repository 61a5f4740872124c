'use client'

import { useState } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { type NumberRules, parseNumber, toTypedNumber } from '@/domain/money/parse-number.ts'
import { type AreaUnit, areaUnits, convertArea } from '@/domain/place/area.ts'
import { routes } from '@/domain/web/routes.ts'
import { NumberChoice } from '@/features/shell/forms/number-choice.tsx'
import { NumberNotice } from '@/features/shell/forms/number-notice.tsx'

export type AreaConverterProps = {
  /** As typed. */
  amount: string
  unit: AreaUnit
}

/** Converts an area to all units. Rendered on the server first, so it works without scripts. */
export function AreaConverter(props: AreaConverterProps) {
  const { t, formats, language } = useText()
  const href = useHref()
  const [typed, setTyped] = useState(props.amount)
  const [unit, setUnit] = useState(props.unit)
  const [, sign] = /\(([^()]{1,3})\)$/.exec(t(`tools.area.${unit}`)) ?? []
  const rules: NumberRules = { kind: 'measure', locale: language, unit: sign }
  const reading = parseNumber(typed, rules)
  const amount = 'value' in reading ? reading.value : null
  const isNumber = !('problem' in reading && reading.problem === 'notANumber')
  return (
    <div className="grid gap-8 grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] items-start">
      <form
        action={href(routes.area())}
        className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:grid-cols-2 sm:p-6 lg:grid-cols-1"
      >
        <Field
          id="area-amount"
          label={t('tools.area.amount')}
          error={isNumber ? notice() : t('tools.area.amountInvalid')}
        >
          {({ required: _, ...control }) => (
            <Input
              {...control}
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              maxLength={60}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              className="figures"
            />
          )}
        </Field>
        <Field id="area-unit" label={t('tools.area.unit')}>
          {({ required: _, ...control }) => (
            <Select
              {...control}
              name="unit"
              value={unit}
              onChange={({ target }) => {
                setUnit(areaUnits.find((known) => known === target.value) ?? unit)
              }}
              options={areaUnits.map((value) => ({ value, label: t(`tools.area.${value}`) }))}
            />
          )}
        </Field>
        <div className="hidden noscript:block sm:col-span-2 lg:col-span-1">
          <button type="submit" className={buttonStyles({ className: 'w-full' })}>
            {t('tools.area.convert')}
          </button>
        </div>
      </form>
      <dl
        aria-live="polite"
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-x-10 rounded-lg border border-line bg-surface px-5 py-3 sm:px-8 sm:py-5"
      >
        {areaUnits.map((to) => (
          <div
            key={to}
            className="flex items-baseline justify-between gap-x-4 border-b border-line py-2.5"
          >
            <dt className="min-w-0 text-ink-muted">{t(`tools.area.${to}`)}</dt>
            <dd className="figures max-w-3/5 shrink-0 wrap-anywhere text-end font-medium text-ink">
              <bdi>{amount === null ? '–' : written(convertArea(amount, unit, to))}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )

  function notice() {
    return 'value' in reading ? undefined : (
      <NumberNotice
        reading={reading}
        rules={rules}
        choice={(value, words) => (
          <NumberChoice key={value} onChoose={() => setTyped(toTypedNumber(value))}>
            {words}
          </NumberChoice>
        )}
        t={t}
        formats={formats}
      />
    )
  }

  /** Small values keep significant digits. */
  function written(value: number): string {
    return formats.number(value, value > 0 && value < 1 ? DECIMALS_BELOW_ONE : DECIMALS)
  }
}

const DECIMALS = 3
const DECIMALS_BELOW_ONE = 8
