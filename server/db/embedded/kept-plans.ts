import { createHash } from 'node:crypto'
import type pg from 'pg'
import { PLANNED_ONCE } from '../planned-once.ts'

/** Turns statements marked `plannedOnce` into named prepared statements, whose plans are cached. */
export function keepPlans(client: pg.ClientBase): void {
  const plain = client.query
  const query = (asked: unknown, ...rest: unknown[]): unknown => {
    const isMarked = typeof asked === 'string' && asked.startsWith(PLANNED_ONCE)
    const statement = isMarked ? { name: toPlanName(asked), text: asked } : asked
    return Reflect.apply(plain, client, [statement, ...rest])
  }
  Object.assign(client, { query })
}

// Bounded by the number of marked statements in the code.
const names = new Map<string, string>()

function toPlanName(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32)
  names.set(text, name)
  return name
}
