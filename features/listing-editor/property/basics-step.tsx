'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { listingPrices } from '@/client/text/listing-prices.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { InputGroup } from '@/design-system/input/input.tsx'
import { NumberInput } from '@/design-system/number-input/number-input.tsx'
import { RadioCards } from '@/design-system/radio-cards/radio-cards.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { Switch } from '@/design-system/switch/switch.tsx'
import type { PropertyValues } from '@/domain/listing/property-post.ts'
import { type RentDuration, rentDurationOf, rentDurations } from '@/domain/listing/rent-duration.ts'
import { currencyExponent } from '@/domain/money/price.ts'
import { Price } from '@/features/listing-card/price.tsx'
import type { StepProps } from '../editor-kind.ts'
import { CategoryField, DescriptionField, TitleField } from '../fields/basic-fields.tsx'
import { fieldId, useFormField, useListingField } from '../fields/form-field.tsx'
import { textLines } from '../fields/text-lines.tsx'

type BasicsStepProps = Pick<StepProps<'property'>, 'facts' | 'onPremium'>

/** Offer type, title, category, price and description. */
export function BasicsStep({ facts, onPremium }: BasicsStepProps) {
  const { t } = useText()
  const type = useWatch<PropertyValues, 'property_type'>({ name: 'property_type' })
  return (
    <div className="grid grid-cols-1 gap-6">
      <Offer />
      <TitleField hint={t('listingEditor.titleHint')} />
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <CategoryField categories={facts.categories} />
        <PriceField facts={facts} />
        {type === 'rent' ? <Duration /> : null}
      </div>
      <DescriptionField hintOf={(least) => t('listingEditor.descriptionHint', { least })} />
      {textLines('basics', t)}
      <Premium onPremium={onPremium} />
    </div>
  )
}

function Offer() {
  const { t } = useText()
  const { value, set } = useListingField<PropertyValues['property_type']>('property_type')
  return (
    <RadioCards
      id={fieldId('property_type')}
      name="property_type"
      legend={t('listingEditor.field.property_type')}
      value={value}
      onValueChange={set}
      options={[
        { value: 'sell', label: t('listingEditor.toSell') },
        { value: 'rent', label: t('listingEditor.toRent') },
      ]}
    />
  )
}

const MAX_PRICE = 1_000_000_000_000

function PriceField({ facts: { settings } }: Pick<BasicsStepProps, 'facts'>) {
  const { t, formats, language } = useText()
  const price = useWatch<PropertyValues, 'price'>({ name: 'price' })
  const { field, toControl, value, set, leave } = useFormField<number | null>({
    name: 'price',
    label: t('listingEditor.field.price'),
    isNeeded: true,
    hint:
      price === null ? undefined : <Price amount={price} formats={listingPrices({ t, formats })} />,
  })
  return (
    <Field {...field}>
      {(control) => (
        <InputGroup before={settings.currency_symbol}>
          <NumberInput
            {...toControl(control)}
            name="price"
            locale={language}
            min={0}
            max={MAX_PRICE}
            step={1000}
            fractionDigits={currencyExponent(settings.selected_currency_data.code)}
            value={value ?? undefined}
            onValueChange={(number) => set(number ?? null)}
            onBlur={leave}
          />
        </InputGroup>
      )}
    </Field>
  )
}

function Duration() {
  const { t } = useText()
  const { field, toControl, value, set, leave } = useFormField<RentDuration>({
    name: 'rentduration',
    label: t('listingEditor.field.rentduration'),
    isNeeded: true,
  })
  return (
    <Field {...field}>
      {(control) => (
        <Select
          {...toControl(control)}
          name="rentduration"
          value={value}
          options={rentDurations.map((one) => ({
            value: one,
            label: t(`listingEditor.rent${one}`),
          }))}
          onChange={({ target }) => set(rentDurationOf(target.value) ?? value)}
          onBlur={leave}
        />
      )}
    </Field>
  )
}

function Premium({ onPremium }: Pick<BasicsStepProps, 'onPremium'>) {
  const { t } = useText()
  const { setValue } = useFormContext<PropertyValues>()
  const isPremium = useWatch<PropertyValues, 'is_premium'>({ name: 'is_premium' })
  const put = (value: boolean) => setValue('is_premium', value, { shouldDirty: true })
  return (
    <div id={fieldId('is_premium')}>
      <Switch
        label={t('listingEditor.field.is_premium')}
        hint={t('listingEditor.premiumHint')}
        checked={isPremium}
        onChange={({ target }) => (target.checked ? onPremium() : put(false))}
      />
    </div>
  )
}
