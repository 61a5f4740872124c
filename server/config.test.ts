import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BARRED_PORTS } from './barred-ports.ts'
import { ConfigError, type Environment, loadConfig, showsOutbox } from './config.ts'

const SECRET = 'a-secret-of-more-than-thirty-two-characters'
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-config-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function faultsOf(environment: Environment): readonly string[] {
  try {
    loadConfig({ SECRET_KEY: SECRET, DATA_DIR: folder, ...environment })
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
}

describe('the environment', () => {
  it('needs no variables', () => {
    expect(loadConfig({ DATA_DIR: folder, SECRET_KEY: SECRET, PORT: '', API_URL: '  ' })).toEqual({
      port: 3000,
      apiPort: 4000,
      host: '127.0.0.1',
      publicUrl: undefined,
      dataDir: folder,
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
      secretKey: SECRET,
      timeZone: 'UTC',
      allowedOrigins: [],
      trustedProxies: '',
      filesOrigins: [],
      apiUrl: undefined,
      demoMode: false,
      demoRegion: true,
      mapStyleUrl: undefined,
      importMaxBytes: 200 * 2 ** 20,
      backupDir: join(folder, 'backups'),
      backupMaxBytes: 4000 * 2 ** 20,
      pushServiceUrl: undefined,
      payments: {
        stripe: undefined,
        razorpay: undefined,
        paypal: undefined,
        paystack: undefined,
        flutterwave: undefined,
        sandboxUrl: undefined,
      },
      checkReplies: false,
    })
  })

  it('reads all variables', () => {
    const config = loadConfig({
      PORT: '80',
      API_PORT: '81',
      HOST: '::1',
      PUBLIC_URL: 'https://homes.example.org/',
      DATA_DIR: folder,
      DATABASE_URL: 'postgres://hearth:pw@db/hearth',
      FILES_URL: 's3://key:secret@store/bucket',
      SMTP_URL: 'smtps://mail.example.org',
      IMAP_URL: 'imaps://answers:pw@mail.example.org/INBOX',
      REPLY_ADDRESS: 'Answers@homes.example.org',
      SMS_URL: 'twilio+https://AC1:token@api.twilio.com?from=%2B15005550006',
      FIREBASE_PROJECT_ID: 'hearth-1a2b3',
      FIREBASE_API_KEY: 'AIzaSy-web_key',
      GEOCODER_URL: 'nominatim+https://maps.example.org',
      SECRET_KEY: SECRET,
      TIME_ZONE: 'Asia/Riyadh',
      DEMO_MODE: '1',
      DEMO_REGION: '0',
      ALLOWED_ORIGINS: 'https://a.example.org, http://localhost:8080',
      TRUSTED_PROXIES: '10.0.0.7, fd00::/8',
      FILES_ORIGINS: 'https://files.example.org',
      MAP_STYLE_URL: 'https://maps.example.org/style.json?key=a1',
      API_URL: 'https://provider.example.org/base/',
      STRIPE_SECRET_KEY: 'sk_live_1234',
      STRIPE_WEBHOOK_SECRET: 'whsec_1234',
      RAZORPAY_KEY_ID: 'rzp_live_1234',
      RAZORPAY_KEY_SECRET: 'razorpay-secret',
      RAZORPAY_WEBHOOK_SECRET: 'razorpay-webhook',
      RAZORPAY_ACCOUNT_ID: 'acc_1234',
      PAYPAL_CLIENT_ID: 'paypal-id',
      PAYPAL_CLIENT_SECRET: 'paypal-secret',
      PAYPAL_WEBHOOK_ID: 'WH-1234',
      PAYPAL_MERCHANT_ID: 'MERCHANT1',
      PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com/',
      PAYSTACK_SECRET_KEY: 'sk_live_5678',
      FLUTTERWAVE_SECRET_KEY: 'FLWSECK-1234',
      FLUTTERWAVE_WEBHOOK_SECRET: 'flutterwave-hash',
      FLUTTERWAVE_ACCOUNT_ID: '1234',
      IMPORT_MAX_MB: '50',
      BACKUP_DIR: '/mnt/backups',
      BACKUP_MAX_MB: '70',
      FLUTTERWAVE_API_URL: 'http://127.0.0.1:4100/flutterwave',
    })
    expect(config).toEqual({
      port: 80,
      apiPort: 81,
      host: '::1',
      publicUrl: 'https://homes.example.org',
      dataDir: folder,
      importMaxBytes: 50 * 2 ** 20,
      backupDir: '/mnt/backups',
      backupMaxBytes: 70 * 2 ** 20,
      databaseUrl: 'postgres://hearth:pw@db/hearth',
      filesUrl: 's3://key:secret@store/bucket',
      smtpUrl: 'smtps://mail.example.org',
      imapUrl: 'imaps://answers:pw@mail.example.org/INBOX',
      replyAddress: 'answers@homes.example.org',
      smsUrl: 'twilio+https://AC1:token@api.twilio.com?from=%2B15005550006',
      firebaseProjectId: 'hearth-1a2b3',
      firebaseApiKey: 'AIzaSy-web_key',
      firebaseAuthDomain: 'hearth-1a2b3.firebaseapp.com',
      firebaseEmulatorHost: undefined,
      geocoderUrl: 'nominatim+https://maps.example.org',
      secretKey: SECRET,
      timeZone: 'Asia/Riyadh',
      allowedOrigins: ['https://a.example.org', 'http://localhost:8080'],
      trustedProxies: '10.0.0.7, fd00::/8',
      filesOrigins: ['https://files.example.org'],
      apiUrl: 'https://provider.example.org/base',
      demoMode: true,
      demoRegion: false,
      mapStyleUrl: 'https://maps.example.org/style.json?key=a1',
      payments: {
        stripe: {
          secretKey: 'sk_live_1234',
          webhookSecret: 'whsec_1234',
          apiUrl: 'https://api.stripe.com',
        },
        razorpay: {
          keyId: 'rzp_live_1234',
          keySecret: 'razorpay-secret',
          webhookSecret: 'razorpay-webhook',
          accountId: 'acc_1234',
          apiUrl: 'https://api.razorpay.com',
        },
        paypal: {
          clientId: 'paypal-id',
          clientSecret: 'paypal-secret',
          webhookId: 'WH-1234',
          merchantId: 'MERCHANT1',
          apiUrl: 'https://api-m.sandbox.paypal.com',
        },
        paystack: { secretKey: 'sk_live_5678', apiUrl: 'https://api.paystack.co' },
        flutterwave: {
          secretKey: 'FLWSECK-1234',
          webhookSecret: 'flutterwave-hash',
          accountId: '1234',
          apiUrl: 'http://127.0.0.1:4100/flutterwave',
        },
        sandboxUrl: undefined,
      },
      checkReplies: false,
    })
  })

  const webAddress = 'must be a web address without query, such as'
  const origins =
    'ALLOWED_ORIGINS must list origins separated by commas, such as https://homes.example.org'
  const files =
    'FILES_URL must be a storage address, such as s3://key:secret@host/bucket or file:///folder'
  type Case = [Environment, string]
  const firebase = { FIREBASE_PROJECT_ID: 'demo-hearth' }
  const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }
  const openings = {
    PUBLIC_URL: 'https://a.org',
    SMS_URL: 'twilio+https://a:b@api.twilio.com?from=1',
    DATABASE_URL: 'postgres://a@b/c',
    HOST: '0.0.0.0',
  }
  const cases: Case[] = [
    [{ PORT: 'http' }, 'PORT must be a port number'],
    [{ PORT: '70000' }, 'PORT must be a port number up to 65535'],
    [{ API_PORT: '-1' }, 'API_PORT must be a port number'],
    [{ PORT: '6000' }, 'PORT must be another one: browsers refuse to connect to port 6000'],
    [{ API_PORT: '4190' }, 'API_PORT must be another one: browsers refuse to connect to port 4190'],
    [{ API_PORT: '3000' }, 'API_PORT must differ from PORT (both are 3000)'],
    [{ DEMO_MODE: 'yes' }, 'DEMO_MODE must be 1 for a demonstration, or 0'],
    [{ HOST: 'a b' }, 'HOST must be a host name or address, such as 127.0.0.1'],
    [{ PUBLIC_URL: 'homes' }, `PUBLIC_URL ${webAddress} https://homes.example.org`],
    [{ PUBLIC_URL: 'https://a.org?x=1' }, `PUBLIC_URL ${webAddress} https://homes.example.org`],
    [{ API_URL: 'ftp://a.org' }, `API_URL ${webAddress} https://provider.example.org`],
    [
      { DATABASE_URL: 'mysql://a' },
      'DATABASE_URL must be a PostgreSQL address, such as postgres://user:password@host:5432/hearth',
    ],
    [{ FILES_URL: 'bucket' }, files],
    [
      { SMTP_URL: 'mail.example.org' },
      'SMTP_URL must be a mail server address, such as smtp://user:password@host:587',
    ],
    [{ SMTP_URL: 'smtp://mail' }, 'PUBLIC_URL must be set with SMTP_URL: mail links to it'],
    [
      { SMS_URL: 'https://api.twilio.com?from=1' },
      'SMS_URL must be a message service, such as twilio+https://account:token@api.twilio.com?from=%2B15005550006',
    ],
    [
      { SMS_URL: 'twilio+https://AC1:token@api.twilio.com' },
      'SMS_URL must say whom messages come from: ?from=%2B15005550006',
    ],
    [
      { FIREBASE_PROJECT_ID: 'My project' },
      'FIREBASE_PROJECT_ID must be the id of a Firebase project, such as hearth-1a2b3',
    ],
    [
      { ...firebase, FIREBASE_API_KEY: 'a key' },
      'FIREBASE_API_KEY must be the web API key of that project',
    ],
    [
      { ...firebase, FIREBASE_AUTH_DOMAIN: 'https://a.org' },
      'FIREBASE_AUTH_DOMAIN must be a host name, such as hearth-1a2b3.firebaseapp.com',
    ],
    ...['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN'].map(
      (name): Case => [{ [name]: 'a' }, `FIREBASE_PROJECT_ID must be set with ${name}`],
    ),
    [emulator, 'FIREBASE_PROJECT_ID must be set with FIREBASE_AUTH_EMULATOR_HOST'],
    [
      { ...firebase, FIREBASE_AUTH_EMULATOR_HOST: 'emulator.example.org:9099' },
      'FIREBASE_AUTH_EMULATOR_HOST must be a port of this machine, such as 127.0.0.1:9099',
    ],
    ...Object.entries(openings).map(
      ([name, value]): Case => [
        { ...firebase, ...emulator, [name]: value },
        `FIREBASE_AUTH_EMULATOR_HOST is for trying out: it cannot be set with ${name}`,
      ],
    ),
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters'],
    [{ TIME_ZONE: 'Mars/Base' }, 'TIME_ZONE must be a time zone name, such as Europe/Berlin'],
    [{ ALLOWED_ORIGINS: 'https://a.org/path' }, origins],
    [{ ALLOWED_ORIGINS: '*' }, origins],
  ]
  it.each(cases)('rejects %j with an explanation', (environment, fault) => {
    expect(faultsOf(environment)).toEqual([fault])
  })

  it('rejects ports that Node’s fetch blocks', async () => {
    const refusals = [...BARRED_PORTS].map((port) => fetch(`http://127.0.0.1:${port}`))
    for (const refusal of refusals) {
      await expect(refusal).rejects.toMatchObject({ cause: { message: 'bad port' } })
    }
  })

  it('reports all errors at once', () => {
    expect(faultsOf({ PORT: 'x', TIME_ZONE: 'y', SECRET_KEY: 'z' })).toEqual([
      'PORT must be a port number',
      'SECRET_KEY must have at least 32 characters',
      'TIME_ZONE must be a time zone name, such as Europe/Berlin',
    ])
  })
})

describe('the outbox', () => {
  const shows = (environment: Environment) =>
    showsOutbox(loadConfig({ SECRET_KEY: SECRET, DATA_DIR: folder, ...environment }))

  it('is open if nothing is configured and only this machine is served', () => {
    expect(shows({})).toBe(true)
    expect(shows({ HOST: '::1', PORT: '8080' })).toBe(true)
  })

  it.each<Environment>([
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.7' },
    { PUBLIC_URL: 'https://a.org' },
    { PUBLIC_URL: 'https://a.org', SMTP_URL: 'smtp://mail' },
    { SMS_URL: 'twilio+https://AC1:token@api.twilio.com?from=1' },
    { DATABASE_URL: 'postgres://db/hearth' },
  ])('is closed with %j', (environment) => {
    expect(shows(environment)).toBe(false)
  })
})

describe('the secret', () => {
  it('is created at the first start and reused, readable by its owner only', () => {
    const dataDir = join(folder, 'data')
    const first = loadConfig({ DATA_DIR: dataDir })
    expect(first.secretKey).toMatch(/^[\w-]{64}$/)
    expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(dataDir, 'secret-key'), 'utf8')).toBe(first.secretKey)
    expect(loadConfig({ DATA_DIR: dataDir }).secretKey).toBe(first.secretKey)
  })

  it('is rejected when truncated', () => {
    writeFileSync(join(folder, 'secret-key'), 'abc')
    expect(() => loadConfig({ DATA_DIR: folder })).toThrow(
      `SECRET_KEY is absent and the one kept in ${folder}/secret-key is too short`,
    )
  })

  it('needs a writable folder', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(() => loadConfig({ DATA_DIR: file })).toThrow(
      /DATA_DIR must be a folder that can be written/,
    )
  })
})
