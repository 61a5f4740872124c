import { execFile } from 'node:child_process'
import { ROOT } from '../runtime.mjs'

/**
 * Validates the environment with the provider's own rules before anything starts, so that each
 * fault is reported once.
 * @returns {Promise<{ port: number, apiPort: number, host: string, apiUrl: string | undefined, address: string }>}
 */
export async function readSettings(runtime) {
  const { port, apiPort, host, apiUrl, publicUrl } = await readConfig(runtime)
  const shown = isWildcard(host) || isLoopback(host) ? 'localhost' : host
  return { port, apiPort, host, apiUrl, address: publicUrl ?? `http://${shown}:${port}` }
}

export const reachable = (host) =>
  isWildcard(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host

const isWildcard = (host) => host === '0.0.0.0' || host === '::'

const isLoopback = (host) => host === '127.0.0.1' || host === '::1' || host === 'localhost'

function readConfig(runtime) {
  const program = `
    const { loadConfig } = await import('@/server/config.ts')
    try {
      process.stdout.write(JSON.stringify(loadConfig(process.env)))
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
