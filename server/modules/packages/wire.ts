import { toMajor } from '@/domain/money/price.ts'
import type { components } from '@/generated/api-types.ts'
import { flag, translated, wireDate } from '@/server/contract/wire-values.ts'
import type { HeldGrant, HeldRow, LastPurchase } from './balance-store.ts'
import type { LedgerEntryRow } from './ledger-store.ts'
import type { FeatureRow, PackageFeatureRow, PackageRow } from './store.ts'

type Schemas = components['schemas']

export function toPackage(
  row: PackageRow,
  last: LastPurchase | undefined,
  language: string,
): Schemas['Package'] {
  return {
    ...packageFacts(row, language),
    package_status: last ? packageStatus(last) : null,
    payment_transaction_id: last?.id ?? null,
    features: row.features.map(toPackageFeature),
  }
}

function packageStatus({ status, holding }: LastPurchase): Schemas['Package']['package_status'] {
  if (status !== 'success') return status
  if (holding === 'over') return 'expired'
  return holding === 'active' ? 'active' : 'inactive'
}

export function toActivePackage(
  row: HeldRow,
  last: LastPurchase | undefined,
  language: string,
): Schemas['ActivePackage'] {
  return {
    ...packageFacts(row, language),
    package_status: 'active',
    payment_transaction_id: row.payment_transaction_id,
    features: row.grants.map(toActiveFeature),
    is_active: 1,
    start_date: wireDate(row.starts_at),
    end_date: wireDate(row.ends_at),
    can_renew: row.can_renew,
    is_offered: row.is_offered,
    renewed_until: row.renewed_until && wireDate(row.renewed_until),
    renewal_transaction_id: last && last.id > row.payment_transaction_id ? last.id : null,
  }
}

export function toLedgerEntry(row: LedgerEntryRow, language: string): Schemas['QuotaEntry'] {
  return {
    id: row.id,
    kind: row.kind,
    package_id: row.package_id,
    package_name: translated(row.package_name, row.translations, language, 'name'),
    feature_id: row.feature_id,
    feature_name: row.feature_name,
    change: row.change,
    left: row.left,
    listing: toListing(row),
    created_at: wireDate(row.created_at),
  }
}

export function toFeature(row: FeatureRow): Schemas['Feature'] {
  return { id: row.id, name: row.name, status: flag(row.is_active) }
}

function toPackageFeature(row: PackageFeatureRow): Schemas['PackageFeature'] {
  return {
    id: row.id,
    name: row.name,
    limit_type: row.limit_count === null ? 'unlimited' : 'limited',
    limit: row.limit_count,
  }
}

function toActiveFeature(grant: HeldGrant): Schemas['ActivePackageFeature'] {
  const isLimited = grant.total !== null
  return {
    id: grant.id,
    name: grant.name,
    limit_type: isLimited ? 'limited' : 'unlimited',
    limit: grant.total,
    used_limit: isLimited ? grant.used : null,
    total_limit: grant.total,
  }
}

function packageFacts(row: Omit<PackageRow, 'features'>, language: string) {
  return {
    id: row.id,
    name: translated(row.name, row.translations, language, 'name'),
    package_type: row.type,
    price: row.price_minor === null ? null : toMajor(row.price_minor, row.currency),
    currency: row.currency,
    ios_product_id: row.ios_product_id || null,
    duration: row.duration_hours,
    created_at: wireDate(row.created_at),
  }
}

function toListing(row: LedgerEntryRow): Schemas['QuotaEntry']['listing'] {
  if (row.property_title !== null) return { type: 'property', title: row.property_title }
  if (row.project_title !== null) return { type: 'project', title: row.project_title }
  return null
}
