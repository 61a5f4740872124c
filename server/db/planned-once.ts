import { sql } from 'kysely'

export const PLANNED_ONCE = '/* planned once */'

/**
 * Marks a statement whose plan does not depend on its parameters and costs as much to plan as to
 * run: the embedded database then caches the plan. No effect on PostgreSQL, where a pooler may not
 * keep prepared statements.
 */
export const plannedOnce = sql.raw(`${PLANNED_ONCE} `)
