import { statfs } from 'node:fs/promises'
import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import {
  countJobs,
  findTroubledJob,
  listTroubledJobs,
  type QueueCounts,
  retryJob as retryStoredJob,
  type TroubledJob,
} from '@/server/jobs/job-report.ts'
import { writeAudit } from '@/server/modules/audit/audit-store.ts'
import { version } from '@/server/version.ts'
import { requireStaff } from '@/server/viewer.ts'
import {
  countFiles,
  countPushDevices,
  type DatabaseFacts,
  listLargestTables,
  readDatabaseFacts,
  type TableSize,
} from './system-store.ts'

export type SystemView = {
  version: string
  node: string
  startedAt: Date
  database: DatabaseFacts & {
    isEmbedded: boolean
    tables: TableSize[]
    /** It has outgrown the embedded database. */
    shouldMove: boolean
  }
  /** `isKept`: nothing is sent, as no service is configured. */
  channels: { mail: { isKept: boolean }; sms: { isKept: boolean }; push: { devices: number } }
  storage: { isBucket: boolean; files: number; bytes: number; freeBytes: number }
  queues: QueueCounts[]
  troubled: TroubledJob[]
}

const SHOWN_TABLES = 8
const SHOWN_JOBS = 50
/** docs/operating.md names the same number. */
const EMBEDDED_PROPERTIES = 100_000

/** State of the installation as this process sees it. */
export async function viewSystem({ deps }: ServiceContext): Promise<SystemView> {
  const { db, config, clock } = deps
  const facts = await readDatabaseFacts(db)
  const isEmbedded = config.databaseUrl === undefined
  return {
    version,
    node: process.versions.node,
    startedAt: new Date(clock().getTime() - process.uptime() * 1000),
    database: {
      ...facts,
      isEmbedded,
      tables: await listLargestTables(db, SHOWN_TABLES),
      shouldMove: isEmbedded && facts.properties >= EMBEDDED_PROPERTIES,
    },
    channels: {
      mail: { isKept: config.smtpUrl === undefined },
      sms: { isKept: config.smsUrl === undefined },
      push: { devices: await countPushDevices(db) },
    },
    storage: {
      isBucket: config.filesUrl?.startsWith('s3:') ?? false,
      ...(await countFiles(db)),
      freeBytes: await measureFreeBytes(config.dataDir),
    },
    queues: await countJobs(db),
    troubled: await listTroubledJobs(db, SHOWN_JOBS),
  }
}

/**
 * Has a failed job run again at once. Raises notFound if it does not wait after a failure, and
 * conflict (key `jobWaits`) if its queue has such a job already.
 */
export async function retryJob(context: ServiceContext, id: string): Promise<void> {
  const { id: actorId } = requireStaff(context)
  const { db, clock } = context.deps
  await db.transaction().execute(async (tx) => {
    const name = await findTroubledJob(tx, id)
    if (name === undefined) throw failure('notFound', 'This job does not wait any more.')
    if (!(await retryStoredJob(tx, id))) {
      throw failure('conflict', 'Another job of this kind waits or runs already.', {
        key: 'jobWaits',
      })
    }
    const subject = { kind: 'system', id: 1, name } as const
    await writeAudit(tx, { actorId, action: 'jobRetried', subject, at: clock() })
  })
}

async function measureFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
