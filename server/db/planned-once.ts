import { sql } from 'kysely'

export const PLANNED_ONCE = '/* planned once */'

/**
 * Begins a statement whose plan is the same whatever its parameters are and takes as long to find
 * as to run: the embedded database then finds it once. Elsewhere it says nothing, for a pooler
 * before a server need not keep a connection's statements.
 */
export const plannedOnce = sql.raw(`${PLANNED_ONCE} `)
