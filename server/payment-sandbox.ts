import { join } from 'node:path'
import { startSandbox } from '@hearth/payment-sandbox/sandbox'
import { loadConfig } from './config.ts'
import { createLogger } from './log.ts'

const log = createLogger()
const config = loadConfig(process.env)
const { sandboxUrl } = config.payments

const sandbox = await startSandbox({
  ports: sandboxUrl ? [Number(new URL(sandboxUrl).port)] : ownPorts(),
  webhookUrl: (gateway) => `http://127.0.0.1:${config.apiPort}/api/webhooks/${gateway}`,
  path: join(config.dataDir, 'payment-sandbox.json'),
})
log.info({ url: sandbox.url }, 'The payment sandbox is ready')

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => void sandbox.close().then(() => process.exit(0)))
}

/** The first that is free, without those of the product. */
function* ownPorts(): Generator<number> {
  for (let port = 4100; port < 65536; port += 1) {
    if (port !== config.port && port !== config.apiPort) yield port
  }
}
