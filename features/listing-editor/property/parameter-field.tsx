'use client'

import { type ComponentType, useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Fieldset } from '@/design-system/field/fieldset.tsx'
import { RadioCards } from '@/design-system/radio-cards/radio-cards.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { listOptions, type ParameterOption } from '@/domain/listing/parameter-options.ts'
import type { ParameterDefinition, ParameterEntry } from '@/domain/listing/property-post.ts'
import { nameAndUnit } from '@/features/listing-card/card-facts.ts'
import DocumentList from '@/features/uploads/document-list.tsx'
import {
  fieldId,
  LongTextField,
  TextLine,
  useFormField,
  useListingField,
} from '../fields/form-field.tsx'
import { NumberTextField } from '../fields/number-field.tsx'

export type ParameterFieldProps = {
  /** Form name. */
  name: string
  label: string
  isNeeded: boolean
  parameter: Pick<ParameterDefinition, 'type_values' | 'options'>
  /** Owner id of the uploads. */
  owner: string
}

type LineProps = Pick<ParameterFieldProps, 'name' | 'label' | 'isNeeded'>
type OptionsProps = LineProps & Pick<ParameterFieldProps, 'parameter'>

/** Input of a category parameter, by its type. */
export function parameterField(type: string): ComponentType<ParameterFieldProps> {
  return fieldsByType.get(type) ?? ShortText
}

function ShortText({ name, label, isNeeded }: LineProps) {
  return (
    <TextLine
      name={name}
      label={label}
      isNeeded={isNeeded}
      input={{ maxLength: 1000, dir: 'auto' }}
    />
  )
}

function LongText({ name, label, isNeeded }: LineProps) {
  return (
    <LongTextField
      name={name}
      label={label}
      isNeeded={isNeeded}
      area={{ maxLength: 5000, rows: 3 }}
    />
  )
}

function NumberLine({ name, label, isNeeded }: LineProps) {
  const { name: words, unit } = nameAndUnit(label)
  return (
    <NumberTextField
      name={name}
      label={words}
      isNeeded={isNeeded}
      rules={{ kind: 'measure', unit, decimals: 2, most: MAX }}
      after={unit}
      // Avoids a grouping sign in years of construction.
      input={{ grouping: 'min2' }}
    />
  )
}

const MAX = 1_000_000_000

function Choice({ name, label, isNeeded, parameter }: OptionsProps) {
  const { t } = useText()
  const { field, toControl, value, set, leave } = useFormField<ParameterEntry | undefined>({
    name,
    label,
    isNeeded,
  })
  const options = useOptions(parameter, value)
  return (
    <Field {...field}>
      {(control) => (
        <Select
          {...toControl(control)}
          value={typeof value === 'string' ? value : ''}
          emptyLabel={t('listingEditor.choose')}
          options={options}
          onChange={({ target }) => set(target.value)}
          onBlur={leave}
        />
      )}
    </Field>
  )
}

function Radios({ name, label, isNeeded, parameter }: OptionsProps) {
  const { t } = useText()
  const { value, set, error } = useListingField<ParameterEntry | undefined>(name)
  const options = useOptions(parameter, value)
  return (
    <RadioCards
      id={fieldId(name)}
      name={name}
      legend={isNeeded ? label : `${label} (${t('listingEditor.optional')})`}
      error={error}
      value={typeof value === 'string' ? value : ''}
      onValueChange={set}
      options={options}
    />
  )
}

function Boxes({ name, label, isNeeded, parameter }: OptionsProps) {
  const { t } = useText()
  const { value, set, error } = useListingField<ParameterEntry | undefined>(name)
  const options = useOptions(parameter, value)
  const chosen = parseChoices(value)
  const toggle = (option: string, isOn: boolean) =>
    set(
      options
        .map((one) => one.value)
        .filter((one) => (one === option ? isOn : chosen.includes(one))),
    )
  return (
    <Fieldset
      id={fieldId(name)}
      legend={isNeeded ? label : `${label} (${t('listingEditor.optional')})`}
      error={error}
    >
      <div className="grid gap-x-6 sm:grid-cols-2">
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={({ target }) => toggle(option.value, target.checked)}
          />
        ))}
      </div>
    </Fieldset>
  )
}

/** Includes what was chosen at first, even if it is not offered any more. */
function useOptions(
  parameter: ParameterFieldProps['parameter'],
  value: ParameterEntry | undefined,
): ParameterOption[] {
  const [atFirst] = useState(value)
  const chosen = typeof atFirst === 'string' ? [atFirst] : parseChoices(atFirst)
  return listOptions(parameter, chosen)
}

function parseChoices(value: ParameterEntry | undefined): readonly string[] {
  if (typeof value === 'string') return value ? value.split(',') : []
  return value && 'length' in value ? value : []
}

function FileLine({ name, label, isNeeded, owner }: Omit<ParameterFieldProps, 'options'>) {
  const { t } = useText()
  const { value, set, error } = useListingField<ParameterEntry | undefined>(name)
  return (
    <Fieldset
      id={fieldId(name)}
      legend={isNeeded ? label : `${label} (${t('listingEditor.optional')})`}
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

const fieldsByType = new Map<string, ComponentType<ParameterFieldProps>>([
  ['number', NumberLine],
  ['textarea', LongText],
  ['dropdown', Choice],
  ['radiobutton', Radios],
  ['checkbox', Boxes],
  ['file', FileLine],
])
