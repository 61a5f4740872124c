'use client'

import { useText } from '@/client/text/text-context.tsx'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { Fieldset } from '@/design-system/field/fieldset.tsx'
import { InputGroup } from '@/design-system/input/input.tsx'
import { NumberInput } from '@/design-system/number-input/number-input.tsx'
import { RadioCards } from '@/design-system/radio-cards/radio-cards.tsx'
import { Select } from '@/design-system/select/select.tsx'
import {
  type AskedFacility,
  type FacilityEntry,
  facilityKey,
} from '@/domain/listing/property-post.ts'
import { nameAndUnit } from '@/features/listing-card/card-facts.ts'
import {
  FormField,
  fieldId,
  LongTextField,
  TextLine,
  useListingField,
} from '@/features/listing-editor/fields/form-field.tsx'
import DocumentList from '@/features/uploads/document-list.tsx'

type FacilityFieldProps = { facility: AskedFacility; owner: string }

/** Input of a category parameter, by its type. */
export function FacilityField({ facility, owner }: FacilityFieldProps) {
  const { id, name: label, type_of_parameter: kind } = facility
  const name = `parameters.${facilityKey(id)}`
  const isNeeded = facility.is_required === 1
  const common = { name, label, isNeeded }
  if (kind === 'number') return <NumberLine {...common} />
  if (kind === 'textarea') return <LongTextField {...common} area={{ maxLength: 5000, rows: 3 }} />
  if (kind === 'dropdown') return <Choice {...common} options={facility.type_values ?? []} />
  if (kind === 'radiobutton') return <Radios {...common} options={facility.type_values ?? []} />
  if (kind === 'checkbox') return <Boxes {...common} options={facility.type_values ?? []} />
  if (kind === 'file') return <FileLine {...common} owner={owner} />
  return <TextLine {...common} input={{ maxLength: 1000, dir: 'auto' }} />
}

type LineProps = { name: string; label: string; isNeeded: boolean }
type OptionsProps = LineProps & { options: readonly string[] }

function NumberLine({ name, label, isNeeded }: LineProps) {
  const { language } = useText()
  const { name: words, unit } = nameAndUnit(label)
  return (
    <FormField<FacilityEntry | undefined> name={name} label={words} isNeeded={isNeeded}>
      {(control, { value, set, leave }) => (
        <InputGroup after={unit}>
          <NumberInput
            {...control}
            locale={language}
            min={0}
            max={MOST}
            fractionDigits={2}
            // Avoids a grouping sign in years of construction.
            grouping="min2"
            value={numberOf(value)}
            onValueChange={(number) => set(number === undefined ? '' : String(number))}
            onBlur={leave}
          />
        </InputGroup>
      )}
    </FormField>
  )
}

const MOST = 1_000_000_000

function numberOf(value: FacilityEntry | undefined): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

function Choice({ name, label, isNeeded, options }: OptionsProps) {
  const { t } = useText()
  return (
    <FormField<FacilityEntry | undefined> name={name} label={label} isNeeded={isNeeded}>
      {(control, { value, set, leave }) => (
        <Select
          {...control}
          value={typeof value === 'string' ? value : ''}
          emptyLabel={t('posting.choose')}
          options={options.map((option) => ({ value: option, label: option }))}
          onChange={({ target }) => set(target.value)}
          onBlur={leave}
        />
      )}
    </FormField>
  )
}

function Radios({ name, label, isNeeded, options }: OptionsProps) {
  const { t } = useText()
  const { value, set, error } = useListingField<FacilityEntry | undefined>(name)
  return (
    <RadioCards
      id={fieldId(name)}
      name={name}
      legend={isNeeded ? label : `${label} (${t('posting.optional')})`}
      error={error}
      value={typeof value === 'string' ? value : ''}
      onValueChange={set}
      options={options.map((option) => ({ value: option, label: option }))}
    />
  )
}

function Boxes({ name, label, isNeeded, options }: OptionsProps) {
  const { t } = useText()
  const { value, set, error } = useListingField<FacilityEntry | undefined>(name)
  const chosen = chosenOf(value)
  const toggle = (option: string, isOn: boolean) =>
    set(options.filter((one) => (one === option ? isOn : chosen.includes(one))))
  return (
    <Fieldset
      id={fieldId(name)}
      legend={isNeeded ? label : `${label} (${t('posting.optional')})`}
      error={error}
    >
      <div className="grid gap-x-6 sm:grid-cols-2">
        {options.map((option) => (
          <Checkbox
            key={option}
            label={option}
            checked={chosen.includes(option)}
            onChange={({ target }) => toggle(option, target.checked)}
          />
        ))}
      </div>
    </Fieldset>
  )
}

function chosenOf(value: FacilityEntry | undefined): readonly string[] {
  if (typeof value === 'string') return value ? value.split(',') : []
  return value && 'length' in value ? value : []
}

function FileLine({ name, label, isNeeded, owner }: LineProps & { owner: string }) {
  const { t } = useText()
  const { value, set, error } = useListingField<FacilityEntry | undefined>(name)
  return (
    <Fieldset
      id={fieldId(name)}
      legend={isNeeded ? label : `${label} (${t('posting.optional')})`}
      error={error}
    >
      <DocumentList
        owner={owner}
        most={1}
        value={typeof value === 'object' && 'key' in value ? [value] : []}
        onChange={([file = '']) => set(file)}
      />
    </Fieldset>
  )
}
