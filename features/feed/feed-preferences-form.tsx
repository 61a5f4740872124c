'use client'

import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Fieldset } from '@/design-system/field/fieldset.tsx'
import { InputGroup } from '@/design-system/input/input.tsx'
import { NumberInput } from '@/design-system/number-input/number-input.tsx'
import { Segmented } from '@/design-system/segmented/segmented.tsx'
import { Select } from '@/design-system/select/select.tsx'
import type { FeedPreferences } from '@/domain/search/feed-preferences.ts'
import { LinesLoading } from '@/features/listing-card/cards-loading.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { moneyRules } from '@/features/shell/forms/number-notice.tsx'
import { useTypedNumber } from '@/features/shell/forms/use-typed-number.tsx'
import { RecommendedCarousel } from './recommended-carousel.tsx'
import {
  type FeedPreferencesFormState as Form,
  type Named,
  useFeedPreferencesForm,
} from './use-feed-preferences-form.ts'

/** Feed preferences with matching recommendations. */
export function FeedPreferencesForm({ currencySymbol }: { currencySymbol: string }) {
  const { t } = useText()
  const form = useFeedPreferencesForm()
  const { preferences, categories, facilities, cities, change } = form
  if (!preferences && form.error) {
    return <FailedList title={t('feed.errorTitle')} error={form.error} onRetry={form.retry} />
  }
  if (!preferences) return <LinesLoading words={t('feed.loading')} />
  return (
    <>
      <form
        noValidate
        aria-label={t('account.pages.personalize-feed')}
        onSubmit={(event) => {
          event.preventDefault()
          form.save()
        }}
        className="flex max-w-text flex-col gap-8"
      >
        <Segmented
          name="offer"
          legend={t('feed.offer')}
          value={preferences.offer ?? 'any'}
          onValueChange={(offer) => change({ offer: offer === 'any' ? null : offer })}
          options={(['any', 'sell', 'rent'] as const).map((value) => ({
            value,
            label: t(`feed.offer_${value}`),
          }))}
          className="self-start"
        />
        <Choices
          legend={t('feed.categories')}
          of={categories}
          chosen={preferences.categories}
          onChange={(chosen) => change({ categories: chosen })}
        />
        <Prices form={form} preferences={preferences} symbol={currencySymbol} />
        <Field label={t('feed.city')} className="sm:max-w-80">
          {({ required: _, ...control }) => (
            <Select
              {...control}
              emptyLabel={t('feed.anyCity')}
              value={preferences.city}
              onChange={({ target }) => change({ city: target.value })}
              options={cities.map((city) => ({ value: city, label: city }))}
            />
          )}
        </Field>
        <Choices
          legend={t('feed.facilities')}
          of={facilities}
          chosen={preferences.facilities}
          onChange={(chosen) => change({ facilities: chosen })}
        />
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
          <Button type="submit" busy={form.isSaving} disabled={!form.isChanged}>
            {t('feed.save')}
          </Button>
          {form.hasSaved ? (
            <Button variant="quiet" disabled={form.isSaving} onClick={form.reset}>
              {t('feed.reset')}
            </Button>
          ) : null}
        </div>
      </form>
      <RecommendedCarousel className="mt-12 border-t border-line pt-10" isEditable={false} />
    </>
  )
}

type ChoicesProps = {
  legend: string
  of: readonly Named[]
  chosen: readonly number[]
  onChange: (chosen: readonly number[]) => void
}

function Choices({ legend, of: named, chosen, onChange }: ChoicesProps) {
  if (named.length === 0) return null
  return (
    <Fieldset legend={legend}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-x-6">
        {named.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
        ))}
      </div>
    </Fieldset>
  )
}

type PricesProps = { form: Form; preferences: FeedPreferences; symbol: string }

function Prices({ form, preferences, symbol }: PricesProps) {
  const { isCrossed, changePrice, pricesKey } = form
  const { t } = useText()
  return (
    <div key={pricesKey} className="grid gap-5 sm:grid-cols-2">
      <PriceField
        label={t('feed.lowest')}
        symbol={symbol}
        price={preferences.lowest}
        onChange={(price, unread) => changePrice('lowest', price, unread)}
      />
      <PriceField
        label={t('feed.highest')}
        error={isCrossed ? t('feed.crossed') : undefined}
        symbol={symbol}
        price={preferences.highest}
        onChange={(price, unread) => changePrice('highest', price, unread)}
      />
    </div>
  )
}

type PriceFieldProps = {
  label: string
  error?: string | undefined
  symbol: string
  price: number | null
  onChange: (price: number | null, unread: string) => void
}

function PriceField({ label, error, symbol, price, onChange }: PriceFieldProps) {
  const { formats, language } = useText()
  const number = useTypedNumber({
    rules: moneyRules({ formats, language }),
    value: price ?? undefined,
    onChange: (value, unread) => onChange(value ?? null, unread),
  })
  return (
    <Field label={label} error={number.notice ?? error}>
      {({ required: _, ...control }) => (
        <InputGroup before={symbol}>
          <NumberInput {...control} {...number.input} step={1000} />
        </InputGroup>
      )}
    </Field>
  )
}
