import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

/**
 * Corrects who counts as an owner. Triggers note it, except when somebody's last listing is deleted
 * while their next one is being added.
 */
export async function repairListers(db: Kysely<DB>): Promise<void> {
  await sql`
    update account a set is_lister = true where not a.is_lister and a.id in (
      select owner_id from property where deleted_at is null and owner_id is not null
      union select owner_id from project where deleted_at is null and owner_id is not null)`.execute(
    db,
  )
  await sql`
    update account a set is_lister = false where a.is_lister
      and not exists (select 1 from property x where x.owner_id = a.id and x.deleted_at is null)
      and not exists (select 1 from project x where x.owner_id = a.id and x.deleted_at is null)`.execute(
    db,
  )
}
