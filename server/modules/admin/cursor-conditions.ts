import { type RawBuilder, sql } from 'kysely'

/** A timestamp in microseconds, which a JavaScript date cannot hold. */
export function toMicros(moment: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(extract(epoch from ${moment}) * 1000000)::bigint::text`
}

/** The inverse of `toMicros`. */
export function toMoment(micros: string): RawBuilder<unknown> {
  return sql`(timestamptz 'epoch' + ${micros}::double precision * interval '1 microsecond')`
}
