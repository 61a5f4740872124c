import type { Streets } from '@hearth/streets/streets'
import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { AccessRules } from '@/server/modules/packages/access.ts'
import type { Config } from './config.ts'
import type { Documents } from './gateways/documents/documents.ts'
import type { FileStore } from './gateways/files/file-store.ts'
import type { Geocoder } from './gateways/geocoding/geocoder.ts'
import type { IdentityVerifier } from './gateways/identity/identity-verifier.ts'
import type { ImageService } from './gateways/images/image-service.ts'
import type { Mailer } from './gateways/mail/mailer.ts'
import type { Mailbox } from './gateways/mailbox/mailbox.ts'
import type { PasswordHasher } from './gateways/passwords/password-hasher.ts'
import type { PaymentGateway, PaymentGatewayName } from './gateways/payments/gateway.ts'
import type { FcmSender } from './gateways/push/fcm.ts'
import type { PushSender } from './gateways/push/push-sender.ts'
import type { SmsSender } from './gateways/sms/sms-sender.ts'
import type { Staging } from './gateways/staging/staging.ts'
import type { Limits } from './jobs/limits.ts'
import type { Queue } from './jobs/queue.ts'
import type { Logger } from './log.ts'
import type { AdvertCounter } from './modules/adverts/advert-counter.ts'
import type { FigureCounter } from './modules/figures/figure-counter.ts'
import type { Live } from './modules/notifications/live.ts'
import type { Catalog } from './modules/properties/catalog.ts'
import type { Settings } from './modules/settings/settings.ts'
import type { Valuations } from './modules/valuation/valuations.ts'
import type { WishPlaces } from './modules/wishes/wish-places.ts'
import type { MapPictures } from './streets/picture/map-pictures.ts'

type ChatMessageListener = (
  transaction: Kysely<DB>,
  message: { threadId: number; sender: number | null; at: Date },
) => Promise<void>

export type Deps = {
  db: Kysely<DB>
  clock: () => Date
  config: Config
  log: Logger
  files: FileStore
  images: ImageService
  /** Partial uploads. */
  staging: Staging
  mail: Mailer
  /** Answers to mails, if the operator configured it. */
  mailbox: Mailbox | null
  documents: Documents
  sms: SmsSender
  passwords: PasswordHasher
  identity: IdentityVerifier | null
  geocoder: Geocoder | null
  /** Those that the operator configured. */
  payments: ReadonlyMap<PaymentGatewayName, PaymentGateway>
  /** To subscribed browsers. */
  push: PushSender
  /** To devices with a token of it, if the operator configured it. */
  fcm: FcmSender | null
  queue: Queue
  limits: Limits
  access: AccessRules
  settings: Settings
  catalog: Catalog
  valuations: Valuations
  wishPlaces: WishPlaces
  /** Views, searches and contacts by day. */
  figures: FigureCounter
  /** Views and clicks of featured listings. */
  adverts: AdvertCounter
  /** Runs in the transaction of the message. A sender of null is the administrator. */
  onChatMessage: ChatMessageListener
  live: Live
  streets: Streets
  mapPictures: MapPictures
  /** Ends this process, which its supervisor starts again; null without a supervisor. */
  restart: (() => void) | null
}
