import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as passed } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@/scripts/running/free-port.mjs'

/** The web as it was built, before a provider of the test's own. */
export type BuiltWeb = {
  address: string
  /** All that it wrote. */
  log: () => string
  stop: () => Promise<void>
}

/** Starts the built pages, on a free port where none is named; @throws Error with what they said when they do not come up. */
export async function startWeb(
  providerUrl: string,
  more: Readonly<Record<string, string>> = {},
  { host = '127.0.0.1', port: wanted }: { host?: string; port?: number } = {},
): Promise<BuiltWeb> {
  const port = wanted ?? (await freePort())
  const child = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '-H', host, '-p', String(port)],
    {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { ...process.env, ...more, NODE_ENV: 'production', API_URL: providerUrl },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const address = `http://${host}:${port}`
  while (!(await answers(`${address}/icon.svg`))) {
    if (child.exitCode !== null) throw new Error(`The web does not start:\n${said}`)
    await passed(100)
  }
  return {
    address,
    log: () => said,
    stop: async () => {
      child.kill()
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
