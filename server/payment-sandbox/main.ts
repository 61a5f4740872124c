import { join } from 'node:path'
import { loadConfig } from '@/server/config.ts'
import { createLogger } from '@/server/log.ts'
import { startSandbox } from './sandbox.ts'

const log = createLogger()
const config = loadConfig(process.env)
const { sandboxUrl } = config.payments
if (!sandboxUrl) throw new Error('PAYMENT_SANDBOX_URL says where the payment sandbox listens')

const sandbox = await startSandbox({
  port: Number(new URL(sandboxUrl).port),
  webhookUrl: (gateway) => `http://127.0.0.1:${config.apiPort}/api/webhooks/${gateway}`,
  path: join(config.dataDir, 'payment-sandbox.json'),
})
log.info({ url: sandbox.url }, 'The payment sandbox is ready')

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => void sandbox.close().then(() => process.exit(0)))
}
