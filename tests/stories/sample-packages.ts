import type {
  ActivePackage,
  LedgerEntry,
  Package,
  PackageOffer,
} from '@/client/api/member/packages.ts'
import { packageFeatures } from '@/domain/account/access.ts'

const at = '2026-05-04T08:30:00.000000Z'

const features = packageFeatures.map(({ id, name }) => ({ id, name, status: 1 as const }))

type Limits = Partial<Record<number, number | null>>

function grants(limits: Limits): Package['features'] {
  return features.flatMap(({ id, name }) => {
    const limit = limits[id]
    if (limit === undefined) return []
    return [{ id, name, limit_type: limit === null ? 'unlimited' : 'limited', limit }]
  })
}

function plan(id: number, name: string, price: number | null, limits: Limits): Package {
  return {
    id,
    name,
    price,
    duration: 720,
    created_at: at,
    features: grants(limits),
    package_type: price === null ? 'free' : 'paid',
    ios_product_id: null,
    package_status: null,
    payment_transaction_id: null,
  }
}

const starter = plan(1, 'Starter', null, { 1: 2, 2: 1 })
const agency = plan(3, 'Agency', 199, { 1: null, 2: 25, 3: 10, 4: 5, 6: null, 7: null })

/** What everybody is offered. */
export const packageOffer: PackageOffer = {
  offered: [starter, plan(2, 'Explorer', 9, { 5: null, 6: null, 7: null }), agency],
  active: [],
  features,
}

/** The free one, of which one of two listings is used. */
export const heldStarter: ActivePackage = {
  ...starter,
  package_status: 'active',
  payment_transaction_id: 17,
  features: starter.features.map((grant) => ({
    ...grant,
    used_limit: grant.id === 1 ? 1 : 0,
    total_limit: grant.limit,
  })),
  is_active: 1,
  start_date: at,
  end_date: '2026-06-03T08:30:00.000000Z',
}

/** One without a limit, and rights that are not counted. */
const heldAgency: ActivePackage = {
  ...agency,
  package_status: 'active',
  payment_transaction_id: 18,
  features: agency.features.map((grant) => ({
    ...grant,
    used_limit: grant.limit === null ? null : grant.limit,
    total_limit: grant.limit,
  })),
  is_active: 1,
  start_date: at,
  end_date: null,
}

function entry(facts: Pick<LedgerEntry, 'id' | 'kind' | 'change' | 'left'> & Partial<LedgerEntry>) {
  return {
    package_id: 1,
    package_name: 'Starter',
    feature_id: 1,
    feature_name: 'Property List',
    listing: null,
    created_at: at,
    ...facts,
  }
}

const house = { type: 'property', title: 'House by the lake' } as const

/** Every kind of entry, newest first. */
export const ledgerRows: LedgerEntry[] = [
  entry({ id: 7, kind: 'use', change: -1, left: 1, listing: house }),
  entry({ id: 6, kind: 'give-back', change: 1, left: 2, listing: house }),
  entry({ id: 5, kind: 'use', change: -1, left: 1, listing: house }),
  entry({ id: 4, kind: 'grant', change: 2, left: 2 }),
  entry({
    id: 3,
    kind: 'expire',
    change: null,
    left: null,
    package_id: 2,
    package_name: 'Explorer',
    feature_id: 6,
    feature_name: 'Premium Properties Access',
    created_at: '2026-04-02T09:00:00.000000Z',
  }),
]

const reply = (offer: PackageOffer) => ({
  body: { data: offer.offered, active_packages: offer.active, all_features: offer.features },
})

/** Of a member without a package. */
export const offerAnswer = reply(packageOffer)

/** Of a member who holds both. */
export const heldAnswer = reply({
  ...packageOffer,
  offered: packageOffer.offered.filter(({ id }) => id === 2),
  active: [heldStarter, heldAgency],
})
