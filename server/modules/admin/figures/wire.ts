import { toMajor } from '@/domain/money/price.ts'
import type { components } from '@/generated/api-types.ts'
import { translated } from '@/server/contract/wire-values.ts'
import type { CatalogData } from '@/server/modules/properties/catalog.ts'
import type { IncomeRow, MissedRow, Waiting } from './figures-store.ts'

type Schemas = components['schemas']

export function toWaiting({ count, median, p90 }: Waiting): Schemas['WaitingTime'] {
  return { count, median_minutes: median, p90_minutes: p90 }
}

type Naming = { catalog: CatalogData; language: string }

export function toMissedSearch(row: MissedRow, naming: Naming): Schemas['MissedSearch'] {
  return {
    city: row.city,
    category: row.category_id ? categoryName(row.category_id, naming) : null,
    offer: row.offer === -1 ? null : row.offer === 0 ? 'sell' : 'rent',
    bedrooms: row.bedrooms || null,
    max_price: row.max_price || null,
    is_partial: row.is_partial,
    count: row.count,
  }
}

/** Categories in the order of the catalog. */
export function toCategoryChoices(naming: Naming): Schemas['Figures']['categories'] {
  return [...naming.catalog.categories.keys()].flatMap((id) => {
    const name = categoryName(id, naming)
    return name === null ? [] : [{ id, name }]
  })
}

function categoryName(id: number, { catalog, language }: Naming): string | null {
  const category = catalog.categories.get(id)
  return category ? translated(category.name, category.translations, language, 'name') : null
}

const MAX_PACKAGES = 50
const MAX_CURRENCIES = 20

/** By currency, the one with most payments first; packages by income. */
export function toIncome(rows: readonly IncomeRow[], points: number): Schemas['Income'][] {
  const currencies = [...new Set(rows.map(({ currency }) => currency))]
  return currencies
    .map((currency) => toCurrencyIncome(rows, { currency, points }))
    .sort((one, other) => other.payments - one.payments)
    .slice(0, MAX_CURRENCIES)
}

function toCurrencyIncome(
  all: readonly IncomeRow[],
  { currency, points }: { currency: string; points: number },
): Schemas['Income'] {
  const rows = all.filter((row) => row.currency === currency)
  const names = [...new Set(rows.map(({ name }) => name))]
  const atPoint = (point: number) => rows.filter((row) => row.point === point)
  const counts = Array.from({ length: points }, (_, point) => sumUp(atPoint(point), currency))
  return {
    currency,
    ...sumUp(rows, currency),
    paid_counts: counts.map(({ paid }) => paid),
    refunded_counts: counts.map(({ refunded }) => refunded),
    packages: names
      .map((name) => {
        const own = rows.filter((row) => row.name === name)
        const { payments, paid, refunded } = sumUp(own, currency)
        return { name, payments, paid, refunded }
      })
      .sort((one, other) => other.paid - one.paid)
      .slice(0, MAX_PACKAGES),
  }
}

function sumUp(rows: readonly IncomeRow[], currency: string) {
  const sum = (key: 'payments' | 'refunds' | 'paid' | 'refunded') =>
    rows.reduce((total, row) => total + row[key], 0)
  return {
    paid: toMajor(sum('paid'), currency),
    refunded: toMajor(sum('refunded'), currency),
    payments: sum('payments'),
    refunds: sum('refunds'),
  }
}
