import { toMajor } from '@/domain/money/price.ts'
import type { components } from '@/generated/api-types.ts'
import { translated, wireDate } from '@/server/contract/wire-values.ts'
import type { SignInRow } from '@/server/modules/account/auth/sessions.ts'
import { toAuditEntry } from '@/server/modules/audit/wire.ts'
import { imageUrl } from '@/server/modules/files/urls.ts'
import type { GrantedPackageRow } from '@/server/modules/packages/granting.ts'
import type { PersonPurchaseRow } from '@/server/modules/payments/administration/purchases.ts'
import { type AdminShaping, toAdminUser, toReport } from '../wire.ts'
import type { PersonView } from './people.ts'
import type { ListedPersonRow } from './people-list-store.ts'
import type { PersonListingRow, ProfileRow } from './person-store.ts'

type Schemas = components['schemas']

export function toUserDetail(
  view: PersonView,
  shaping: AdminShaping,
  now: Date,
): Schemas['AdminUserDetail'] {
  const { profile, payments } = view
  const { about_me, address, city, state, country, language_code } = profile
  return {
    person: toAdminUser(view.person, shaping.origin),
    profile: { about_me, address, city, state, country, language_code },
    access: toAccess(profile, view.signIns),
    properties: view.properties,
    projects: view.projects,
    open_reports: view.openReports,
    reports_about: view.reportsAbout.map((row) => toReport(row, shaping)),
    reports_by: view.reportsBy.map((row) => toReport(row, shaping)),
    decisions: view.decisions.map(toAuditEntry),
    audit: view.audit.map(toAuditEntry),
    packages: view.holdings.map((row) => toGrantedPackage(row, shaping.language, now)),
    payments: payments?.map(toPersonPayment) ?? null,
  }
}

export function toAdminUserRow(row: ListedPersonRow, origin: string): Schemas['AdminUserRow'] {
  const { kind, language, last_seen_at, listings, name_key: _, seen_micros: __, ...person } = row
  return {
    ...toAdminUser(person, origin),
    kind,
    language,
    last_seen_at: last_seen_at && wireDate(last_seen_at),
    listings,
  }
}

function toAccess(
  { methods, has_second_factor }: ProfileRow,
  signIns: readonly SignInRow[],
): Schemas['AdminAccess'] {
  const [latest] = signIns
  return {
    methods,
    has_second_factor,
    last_seen_at: latest ? wireDate(latest.last_used_at) : null,
    sign_ins: signIns.map(({ created_at, last_used_at, ...row }) => ({
      ...row,
      created_at: wireDate(created_at),
      last_used_at: wireDate(last_used_at),
    })),
  }
}

function toPersonPayment(row: PersonPurchaseRow): Schemas['AdminPersonPayment'] {
  const { amount_minor, created_at, ...facts } = row
  return {
    ...facts,
    amount: toMajor(amount_minor, row.currency),
    created_at: wireDate(created_at),
  }
}

export function toPersonListing(row: PersonListingRow, origin: string): Schemas['AdminListing'] {
  const { slug, city, state, picture_key, posted_at, ...facts } = row
  return {
    ...facts,
    slug_id: slug,
    place: [city, state].filter(Boolean).join(', '),
    picture: imageUrl(origin, picture_key),
    posted_at: wireDate(posted_at),
  }
}

function toGrantedPackage(
  row: GrantedPackageRow,
  language: string,
  at: Date,
): Schemas['AdminHolding'] {
  const { id, package_id, starts_at, ends_at, is_granted, quotas } = row
  return {
    id,
    package_id,
    is_granted,
    quotas,
    name: translated(row.name, row.translations, language, 'name'),
    state: at >= ends_at ? 'ended' : at < starts_at ? 'scheduled' : 'active',
    starts_at: wireDate(starts_at),
    ends_at: wireDate(ends_at),
  }
}
