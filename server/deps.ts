import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Config } from './config.ts'
import type { FileStore } from './gateways/files/file-store.ts'
import type { Geocoder } from './gateways/geocoding/geocoder.ts'
import type { ImageService } from './gateways/images/image-service.ts'
import type { Mailer } from './gateways/mail/mailer.ts'
import type { Limits } from './jobs/limits.ts'
import type { Queue } from './jobs/queue.ts'
import type { Logger } from './log.ts'
import type { Catalog } from './modules/properties/catalog.ts'
import type { ViewCounter } from './modules/properties/view-counter.ts'
import type { Settings } from './modules/settings/settings.ts'
import type { AccessRules } from './modules/subscriptions/access.ts'

/** Everything the provider stands on; `main.ts` builds the real ones, a test its own. */
export type Deps = {
  db: Kysely<DB>
  clock: () => Date
  config: Config
  log: Logger
  files: FileStore
  images: ImageService
  mail: Mailer
  /** The operator's maps service; null without one. */
  geocoder: Geocoder | null
  queue: Queue
  limits: Limits
  access: AccessRules
  settings: Settings
  catalog: Catalog
  views: ViewCounter
}
