'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { listingPrices } from '@/client/text/listing-prices.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { RadioCards } from '@/design-system/radio-cards/radio-cards.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { Switch } from '@/design-system/switch/switch.tsx'
import type { PropertyValues } from '@/domain/listing/property-post.ts'
import { parseRentPeriod, type RentPeriod, rentPeriods } from '@/domain/listing/rent-period.ts'
import { Price } from '@/features/listing-card/price.tsx'
import { moneyRules } from '@/features/shell/forms/number-notice.tsx'
import type { StepProps } from '../editor-kind.ts'
import { CategoryField, DescriptionField, TitleField } from '../fields/basic-fields.tsx'
import { fieldId, useFormField, useListingField } from '../fields/form-field.tsx'
import { NumberField } from '../fields/number-field.tsx'
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

function PriceField({ facts: { settings } }: Pick<BasicsStepProps, 'facts'>) {
  const { t, formats, language } = useText()
  const price = useWatch<PropertyValues, 'price'>({ name: 'price' })
  return (
    <NumberField
      name="price"
      label={t('listingEditor.field.price')}
      isNeeded
      hint={
        price === null ? undefined : (
          <Price amount={price} formats={listingPrices({ t, formats })} />
        )
      }
      rules={moneyRules({ formats, language })}
      before={settings.currency_symbol}
      input={{ name: 'price', step: 1000 }}
    />
  )
}

function Duration() {
  const { t } = useText()
  const { field, toControl, value, set, leave } = useFormField<RentPeriod>({
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
          options={rentPeriods.map((one) => ({
            value: one,
            label: t(`listingEditor.rent${one}`),
          }))}
          onChange={({ target }) => set(parseRentPeriod(target.value) ?? value)}
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
