import { fromPromise } from 'xstate'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { estimateHome } from '@/client/api/valuation.ts'
import { isRecord } from '@/domain/values/records.ts'
import { homeValuationMachine } from '@/machines/valuation/home-valuation.machine.ts'
import {
  type HomeFact,
  type Valuation,
  type ValuationRefusal,
  ValuationRefused,
  type ValuedHome,
} from '@/machines/valuation/home-valuation.types.ts'

type Latest = { readonly current: { client: ApiClient } }

/** Valuation of a home by the provider. */
export function homeValuation(tools: Latest) {
  return homeValuationMachine.provide({
    actors: {
      estimate: fromPromise<Valuation, ValuedHome>(async ({ input, signal }) => {
        try {
          return await estimateHome(tools.current.client, input, signal)
        } catch (error) {
          const refusal = error instanceof ApiError ? toRefusal(error) : null
          throw refusal ? new ValuationRefused(refusal) : error
        }
      }),
    },
  })
}

const factByField: Readonly<Record<string, HomeFact>> = {
  area: 'area',
  plot: 'plot',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  floors: 'floors',
  year_built: 'yearBuilt',
  year_renovated: 'yearRenovated',
}

function toRefusal({ key, fields, data }: ApiError): ValuationRefusal | null {
  const facts = isRecord(data) ? data : {}
  switch (key) {
    case 'valuationFewSales':
      return { kind: 'fewSales', sales: Number(facts.sales), needed: Number(facts.needed) }
    case 'valuationNotTrained':
      return { kind: 'notTrained' }
    case 'valuationOutside':
      return { kind: 'outside' }
    case 'valuationOtherCategory': {
      const { category_ids: ids } = facts
      return { kind: 'otherCategory', categoryIds: Array.isArray(ids) ? ids.map(Number) : [] }
    }
    case 'valuationUnusual': {
      const fact = factByField[String(facts.field)]
      const [least, most] = [Number(facts.least), Number(facts.most)]
      return fact ? { kind: 'unusual', fact, least, most } : null
    }
    case 'valuationMissingFacts':
      return {
        kind: 'missing',
        facts: Object.keys(fields).flatMap((field) => factByField[field] ?? []),
      }
    default:
      return null
  }
}
