/**
 * A provider without listings in which every new sign-in counts as eleven minutes old, so that actions which need a
 * recent one ask for a proof. Its settings keep it from creating the demo region, which takes a minute.
 */
import { sql } from 'kysely'
import { DEMO_SETTINGS } from '@/demo/seed/packages-data.ts'
import { loadConfig } from '@/server/config.ts'
import { connectDatabase } from '@/server/db/connect.ts'
import { migrate } from '@/server/db/migrate.ts'
import { createLogger } from '@/server/log.ts'

const log = createLogger()
const { db, pool, close } = await connectDatabase(loadConfig(process.env), log)
await migrate(pool, log)
await sql`
  create function age_sign_in() returns trigger language plpgsql as $$
  begin
    new.proven_at := new.created_at - interval '11 minutes';
    return new;
  end $$`.execute(db)
await sql`
  create trigger age_sign_in before insert on access_token
  for each row execute function age_sign_in()`.execute(db)
const rows = Object.entries(DEMO_SETTINGS).map(([key, value]) => ({
  key,
  value: JSON.stringify(value),
}))
await db.insertInto('setting').values(rows).execute()
await close()
await import('@/server/main.ts')
