import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { address, isTimeZone, origins, port, proxies, webAddress } from './environment-kinds.ts'
import { firebaseFaults, firebaseVariables } from './firebase-environment.ts'
import type { PaymentSettings } from './gateways/payments/settings.ts'
import { mailFaults, mailVariables } from './mail-environment.ts'
import {
  hasPaymentKeys,
  paymentFaults,
  paymentVariables,
  readPayments,
} from './payment-environment.ts'
import { pushFaults, pushVariables } from './push-environment.ts'

export type Config = {
  port: number
  apiPort: number
  host: string
  /** Without trailing slash; absent: derived from each request. */
  publicUrl: string | undefined
  /** Absolute; holds the embedded database, files and the generated secret. */
  dataDir: string
  databaseUrl: string | undefined
  filesUrl: string | undefined
  smtpUrl: string | undefined
  /** Mailbox of mail replies; set together with `replyAddress`. */
  imapUrl: string | undefined
  /** Answers go to it, with a plus and a token. */
  replyAddress: string | undefined
  smsUrl: string | undefined
  firebaseProjectId: string | undefined
  /** Not a secret; enables Firebase sign-in on the web. */
  firebaseApiKey: string | undefined
  firebaseAuthDomain: string | undefined
  /** `host:port` of a Firebase emulator, whose tokens are unsigned; only for trials and tests. */
  firebaseEmulatorHost: string | undefined
  /** Path of a service account's key; enables FCM. */
  firebaseServiceAccount: string | undefined
  geocoderUrl: string | undefined
  secretKey: string
  timeZone: string
  allowedOrigins: readonly string[]
  /** As in `domain/web/trusted-proxies.ts`. */
  trustedProxies: string
  /** Allowed image origins in addition to those of provider and settings. */
  filesOrigins: readonly string[]
  /** Another provider; then ours does not start. */
  apiUrl: string | undefined
  /** Refuses changes, except a short list; for public demos. */
  demoMode: boolean
  /** An empty embedded database gets the demo region. */
  demoRegion: boolean
  /** Absent: our own base map. */
  mapStyleUrl: string | undefined
  /** Largest file of listings to import. */
  importMaxBytes: number
  /** Absolute. */
  backupDir: string
  /** Largest backup to upload. */
  backupMaxBytes: number
  /** Base URL of a push service of this machine; only for trials and tests. */
  pushServiceUrl: string | undefined
  payments: PaymentSettings
  /** For tests. */
  checkReplies: boolean
}

export type Environment = Readonly<Record<string, string | undefined>>

export class ConfigError extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(`The environment has ${faults.length === 1 ? 'a fault' : 'faults'}:\n${lines(faults)}`)
    this.name = 'ConfigError'
    this.faults = faults
  }
}

/**
 * Empty values count as absent. Without SECRET_KEY, a secret is generated and stored under
 * DATA_DIR. Throws ConfigError with all faults.
 */
export function loadConfig(environment: Environment): Config {
  const { SECRET_KEY, ...rest } = readEnvironment(environment)
  return {
    port: rest.PORT,
    apiPort: rest.API_PORT,
    host: rest.HOST,
    publicUrl: rest.PUBLIC_URL,
    dataDir: rest.DATA_DIR,
    databaseUrl: rest.DATABASE_URL,
    filesUrl: rest.FILES_URL,
    smtpUrl: rest.SMTP_URL,
    imapUrl: rest.IMAP_URL,
    replyAddress: rest.REPLY_ADDRESS,
    smsUrl: rest.SMS_URL,
    firebaseProjectId: rest.FIREBASE_PROJECT_ID,
    firebaseApiKey: rest.FIREBASE_API_KEY,
    firebaseAuthDomain:
      rest.FIREBASE_AUTH_DOMAIN ??
      (rest.FIREBASE_PROJECT_ID && `${rest.FIREBASE_PROJECT_ID}.firebaseapp.com`),
    firebaseEmulatorHost: rest.FIREBASE_AUTH_EMULATOR_HOST,
    firebaseServiceAccount: rest.FIREBASE_SERVICE_ACCOUNT,
    geocoderUrl: rest.GEOCODER_URL,
    secretKey: SECRET_KEY ?? keptSecret(rest.DATA_DIR),
    timeZone: rest.TIME_ZONE,
    allowedOrigins: rest.ALLOWED_ORIGINS,
    trustedProxies: rest.TRUSTED_PROXIES,
    filesOrigins: rest.FILES_ORIGINS,
    apiUrl: rest.API_URL,
    demoMode: rest.DEMO_MODE,
    demoRegion: rest.DEMO_REGION,
    mapStyleUrl: rest.MAP_STYLE_URL,
    importMaxBytes: rest.IMPORT_MAX_MB * 2 ** 20,
    backupDir: resolve(rest.BACKUP_DIR ?? join(rest.DATA_DIR, 'backups')),
    backupMaxBytes: rest.BACKUP_MAX_MB * 2 ** 20,
    pushServiceUrl: rest.PUSH_SERVICE_URL,
    payments: readPayments(rest),
    checkReplies: false,
  }
}

/**
 * The outbox's codes allow signing in as anyone, so pages show it only in an unconfigured trial
 * that serves this machine alone.
 */
export function showsOutbox(config: Config): boolean {
  return openBy(config) === undefined
}

/** Whether `npm start` adds the payment sandbox: only to a local trial without keys of a gateway. */
export function takesPaymentSandbox(config: Config): boolean {
  const isTaken = config.payments.sandboxUrl !== undefined || !hasPaymentKeys(config.payments)
  return isTaken && !config.apiUrl && !config.demoMode && openBy(config) === undefined
}

type Openings = Pick<Config, 'host' | 'publicUrl' | 'smtpUrl' | 'smsUrl' | 'databaseUrl'>

/** The variable that makes this more than a local trial; undefined in a trial. */
function openBy({ host, publicUrl, smtpUrl, smsUrl, databaseUrl }: Openings): string | undefined {
  if (publicUrl) return 'PUBLIC_URL'
  if (smtpUrl) return 'SMTP_URL'
  if (smsUrl) return 'SMS_URL'
  if (databaseUrl) return 'DATABASE_URL'
  return listensToNetwork({ host }) ? 'HOST' : undefined
}

export function listensToNetwork({ host }: Pick<Config, 'host'>): boolean {
  return !(host === 'localhost' || host === '::1' || host.startsWith('127.'))
}

/** `description` and `unset`, the default in words, make the tables of docs/operating.md. */
export const environmentSchema = z.object({
  PORT: port(3000).meta({
    description: 'Port of the website. Ports that browsers refuse, such as 6000, are refused.',
  }),
  API_PORT: port(4000).meta({ description: 'Port of the provider' }),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, 'must be a host name or address, such as 127.0.0.1')
    .default('127.0.0.1')
    .meta({
      description: 'Address to listen on; `0.0.0.0` opens the website to the network',
    }),
  PUBLIC_URL: webAddress('https://homes.example.org').optional().meta({
    description:
      'Address that people type, such as `https://homes.example.org`. Pages, feeds and mail link to it, and passkeys are bound to its host for good; with `https`, browsers are told to stay with it (HSTS).',
    unset: 'taken from each request',
  }),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((path) => resolve(path))
    .meta({
      description:
        'Folder of the embedded database, files, unfinished uploads and the generated secret',
    }),
  DATABASE_URL: address(
    ['postgres:', 'postgresql:'],
    'must be a PostgreSQL address, such as postgres://user:password@host:5432/hearth',
  )
    .optional()
    .meta({
      description: 'PostgreSQL 15 or newer: `postgres://user:password@host:5432/hearth`',
      unset: 'the embedded database',
    }),
  FILES_URL: address(
    ['s3:', 'file:'],
    'must be a storage address, such as s3://key:secret@host/bucket or file:///folder',
  )
    .optional()
    .meta({
      description: 'File storage: `s3://key:secret@host/bucket`, or `file:///folder`',
      unset: 'a folder under `DATA_DIR`',
    }),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional().meta({
    description:
      'At least 32 characters; signs codes, links, private file addresses and push messages',
    unset: 'generated at the first start and kept',
  }),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be a time zone name, such as Europe/Berlin')
    .default('UTC')
    .meta({ description: 'Time zone of "yesterday", such as `Europe/Berlin`' }),
  DEMO_MODE: z
    .enum(['0', '1'], 'must be 1 for a demonstration, or 0')
    .default('0')
    .transform((text) => text === '1')
    .meta({
      description:
        '`1` to show the product to strangers: every change is refused, except a short list such as favorites',
    }),
  DEMO_REGION: z
    .enum(['0', '1'], 'must be 0 to start empty, or 1')
    .default('1')
    .transform((text) => text === '1')
    .meta({
      description:
        '`0` to start a new marketplace without the demo region, as `npm start -- --empty` does; PostgreSQL always starts without it',
    }),
  IMPORT_MAX_MB: z.coerce
    .number('must be a number of megabytes')
    .int('must be a whole number of megabytes')
    .min(1, 'must be at least 1')
    .max(2000, 'must be at most 2000')
    .default(200)
    .meta({
      description: 'Largest file of listings that can be imported in the browser, in megabytes',
    }),
  BACKUP_DIR: z.string().optional().meta({
    description:
      'Folder of the backups made in the browser, such as a mounted disk of another machine. Processes on several machines need one that all of them see.',
    unset: 'a folder under `DATA_DIR`',
  }),
  BACKUP_MAX_MB: z.coerce
    .number('must be a number of megabytes')
    .int('must be a whole number of megabytes')
    .min(1, 'must be at least 1')
    .max(20_000, 'must be at most 20000')
    .default(4000)
    .meta({
      description: 'Largest backup that can be uploaded in the browser, in megabytes',
    }),
  TRUSTED_PROXIES: proxies().meta({
    description:
      'Addresses and networks of the proxies in front of the website, separated by commas: `10.0.0.7, fd00::/8`; see [behind a proxy](#behind-a-proxy)',
    unset: 'this machine, which is always trusted',
  }),
  ALLOWED_ORIGINS: origins().meta({
    description: 'Other origins that may call the API, separated by commas',
    unset: 'none',
  }),
  FILES_ORIGINS: origins().meta({
    description:
      "Further origins of the provider's pictures and videos, separated by commas: `https://files.example.org`",
    unset: 'those of `API_URL` and of the pictures in its settings',
  }),
  API_URL: webAddress('https://provider.example.org').optional().meta({
    description: 'Another provider; ours is then not started',
    unset: 'the provider of this repository',
  }),
  GEOCODER_URL: address(
    ['nominatim+https:', 'nominatim+http:', 'google+https:', 'google+http:'],
    'must be a maps service, such as nominatim+https://maps.example.org or google+https://maps.googleapis.com?key=…',
  )
    .optional()
    .meta({
      description:
        'Maps service that names positions: `nominatim+https://maps.example.org` or `google+https://maps.googleapis.com?key=…`',
      unset: 'the places of the listings',
    }),
  MAP_STYLE_URL: address(
    ['https:', 'http:'],
    'must be the address of a map style, such as https://maps.example.org/style.json?key=…',
  )
    .optional()
    .meta({
      description:
        'Map style, with its key if it needs one: `https://maps.example.org/style.json?key=…`. Tiles, sprites and fonts must come from the same origin.',
      unset: 'the base map that ships with Hearth',
    }),
  ...mailVariables,
  ...firebaseVariables,
  ...pushVariables,
  ...paymentVariables,
})

const SECRET_BYTES = 48

function readEnvironment(environment: Environment): z.output<typeof environmentSchema> {
  const given = Object.fromEntries(
    Object.keys(environmentSchema.shape).flatMap((name) => {
      const value = environment[name]?.trim()
      return value ? [[name, value]] : []
    }),
  )
  const parsed = environmentSchema.safeParse(given)
  const faults = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  const values = parsed.data
  if (values && values.PORT === values.API_PORT && values.PORT !== 0 && !values.API_URL) {
    faults.push(`API_PORT must differ from PORT (both are ${values.PORT})`)
  }
  if (values) {
    faults.push(...mailFaults(values))
    const { HOST: host, PUBLIC_URL: publicUrl, SMTP_URL: smtpUrl } = values
    const { SMS_URL: smsUrl, DATABASE_URL: databaseUrl } = values
    const open = openBy({ host, publicUrl, smtpUrl, smsUrl, databaseUrl })
    faults.push(
      ...firebaseFaults(values, open),
      ...pushFaults(values, open),
      ...paymentFaults(values, open),
    )
  }
  if (!values || faults.length > 0) throw new ConfigError(faults)
  return values
}

function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'secret-key')
  try {
    if (!existsSync(path)) keepNewSecret(dataDir, path)
    const secret = readFileSync(path, 'utf8').trim()
    if (secret.length >= 32) return secret
  } catch (error) {
    throw new ConfigError([`DATA_DIR must be a folder that can be written: ${reason(error)}`])
  }
  throw new ConfigError([`SECRET_KEY is absent and the one kept in ${path} is too short`])
}

/** If two processes start at once, both use the first one's secret. */
function keepNewSecret(dataDir: string, path: string): void {
  mkdirSync(dataDir, { recursive: true })
  const draft = `${path}-${randomUUID()}`
  writeFileSync(draft, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, path)
  } catch (error) {
    if (!existsSync(path)) throw error
  } finally {
    unlinkSync(draft)
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function lines(faults: readonly string[]): string {
  return faults.map((fault) => `  ${fault}`).join('\n')
}
