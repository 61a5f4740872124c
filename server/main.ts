import { routes } from '@/domain/web/routes.ts'
import { createServer } from './app.ts'
import { ConfigError, loadConfig } from './config.ts'
import { createStartingApp } from './http/health.ts'
import { type Listening, listen } from './listen.ts'
import { createLogger } from './log.ts'
import { createSetupToken } from './modules/admin/setup/setup.ts'
import { type Provider, startProvider } from './start-provider.ts'
import { outliveStrayErrors } from './stray-errors.ts'

const GRACE_MS = 10_000

const log = createLogger()
let server: Listening | undefined
let provider: Provider | undefined
let isStopping = false

outliveStrayErrors(log, { isServing: () => provider !== undefined, end: giveUp })
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

try {
  await start()
} catch (error) {
  if (!isStopping) giveUp(error)
}

async function start(): Promise<void> {
  const config = loadConfig(process.env)
  const started = performance.now()
  // Listen first, so that a taken port is reported before minutes of work.
  server = await listen({
    host: config.host,
    port: config.apiPort,
    app: createStartingApp({ log }),
  })
  // `npm start` talks to its processes, and starts again those that end.
  const restart = process.send ? stop : null
  provider = await startProvider(config, log, () => process.exit(1), restart)
  server.switchTo(createServer(provider.deps))
  await printSetupLink(provider.deps)
  const seconds = Math.round((performance.now() - started) / 100) / 10
  log.info({ host: config.host, port: server.port, seconds }, 'The provider is ready')
}

/** Not to the log, which others may read: to the terminal of who starts it. */
async function printSetupLink({ db, config }: Provider['deps']): Promise<void> {
  const token = await createSetupToken(db, config.secretKey)
  if (token === null) return
  const base = config.publicUrl?.replace(/\/+$/, '') ?? `http://localhost:${config.port}`
  process.stdout.write(`Set up this marketplace here, once: ${base}${routes.setup(token)}\n`)
}

function stop(): void {
  if (isStopping) process.exit(1)
  isStopping = true
  finish().then(
    () => process.exit(0),
    (error: unknown) => giveUp(error),
  )
}

async function finish(): Promise<void> {
  log.info('Stopping')
  // Live streams never end without being closed.
  await provider?.deps.live.close()
  await server?.stop(GRACE_MS)
  await provider?.close()
}

/** Users see a plain message; the log has the details. */
function giveUp(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`Hearth's provider cannot run. ${message}\n`)
  if (!(error instanceof ConfigError)) log.fatal({ err: error }, 'The provider cannot run')
  process.exit(1)
}
