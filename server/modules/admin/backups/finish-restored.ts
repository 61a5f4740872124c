import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { endAllFactors } from '@/server/modules/account/auth/second-factor/operator-factor.ts'
import { writeAudit } from '@/server/modules/audit/audit-store.ts'
import { findAccountTime, insertRestoredRun } from './run-store.ts'
import type { RestoreTask } from './task.ts'

type Restored = Pick<RestoreTask, 'name' | 'staff' | 'startedAt'> & {
  host: string
  /** Its second factors cannot be read with the present secret. */
  losesSecrets: boolean
  at: Date
}

/**
 * Records the restore in the database that it made. Second factors that nobody could pass any more
 * end, with the sign-ins of their accounts: they are set up again.
 */
export async function finishRestored(db: Kysely<DB>, restored: Restored): Promise<void> {
  const { name, staff, startedAt, host, losesSecrets, at } = restored
  await db.transaction().execute(async (tx) => {
    const isSame =
      staff !== null &&
      (await findAccountTime(tx, staff.id))?.getTime() === Date.parse(staff.createdAt)
    if (losesSecrets) await endAllFactors(tx)
    await insertRestoredRun(tx, { name, host, startedAt: new Date(startedAt), at })
    await writeAudit(tx, {
      actorId: isSame ? staff.id : null,
      action: 'backupRestored',
      subject: { kind: 'system', id: 1, name },
      at,
    })
  })
}
