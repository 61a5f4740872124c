import type { components } from '@/generated/api-types.ts'
import { wireDate } from '@/server/contract/wire-values.ts'
import type { AuditRow } from './audit-store.ts'

export function toAuditEntry(row: AuditRow): components['schemas']['AuditEntry'] {
  return { ...row, created_at: wireDate(row.created_at) }
}
