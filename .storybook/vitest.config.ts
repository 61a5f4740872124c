import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { launchOptions } from '../scripts/browser.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const configDir = fileURLToPath(new URL('.', import.meta.url))

/** Every story is a test: it renders, its play function passes, and axe finds nothing. */
function stories(theme: 'light' | 'dark'): TestProjectInlineConfiguration {
  return {
    root,
    plugins: [storybookTest({ configDir, initialGlobals: { theme } })],
    test: {
      name: `stories-${theme}`,
      setupFiles: ['./tests/support/no-console.ts'],
      testTimeout: 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: launchOptions() }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}

/** The tokens' own test holds the contrasts of both themes; the long form looks at every story. */
export default defineConfig({
  root,
  test: {
    maxWorkers: 2,
    projects: process.env.HEARTH_FULL ? [stories('light'), stories('dark')] : [stories('light')],
  },
})
