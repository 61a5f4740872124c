import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Streets } from '@hearth/streets/streets'
import { DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Config } from '@/server/config.ts'
import type { Deps } from '@/server/deps.ts'
import { createTypstDocuments } from '@/server/gateways/documents/typst-documents.ts'
import { createFolderStore } from '@/server/gateways/files/folder-store.ts'
import { createSharpImages } from '@/server/gateways/images/sharp-images.ts'
import type { Mail } from '@/server/gateways/mail/mailer.ts'
import { createPasswordHasher } from '@/server/gateways/passwords/password-hasher.ts'
import { createWebPush } from '@/server/gateways/push/web-push.ts'
import type { Sms } from '@/server/gateways/sms/sms-sender.ts'
import { createTusStaging } from '@/server/gateways/staging/tus-staging.ts'
import { LIMIT_RULES, LimitReached, type Limits } from '@/server/jobs/limits.ts'
import type { Queue } from '@/server/jobs/queue.ts'
import { silentLogger } from '@/server/log.ts'
import { createAdvertCounter } from '@/server/modules/adverts/advert-counter.ts'
import { createFigureCounter } from '@/server/modules/figures/figure-counter.ts'
import { noteChatMessage } from '@/server/modules/inquiries/inquiry-store.ts'
import { type Live, openStream } from '@/server/modules/notifications/live.ts'
import { LiveStreams } from '@/server/modules/notifications/live-streams.ts'
import { packageAccess } from '@/server/modules/packages/access.ts'
import { createCatalog } from '@/server/modules/properties/catalog.ts'
import { createSettings } from '@/server/modules/settings/settings.ts'
import { announcedBytes } from '@/server/modules/uploads/store.ts'
import { createValuations } from '@/server/modules/valuation/valuations.ts'
import { createWishPlaces } from '@/server/modules/wishes/wish-places.ts'
import { createMapPictures } from '@/server/streets/picture/map-pictures.ts'

/** A job that a test's queue was given. */
export type Enqueued = { name: string; data: object }

export type TestDeps = Deps & { sent: Mail[]; texted: Sms[]; enqueued: Enqueued[] }

/** The moment at which tests happen unless they say otherwise. */
export const TEST_NOW = new Date('2026-06-15T12:00:00.000Z')

/**
 * Dependencies of `createServer` in a test: a real database and files in a folder of their own; mail, queue and limits
 * at their interfaces, so that a test can inspect them.
 */
export function testDeps({
  db = noDatabase(),
  config,
  ...own
}: Partial<Omit<Deps, 'config'>> & { config?: Partial<Config> } = {}): TestDeps {
  const dataDir = mkdtempSync(join(testFolder(), 'data-'))
  const log = own.log ?? silentLogger()
  const files = own.files ?? createFolderStore(join(dataDir, 'files'))
  const images = own.images ?? createSharpImages(files, log)
  const streets = own.streets ?? noStreets()
  const sent: Mail[] = []
  const texted: Sms[] = []
  const enqueued: Enqueued[] = []
  return {
    db,
    clock: () => TEST_NOW,
    config: { ...TEST_CONFIG, dataDir, backupDir: join(dataDir, 'backups'), ...config },
    log,
    files,
    images,
    staging: createTusStaging({
      folder: join(dataDir, 'uploads'),
      bytesOf: (id) => announcedBytes(db, id),
    }),
    geocoder: null,
    identity: null,
    sms: { send: async (sms) => void texted.push(sms) },
    passwords: createPasswordHasher(CHEAP_HASHES),
    mail: { send: async (mail) => void sent.push(mail), close: async () => {} },
    mailbox: null,
    documents: createTypstDocuments(),
    payments: new Map(),
    fcm: null,
    push: createWebPush({ config: TEST_CONFIG, clock: () => TEST_NOW }),
    queue: collectingQueue(enqueued),
    limits: memoryLimits(),
    access: packageAccess(db, own.clock ?? (() => TEST_NOW)),
    settings: createSettings(db, 0),
    catalog: createCatalog(db, 0),
    valuations: createValuations(
      { db, clock: own.clock ?? (() => TEST_NOW), catalog: createCatalog(db, 0) },
      0,
    ),
    wishPlaces: createWishPlaces(db, 0),
    figures: createFigureCounter(db, {
      everyMs: HOUR_MS,
      clock: own.clock ?? (() => TEST_NOW),
      timeZone: async () => (await createSettings(db, 0).read()).time_zone,
      onError: fail,
    }),
    adverts: createAdvertCounter(db, {
      everyMs: HOUR_MS,
      clock: own.clock ?? (() => TEST_NOW),
      onError: fail,
    }),
    onChatMessage: noteChatMessage,
    live: unconnectedLive(),
    streets,
    mapPictures: createMapPictures({ streets, images, log }),
    restart: null,
    ...own,
    sent,
    texted,
    enqueued,
  }
}

/** Tests are about who is let in, not about how long guessing takes. */
const CHEAP_HASHES = { memory: 64, passes: 1 }

/** Streams that hear of nothing. */
function unconnectedLive(): Live {
  const streams = new LiveStreams()
  return { open: (listener) => openStream(streams, listener), close: async () => streams.close() }
}

/** A provider for which nobody has built an area. */
export function noStreets(own: Partial<Streets> = {}): Streets {
  return {
    areas: () => [],
    version: () => '0',
    tile: async () => null,
    reach: async (limits) => ({
      common: null,
      reaches: limits.map((limit) => ({ limit, area: null, isCut: false })),
    }),
    minutesTo: async (_limit, positions) => positions.map(() => null),
    nearby: async () => ({ hasStreets: false, groups: [] }),
    addresses: async () => [],
    addressAt: async () => null,
    close: async () => {},
    ...own,
  }
}

let folder: string | undefined

/** One folder for all tests of a process, gone when it ends. */
function testFolder(): string {
  if (folder) return folder
  const made = mkdtempSync(join(tmpdir(), 'hearth-test-'))
  process.on('exit', () => rmSync(made, { recursive: true, force: true }))
  folder = made
  return made
}

/** For tests that never reach the database: every query finds nothing. */
function noDatabase(): Kysely<DB> {
  return new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: () => ({
        getSchemas: async () => [],
        getTables: async () => [],
        getMetadata: async () => ({ tables: [] }),
      }),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

/** Counts are written when a test says `figures.flush()`. */
const HOUR_MS = 3_600_000

function fail(error: unknown): never {
  throw error
}

const TEST_CONFIG: Config = {
  port: 3000,
  apiPort: 4000,
  host: '127.0.0.1',
  publicUrl: undefined,
  dataDir: '',
  databaseUrl: undefined,
  filesUrl: undefined,
  smtpUrl: undefined,
  imapUrl: undefined,
  replyAddress: undefined,
  smsUrl: undefined,
  firebaseProjectId: undefined,
  firebaseApiKey: undefined,
  firebaseAuthDomain: undefined,
  firebaseEmulatorHost: undefined,
  firebaseServiceAccount: undefined,
  geocoderUrl: undefined,
  secretKey: 'a-secret-that-is-only-for-tests-0123456789',
  timeZone: 'UTC',
  allowedOrigins: [],
  trustedProxies: '',
  filesOrigins: [],
  apiUrl: undefined,
  demoMode: false,
  demoRegion: false,
  mapStyleUrl: undefined,
  importMaxBytes: 50 * 2 ** 20,
  backupDir: '',
  backupMaxBytes: 50 * 2 ** 20,
  pushServiceUrl: undefined,
  payments: {
    stripe: undefined,
    razorpay: undefined,
    paypal: undefined,
    paystack: undefined,
    flutterwave: undefined,
    sandboxUrl: undefined,
  },
  checkReplies: true,
}

function collectingQueue(enqueued: Enqueued[]): Queue {
  return {
    enqueue: async (_db, name, data) => {
      enqueued.push({ name, data })
      return true
    },
    forget: async () => {},
    work: () => {},
    schedule: () => {},
    start: async () => {},
    stop: async () => {},
  }
}

function memoryLimits(): Limits {
  const counts = new Map<string, number>()
  return {
    consume: async (rule, key) => {
      const name = `${rule} ${key}`
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      const { points, seconds } = LIMIT_RULES[rule]
      if (count > points) throw new LimitReached(rule, seconds)
    },
    giveBack: async (rule, key) => {
      const name = `${rule} ${key}`
      counts.set(name, (counts.get(name) ?? 0) - 1)
    },
  }
}
