/** Finds or downloads the browser for the tests. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './running/processes.mjs'
import { ROOT } from './runtime.mjs'

/** Draws no window, which halves its work, but shows no notifications. */
const SHELL = 'chromium-headless-shell'
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env['PROGRAMFILES(X86)']}\\Google\\Chrome\\Application\\chrome.exe`,
]

/**
 * Without `executablePath`, Playwright uses its own download. A container's root user has no
 * sandbox, and the browser must make no background requests.
 * @param {{ isWhole?: boolean }} [needs] For notifications, and for benchmarks as people browse.
 * @returns {{ executablePath?: string, channel?: string, args: string[] }}
 */
export function launchOptions({ isWhole = false } = {}) {
  const found = installedBrowser({ isWhole })
  return {
    ...(found ? { executablePath: found } : isWhole && { channel: 'chromium' }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}

/** `CHROMIUM_PATH`, or an installed Chromium or Chrome; else null. */
export function installedBrowser({ isWhole = false } = {}) {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const folders = (process.env.PATH ?? '').split(delimiter)
  const commands = isWhole ? COMMANDS : [SHELL, ...COMMANDS]
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)))
  return [...onPath, ...ELSEWHERE].find((path) => existsSync(path)) ?? null
}

/** Playwright's browser, else, as root, Debian's package. */
export async function ensureBrowser(runtime, report) {
  if (installedBrowser({ isWhole: true }) || (await hasPlaywrightBrowser())) return
  const env = { ...runtime.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' }
  const cli = join(ROOT, 'node_modules/playwright/cli.js')
  const failures = []
  const attempt = async (label, work) => {
    try {
      await report.step(label, work)
      return true
    } catch (error) {
      failures.push(error.message)
      return false
    }
  }

  const download = () => run(runtime.node, [cli, 'install', 'chromium'], { env })
  if (await attempt("Fetching Playwright's Chromium", download)) return
  if (process.getuid?.() === 0 && (await attempt("Installing Debian's Chromium", () => apt(env)))) {
    return
  }
  throw new Error(
    `No browser for the tests. Install Chromium or Chrome, or name one: CHROMIUM_PATH=… npm test\n\n` +
      failures.join('\n\n'),
  )
}

async function hasPlaywrightBrowser() {
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath())
}

async function apt(env) {
  const quiet = { ...env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = (name) =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env: quiet })
  await run('apt-get', ['update', '-qq'], { env: quiet })
  await install('chromium')
  // Older releases have none.
  await install(SHELL).catch(() => {})
}
