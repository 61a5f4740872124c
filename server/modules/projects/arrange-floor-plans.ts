import { invalid } from '@/server/contract/failure.ts'
import { without } from '@/server/modules/listing-editor/arrange-files.ts'
import type { HeldFile, ListedFile } from '@/server/modules/listing-editor/listed-files-store.ts'

/** A submitted floor; without `key` the existing plan stays. */
export type SentFloorPlan = { id: number | undefined; title: string; key: string | undefined }

const MAX_PLANS = 50

/**
 * Submitted plans in their order, followed by the other existing ones. Raises invalid for unknown
 * or duplicate plans, missing titles or files, and too many.
 */
export function arrangeFloorPlans(
  held: readonly HeldFile[],
  { sent, removed }: { sent: readonly SentFloorPlan[]; removed: readonly number[] },
): ListedFile[] {
  const left = without(held, removed, 'remove_plans')
  const named = sent.map((plan, n): ListedFile => {
    const title = plan.title.trim()
    if (!title) throw invalid({ [`plans[${n}][title]`]: 'is required' })
    if (plan.id === undefined) {
      if (!plan.key) throw invalid({ [`plans[${n}][document]`]: 'is required' })
      return { key: plan.key, title }
    }
    const present = left.find(({ id }) => id === plan.id)
    if (!present) throw invalid({ [`plans[${n}][id]`]: 'names something that is not there' })
    return { id: present.id, key: plan.key ?? present.key, title }
  })
  const ids = new Set(named.flatMap(({ id }) => id ?? []))
  if (ids.size < named.filter(({ id }) => id !== undefined).length) {
    throw invalid({ plans: 'names one twice' })
  }
  const rest = left.filter(({ id }) => !ids.has(id))
  const plans = [...named, ...rest.map(({ id, key, title }) => ({ id, key, title }))]
  if (plans.length > MAX_PLANS) throw invalid({ plans: `may be at most ${MAX_PLANS}` })
  return plans
}
