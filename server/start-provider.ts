import { join } from 'node:path'
import { openStreets } from '@hearth/streets/open-streets'
import type pg from 'pg'
import { createDemo } from '@/demo/create-demo.ts'
import { sendAccountMessages } from '@/server/modules/account/auth/codes/messages.ts'
import { forgetOldAccountRecords } from '@/server/modules/account/deletion/pruning.ts'
import { forgetOldDrafts } from '@/server/modules/listing-editor/drafts/store.ts'
import { packageAccess } from '@/server/modules/packages/access.ts'
import { closeEndedPackages } from '@/server/modules/packages/balance.ts'
import { remindOfEnds } from '@/server/modules/packages/reminders.ts'
import { keepTerms } from '@/server/modules/properties/my-listings/expiry.ts'
import type { Config } from './config.ts'
import { removeLeftUploads } from './contract/decoding/upload-folder.ts'
import { connectDatabase, type Database } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { writeLanguages } from './db/shipped-languages.ts'
import type { Deps } from './deps.ts'
import { createTypstDocuments } from './gateways/documents/typst-documents.ts'
import { openFileStore } from './gateways/files/open-file-store.ts'
import { openGeocoder } from './gateways/geocoding/open-geocoder.ts'
import { openIdentity } from './gateways/identity/open-identity.ts'
import { createSharpImages } from './gateways/images/sharp-images.ts'
import { openMailer } from './gateways/mail/open-mailer.ts'
import { openMailbox } from './gateways/mailbox/open-mailbox.ts'
import { createPasswordHasher } from './gateways/passwords/password-hasher.ts'
import { openPaymentGateways } from './gateways/payments/open-gateways.ts'
import { openFcm } from './gateways/push/fcm.ts'
import { createWebPush } from './gateways/push/web-push.ts'
import { openSms } from './gateways/sms/open-sms.ts'
import { createTusStaging } from './gateways/staging/tus-staging.ts'
import { createBossQueue } from './jobs/boss-queue.ts'
import { JOB_POLICIES, type JobData } from './jobs/job-list.ts'
import { createPostgresLimits } from './jobs/postgres-limits.ts'
import { prepareQueuedImages } from './jobs/prepare-images.ts'
import { schedulePruning } from './jobs/prune.ts'
import { removeQueuedFiles } from './jobs/remove-files.ts'
import { sendQueuedMail } from './jobs/send-mail.ts'
import type { Logger } from './log.ts'
import { repairListers } from './modules/account/lister-store.ts'
import { scheduleBackups } from './modules/admin/backups/jobs.ts'
import { fillInBackground } from './modules/admin/setup/guided-steps.ts'
import { createAdvertCounter } from './modules/adverts/advert-counter.ts'
import { scheduleAdverts } from './modules/adverts/upkeep.ts'
import { forgetErasedMessages } from './modules/chat/deleting.ts'
import { deleteExpiredPreviews } from './modules/content/editions/preview-store.ts'
import { scheduleContentJob } from './modules/content/editions/schedule-job.ts'
import { createFigureCounter } from './modules/figures/figure-counter.ts'
import { deleteOldFigures } from './modules/figures/listing-days.ts'
import { deleteOldImports } from './modules/imports/pruning.ts'
import { importInBackground } from './modules/imports/work.ts'
import { scheduleReceiving } from './modules/incoming-mail/jobs.ts'
import { forgetReceivedMails } from './modules/incoming-mail/received-mail-store.ts'
import { noteChatMessage } from './modules/inquiries/inquiry-store.ts'
import { forgetOldInquiries } from './modules/inquiries/pruning.ts'
import { sendChatMessages } from './modules/notifications/chat-message.ts'
import { openLive } from './modules/notifications/live.ts'
import { sendListingMessages } from './modules/notifications/messages.ts'
import { schedulePushes, wakePushes } from './modules/notifications/push/push-jobs.ts'
import { forgetOldNotifications } from './modules/notifications/service.ts'
import { forgetOldEvents, schedulePayments } from './modules/payments/jobs.ts'
import { sendPaymentMessages } from './modules/payments/payment-message.ts'
import { createCatalog } from './modules/properties/catalog.ts'
import { scheduleUpkeep } from './modules/properties/upkeep.ts'
import { scheduleAlerts, wakeAlerts } from './modules/saved-searches/alert-jobs.ts'
import { isActive } from './modules/saved-searches/store.ts'
import { createSettings } from './modules/settings/settings.ts'
import { rewriteListingsInBackground } from './modules/structure/rewrite-job.ts'
import { announcedBytes } from './modules/uploads/store.ts'
import { sweepUploads } from './modules/uploads/sweep.ts'
import { scheduleTraining } from './modules/valuation/training.ts'
import { createValuations } from './modules/valuation/valuations.ts'
import { sendViewingMessages } from './modules/viewings/messages.ts'
import { createWishPlaces } from './modules/wishes/wish-places.ts'
import { createMapPictures } from './streets/picture/map-pictures.ts'
import { streetsBusy } from './streets/streets-busy.ts'

export type Provider = {
  deps: Deps
  pool: pg.Pool
  /** Closes the database last. */
  close(): Promise<void>
}

/**
 * On failure, everything opened is closed. Throws the errors of its parts, whose messages say what
 * to do.
 */
export async function startProvider(
  config: Config,
  log: Logger,
  onDatabaseFailure: () => void,
  restart: Deps['restart'] = null,
): Promise<Provider> {
  const database = await connectDatabase({ ...config, onFailure: onDatabaseFailure }, log)
  try {
    await migrate(database.pool, log)
    await removeLeftUploads(config.dataDir, {
      now: new Date(),
      isShared: database.kind !== 'embedded',
    })
    const provider = await furnish(config, log, { database, restart })
    readWishPlaces(provider.deps)
    return provider
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Maximum staleness of the operator's changes. */
const FRESH_MS = 10_000
const PLACES_FRESH_MS = 60_000
const COUNTS_FLUSH_MS = 5_000

async function furnish(
  config: Config,
  log: Logger,
  { database, restart }: { database: Database; restart: Deps['restart'] },
): Promise<Provider> {
  const { db, pool } = database
  const clock = () => new Date()
  const files = openFileStore(config)
  const images = createSharpImages(files, log)
  const streets = await openStreets(config, log, { busy: streetsBusy })
  const mail = openMailer(config, db, log)
  const queue = createBossQueue<JobData>({ database, policies: JOB_POLICIES, log })
  const settings = createSettings(db, FRESH_MS)
  const { figures, adverts } = openCounters({ db, clock, log, settings })
  await writeLanguages(db)
  const demo = createDemo({ config, db, files, images, clock, log })
  // PostgreSQL installations start empty; the first run or `npm run demo` fills them.
  if (database.kind === 'embedded' && config.demoRegion) await demo.fillIfEmpty()
  const catalog = createCatalog(db, FRESH_MS)
  const deps: Deps = {
    db,
    clock,
    config,
    log,
    files,
    images,
    staging: createTusStaging({
      folder: join(config.dataDir, 'uploads'),
      bytesOf: (id) => announcedBytes(db, id),
    }),
    mail,
    mailbox: openMailbox(config),
    sms: openSms(config, db, log),
    passwords: createPasswordHasher(),
    identity: openIdentity(config),
    geocoder: openGeocoder(config),
    documents: createTypstDocuments(),
    payments: openPaymentGateways(config),
    push: createWebPush({ config, clock }),
    fcm: openFcm(config, clock),
    queue,
    limits: await createPostgresLimits(pool),
    access: packageAccess(db, clock),
    settings,
    catalog,
    valuations: createValuations({ db, clock, catalog }, PLACES_FRESH_MS),
    wishPlaces: createWishPlaces(db, PLACES_FRESH_MS),
    figures,
    adverts,
    onChatMessage: noteChatMessage,
    live: await openLive({ db, listen: database.listen, log }),
    streets,
    mapPictures: createMapPictures({ streets, images, log }),
    restart,
  }
  nameWork(deps)
  fillInBackground(queue, deps, demo.fill)
  await queue.start()
  const stopAlerts = await wakeAlerts(deps, database.listen)
  const stopPushes = await wakePushes(deps, database.listen)
  await demo.drawStreets()
  return {
    deps,
    pool,
    close: async () => {
      demo.stop()
      await deps.live.close()
      await stopAlerts()
      await stopPushes()
      await queue.stop()
      await figures.stop()
      await adverts.stop()
      await mail.close()
      await deps.streets.close()
      await database.close()
    },
  }
}

function openCounters({
  db,
  clock,
  log,
  settings,
}: Pick<Deps, 'db' | 'clock' | 'log' | 'settings'>) {
  return {
    figures: createFigureCounter(db, {
      everyMs: COUNTS_FLUSH_MS,
      clock,
      timeZone: async () => (await settings.read()).time_zone,
      onError: (error) => log.warn({ err: error }, 'Figures could not be written'),
    }),
    adverts: createAdvertCounter(db, {
      everyMs: COUNTS_FLUSH_MS,
      clock,
      onError: (error) => log.warn({ err: error }, 'Views of adverts could not be written'),
    }),
  }
}

/** Takes a second; the first wish should not wait for it. */
function readWishPlaces({ wishPlaces, log }: Deps): void {
  wishPlaces.read().catch((err) => log.warn({ err }, 'Places for wishes could not be read'))
}

function nameWork(deps: Deps): void {
  const { db, clock, queue, mail, images, log } = deps
  sendAccountMessages(queue, deps)
  sendListingMessages(queue, deps)
  sendPaymentMessages(deps)
  sendChatMessages(deps)
  schedulePushes(deps)
  sendViewingMessages(deps)
  scheduleReceiving(deps)
  schedulePayments(deps)
  scheduleAdverts(deps)
  scheduleContentJob(deps)
  rewriteListingsInBackground(deps)
  importInBackground(deps)
  scheduleBackups(deps)
  scheduleTraining(deps)
  sendQueuedMail(queue, { mail, isActive: (id) => isActive(db, id), log })
  removeQueuedFiles(queue, images)
  prepareQueuedImages(deps)
  scheduleUpkeep(queue, deps, async (signal) => {
    await keepTerms(deps, signal)
    await remindOfEnds(deps, signal)
  })
  scheduleAlerts(queue, deps)
  schedulePruning(queue, clock, [
    (at) => forgetOldNotifications(db, at),
    () => repairListers(db),
    (at) => forgetOldAccountRecords(db, at),
    (at) => closeEndedPackages(db, at),
    (at) => forgetOldDrafts(db, at),
    (at) => forgetErasedMessages(db, at),
    (at) => forgetOldInquiries(db, at),
    (at) => forgetReceivedMails(db, at),
    (at) => forgetOldEvents(deps, at),
    (at) => deleteExpiredPreviews(db, at),
    (at) => deleteOldImports(deps, at),
    (at) => deleteOldFigures(deps, at),
    (at) => sweepUploads(deps, at),
  ])
}
