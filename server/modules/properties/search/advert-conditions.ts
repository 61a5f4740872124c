import { type RawBuilder, sql } from 'kysely'

/** SQL: whether advertisement `a` runs. */
export function isRunning(at: Date): RawBuilder<boolean> {
  return sql<boolean>`(a.status = 0 and a.is_enabled and a.starts_at <= ${at} and a.ends_at > ${at})`
}
