import { createHash } from 'node:crypto'
import type pg from 'pg'
import { PLANNED_ONCE } from '../planned-once.ts'

/**
 * Makes a client keep the plans of the statements marked `plannedOnce`, as prepared statements
 * with names of their own; all others are planned each time for their parameters.
 */
export function keepPlans(client: pg.ClientBase): void {
  const plain = client.query
  const query = (asked: unknown, ...rest: unknown[]): unknown => {
    const isMarked = typeof asked === 'string' && asked.startsWith(PLANNED_ONCE)
    const statement = isMarked ? { name: nameOf(asked), text: asked } : asked
    return Reflect.apply(plain, client, [statement, ...rest])
  }
  Object.assign(client, { query })
}

// As many as there are marked statements in the code.
const names = new Map<string, string>()

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32)
  names.set(text, name)
  return name
}
