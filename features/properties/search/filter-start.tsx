import { MapPin } from 'lucide'
import { Field } from '@/design-system/field/field.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Input, InputGroup } from '@/design-system/input/input.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { parseNumber } from '@/domain/money/parse-number.ts'
import { amountRules, type UnreadAmounts } from '@/domain/search/typed-amounts.ts'
import { routes } from '@/domain/web/routes.ts'
import { moneyRules, unreadText } from '@/features/shell/forms/number-notice.tsx'
import { type AmountFieldProps, AmountInput } from './filter-controls.tsx'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'
import { ChosenPlaces, DistanceField } from './place/place-controls.tsx'
import { TravelStart } from './place/travel-start.tsx'

type FilterStartProps = Omit<
  FilterFieldsProps,
  'place' | 'distance' | 'travel' | 'facets' | 'amount'
> & {
  language: string
  /** Amounts of the address that could not be read. */
  unread?: UnreadAmounts | undefined
  href: (path: string) => string
}

/**
 * Server-rendered filter fields; complete without JavaScript. Hidden inputs of chosen places come
 * before them in `PlaceInputs`, which follows the URL.
 */
export function FilterStart(props: FilterStartProps) {
  const { filters, href, t, formats } = props
  return (
    <FilterFields
      {...props}
      amount={(field) => <AmountField key={field.name} {...props} {...field} />}
      place={(control) => (
        <div>
          <InputGroup before={<Icon of={MapPin} />}>
            <Input
              {...control}
              name="city"
              maxLength={150}
              placeholder={t(
                filters.city ? 'properties.filters.anotherCity' : 'properties.filters.anyCity',
              )}
            />
          </InputGroup>
          <ChosenPlaces filters={filters} href={href} t={t} />
        </div>
      )}
      distance={
        <DistanceField
          radiusKm={filters.near?.radiusKm ?? null}
          isOffered={filters.near !== null}
          hint={
            filters.near ? (
              t('properties.filters.fromPoint')
            ) : (
              <a href={href(routes.location())} className={linkStyles()}>
                {t('properties.filters.setPlace')}
              </a>
            )
          }
          t={t}
          formats={formats}
        />
      }
      travel={props.offer.travel ? <TravelStart travel={filters.travel} t={t} /> : null}
    />
  )
}

type FieldProps = AmountFieldProps & Pick<FilterStartProps, 't' | 'formats' | 'language' | 'unread'>

function AmountField({ name, label, value, unread, t, formats, language }: FieldProps) {
  const text = unread?.[name]
  const rules = amountRules(name, moneyRules({ formats, language }))
  const reading = text ? parseNumber(text, rules) : undefined
  const isRead = !reading || 'value' in reading
  return (
    <Field label={label} error={isRead ? undefined : unreadText(reading, rules, { t, formats })}>
      {(control) => <AmountInput {...control} name={name} defaultValue={text ?? value ?? ''} />}
    </Field>
  )
}
