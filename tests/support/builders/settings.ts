import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { NOON } from './listings.ts'

/** Writes settings as the operator's page does, whatever their kind. */
export async function setting(db: Kysely<DB>, values: Record<string, unknown>): Promise<void> {
  const rows = Object.entries(values).map(([key, value]) => ({ key, value: JSON.stringify(value) }))
  await db.insertInto('setting').values(rows).execute()
}

/** A language that the installation speaks. */
export async function language(
  db: Kysely<DB>,
  facts: {
    code: string
    name?: string
    isRightToLeft?: boolean
    isActive?: boolean
    position?: number
    texts?: Record<string, string>
    overrides?: Record<string, string>
  },
): Promise<void> {
  await db
    .insertInto('language')
    .values({
      code: facts.code,
      name: facts.name ?? facts.code,
      is_rtl: facts.isRightToLeft ?? false,
      is_active: facts.isActive ?? true,
      position: facts.position ?? 0,
      texts: JSON.stringify(facts.texts ?? {}),
      overrides: JSON.stringify(facts.overrides ?? {}),
      created_at: NOON,
      updated_at: NOON,
    })
    .execute()
}
