import { roundTo } from '../money/decimal.ts'
import { type NumberReading, type NumberRules, parseNumber } from '../money/parse-number.ts'
import { type AmountName, amountUnits, isUnreadAmount } from './amount-names.ts'
import { type QueryLike, queryText } from './query-values.ts'

export type UnreadAmounts = Partial<Record<AmountName, string>>

/** Rules of an amount among the filters; `money` are those of the site's currency. */
export function amountRules(name: AmountName, money: NumberRules): NumberRules {
  const unit = amountUnits.get(name)
  return unit === 'money' ? money : { kind: 'count', locale: money.locale, unit }
}

/** Amounts that `parseFilters` leaves out, as forms without JavaScript send them. */
export function readTypedAmounts(
  query: QueryLike,
  money: NumberRules,
): { read: Partial<Record<AmountName, string>>; unread: UnreadAmounts } {
  const read: Partial<Record<AmountName, string>> = {}
  const unread: UnreadAmounts = {}
  for (const name of amountUnits.keys()) {
    const text = queryText(query, name, MAX_LENGTH)
    if (!isUnreadAmount(name, text)) continue
    const reading: NumberReading = parseNumber(text, amountRules(name, money))
    if ('value' in reading) read[name] = String(roundTo(reading.value, 2))
    else unread[name] = text
  }
  return { read, unread }
}

const MAX_LENGTH = 60
