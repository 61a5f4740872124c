import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { launchOptions } from '../scripts/browser.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const configDir = fileURLToPath(new URL('.', import.meta.url))

declare module 'vitest' {
  interface ProvidedContext {
    'storybook/test-provided': { a11y: boolean }
  }
}

/** Checks after every play function. */
const looks = ['./.storybook/every-look.ts']
const longLooks = ['./.storybook/three-widths.ts']

/** Browser-level emulation, which a page cannot set. */
const forceColors: BrowserCommand<['active' | 'none']> = ({ page }, forcedColors) =>
  page.emulateMedia({ forcedColors })

/** Every story is a test: it renders, its play function passes, and axe finds nothing. */
export default defineConfig({
  root,
  plugins: [storybookTest({ configDir })],
  test: {
    name: 'stories',
    maxWorkers: 2,
    // A file's page and modules take longer than its tests: a worker keeps both.
    isolate: false,
    setupFiles: [
      './tests/support/no-console.ts',
      './.storybook/empty-device.ts',
      // Hooks run from the last to the first: every look is checked before the flow goes on.
      './.storybook/every-flow.ts',
      ...looks,
      ...(process.env.HEARTH_FULL ? longLooks : []),
    ],
    // The looks run axe; Storybook would run it once more, on the first of them.
    provide: { 'storybook/test-provided': { a11y: false } },
    testTimeout: 60_000,
    env: process.env.HEARTH_FULL ? { HEARTH_FULL: '1' } : {},
    hookTimeout: process.env.HEARTH_FULL ? 1_800_000 : 900_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: launchOptions() }),
      commands: { forceColors },
      instances: [{ browser: 'chromium' }],
    },
  },
})
