import { execFile } from 'node:child_process'
import { ROOT } from '../runtime.mjs'

/**
 * Validates the environment with the provider's own rules before anything starts, so that each
 * fault is reported once.
 * @returns {Promise<{ port: number, apiPort: number, host: string, apiUrl: string | undefined, address: string, takesPaymentSandbox: boolean }>}
 */
export async function readSettings(runtime) {
  const config = await readConfig(runtime)
  const { port, apiPort, host, apiUrl, publicUrl, takesPaymentSandbox } = config
  const shown = isWildcard(host) || isLoopback(host) ? 'localhost' : host
  const address = publicUrl ?? `http://${shown}:${port}`
  return { port, apiPort, host, apiUrl, address, takesPaymentSandbox }
}

export const reachable = (host) =>
  isWildcard(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host

const isWildcard = (host) => host === '0.0.0.0' || host === '::'

const isLoopback = (host) => host === '127.0.0.1' || host === '::1' || host === 'localhost'

function readConfig(runtime) {
  const program = `
    const { loadConfig, takesPaymentSandbox } = await import('@/server/config.ts')
    try {
      const config = loadConfig(process.env)
      const known = { ...config, takesPaymentSandbox: takesPaymentSandbox(config) }
      process.stdout.write(JSON.stringify(known))
    } catch (error) {
      process.stderr.write(error.message)
      process.exitCode = 78
    }`
  const args = ['--import', './scripts/alias.mjs', '--input-type=module', '--eval', program]
  return new Promise((resolve, reject) => {
    execFile(runtime.node, args, { cwd: ROOT, env: runtime.env }, (error, stdout, stderr) => {
      if (error) reject(new Error(stderr.trim() || error.message))
      else resolve(JSON.parse(stdout))
    })
  })
}
