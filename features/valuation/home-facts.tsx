import { useText } from '@/client/text/text-context.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { NumberInput } from '@/design-system/number-input/number-input.tsx'
import { useTypedText } from '@/features/shell/forms/use-typed-number.tsx'
import type { HomeFact } from '@/machines/valuation/home-valuation.types.ts'
import type { FieldReason, HomeValuation } from './use-home-valuation.ts'

type FactField = {
  name: HomeFact
  isNeeded?: boolean
  /** As in the contract. */
  most: number
  decimals?: number
  isYear?: boolean
}

const fields: readonly FactField[] = [
  { name: 'area', isNeeded: true, most: 1_000_000, decimals: 2 },
  { name: 'plot', most: 1_000_000_000, decimals: 2 },
  { name: 'bedrooms', most: 1000 },
  { name: 'bathrooms', most: 1000, decimals: 2 },
  { name: 'floors', most: 1000, decimals: 1 },
  { name: 'yearBuilt', most: 2200, isYear: true },
  { name: 'yearRenovated', most: 2200, isYear: true },
]

type HomeFactsProps = Pick<HomeValuation, 'values' | 'reasons' | 'refusal' | 'setValue'>

/** Facts of the home. The more are given, the closer the compared homes are. */
export function HomeFacts({ values, reasons, refusal, setValue }: HomeFactsProps) {
  const { t } = useText()
  const missing = refusal?.kind === 'missing' ? refusal.facts : []
  return fields.map((field) => (
    <NumberFact
      key={field.name}
      {...field}
      text={values[field.name]}
      reason={reasons[field.name]}
      refusal={
        missing.includes(field.name)
          ? t('valuation.factMissing')
          : refusal?.kind === 'unusual' && refusal.fact === field.name
            ? t('valuation.factUnusual', { least: refusal.least, most: refusal.most })
            : undefined
      }
      onText={(text) => setValue(field.name, text)}
    />
  ))
}

type NumberFactProps = FactField & {
  text: string
  reason: FieldReason | undefined
  refusal: string | undefined
  onText: (text: string) => void
}

function NumberFact({ name, text, reason, refusal, onText, ...field }: NumberFactProps) {
  const { t } = useText()
  const { isNeeded = false, most, decimals = 0, isYear = false } = field
  const label = t(`valuation.${name}`)
  const [, unit] = /\(([^()]{1,3})\)$/.exec(label) ?? []
  const number = useTypedText({
    rules: { kind: unit ? 'measure' : 'count', decimals, most, unit },
    text,
    onText,
  })
  return (
    <Field
      id={`valuation-${name}`}
      label={label}
      required={isNeeded}
      error={number.notice ?? (reason === 'needed' ? t('valuation.areaMissing') : refusal)}
    >
      {(control) => (
        <NumberInput
          {...control}
          {...number.input}
          grouping={isYear ? 'min2' : 'auto'}
          autoComplete="off"
        />
      )}
    </Field>
  )
}
