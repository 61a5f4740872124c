import { defineConfig, devices } from 'playwright/test'
import { launchOptions } from './scripts/browser.mjs'

/**
 * Journeys on the built product, which `npm run test:e2e` starts on data of its own and names here. A test runs at both
 * widths unless its title carries @desktop or @phone. With @once it runs at the narrow width with `--full` alone; with
 * @full, with `--full` alone.
 */
const isFull = Boolean(process.env.HEARTH_FULL)
const baseURL = process.env.BASE_URL
if (!baseURL) throw new Error('BASE_URL is not set: start the journeys with `npm run test:e2e`.')

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'security/**/*.spec.ts'],
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Benchmarks measure time, journeys do not: a slow machine is no fault, and each step that hangs still ends.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: process.env.TEST_TALLY ?? 'test-results/e2e.json' }]],
  use: {
    baseURL,
    launchOptions: launchOptions(),
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Its requests would escape what journeys answer themselves; those about it allow it.
    serviceWorkers: 'block',
    // A trace takes a fifth of the time; a whole run on a machine of its own goes without.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: isFull ? /@phone/ : /@phone|@full/,
      use: { ...devices['Desktop Chrome'], channel: undefined },
    },
    {
      name: 'phone',
      grepInvert: isFull ? /@desktop/ : /@desktop|@once|@full/,
      use: { ...devices['Pixel 7'], channel: undefined },
    },
  ],
})
