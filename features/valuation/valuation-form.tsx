'use client'

import { useEffect, useRef } from 'react'
import type { Category } from '@/client/api/property-catalog.ts'
import { failureText } from '@/client/text/failure-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { HomeFacts } from './home-facts.tsx'
import { HomePlace } from './home-place.tsx'
import { useHomeValuation } from './use-home-valuation.ts'
import { ValuationRefusalNote } from './valuation-refusal.tsx'
import { ValuationResult } from './valuation-result.tsx'

type ValuationFormProps = {
  categories: readonly Category[]
  /** The site asks before it stores anything. */
  asksFirst: boolean
}

/** Place and facts of a home, and its range with the error. */
export function ValuationForm({ categories, asksFirst }: ValuationFormProps) {
  const { t } = useText()
  const home = useHomeValuation(asksFirst)
  const { reasons, rejections, isEstimating, valuation, refusal, failure } = home
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (rejections > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [rejections])
  return (
    <>
      <form
        ref={form}
        noValidate
        aria-label={t('valuation.title')}
        onSubmit={(event) => {
          event.preventDefault()
          home.submit()
        }}
        className="grid max-w-180 gap-5 rounded-lg border border-line bg-surface p-5 sm:grid-cols-2 sm:p-6"
      >
        <HomePlace
          place={home.place}
          setPlace={home.setPlace}
          isMissing={reasons.place !== undefined}
        />
        <Field
          id="valuation-category"
          label={t('valuation.category')}
          required
          error={reasons.category ? t('valuation.categoryMissing') : undefined}
        >
          {(control) => (
            <Select
              {...control}
              value={home.values.category}
              onChange={({ target }) => home.setValue('category', target.value)}
              options={[
                { value: '', label: t('valuation.chooseCategory') },
                ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          )}
        </Field>
        <HomeFacts
          values={home.values}
          reasons={reasons}
          refusal={refusal}
          setValue={home.setValue}
        />
        <Button type="submit" size="lg" busy={isEstimating} className="sm:col-span-2">
          {t('valuation.estimate')}
        </Button>
      </form>
      <div aria-live="polite" className="mt-8">
        {valuation ? <ValuationResult valuation={valuation} /> : null}
        {refusal ? <ValuationRefusalNote refusal={refusal} categories={categories} /> : null}
        {failure ? (
          <Banner
            variant="danger"
            title={t('valuation.failed')}
            actions={
              <Button size="sm" variant="secondary" onClick={home.retry}>
                {t('shell.error.retry')}
              </Button>
            }
          >
            {failureText(failure, t)}
          </Banner>
        ) : null}
      </div>
    </>
  )
}
