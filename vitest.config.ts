import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { sourceAlias } from './scripts/source-alias.mjs'
import { changesItsWorker, shortFormDatabases, testFiles } from './scripts/testing/suite-files.mjs'

const resolve = { alias: sourceAlias }
const setup = ['./tests/support/no-console.ts', './tests/support/patience.ts']
const databaseTests = ['**/*.db.test.ts', 'tests/contract/**/*.test.ts']
/** Benchmarks measure time, tests do not: a slow machine is no fault, and what hangs still ends. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 50_000 } } }
const elsewhere = ['**/node_modules/**', '.next/**', '.runtime/**', 'tests/e2e/**']
const unitTests = ['**/*.test.ts', '.storybook/*.test.ts']
const notUnit = [...elsewhere, ...databaseTests, 'tests/durability/**']
const isolatedTests = testFiles(unitTests, notUnit, (_, text) => changesItsWorker(text))

function filesOnDatabase(engine: 'embedded' | 'postgres') {
  if (process.env.HEARTH_FULL) return databaseTests
  return testFiles(databaseTests, elsewhere, (file, text) =>
    shortFormDatabases(file, text).includes(engine),
  )
}

function onDatabase(engine: 'embedded' | 'postgres'): TestProjectConfiguration {
  return {
    resolve,
    test: {
      name: `database-${engine}`,
      environment: 'node',
      include: filesOnDatabase(engine),
      exclude: elsewhere,
      env: { HEARTH_TEST_DB: engine },
      globalSetup: ['./tests/support/database-setup.ts'],
      setupFiles: setup,
      // A file's imports and its database take longer than its tests: a worker keeps both.
      isolate: false,
      ...patience,
    },
  }
}

export default defineConfig({
  resolve,
  test: {
    maxWorkers: 2,
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          environment: 'node',
          include: unitTests,
          exclude: [...notUnit, ...isolatedTests],
          setupFiles: setup,
          // Loading the same modules for each file takes longer than its tests.
          isolate: false,
          ...patience,
        },
      },
      {
        resolve,
        test: {
          name: 'unit-isolated',
          environment: 'node',
          include: isolatedTests,
          exclude: notUnit,
          setupFiles: setup,
          ...patience,
        },
      },
      {
        resolve,
        test: {
          name: 'unit-dom',
          environment: 'jsdom',
          include: ['**/*.test.tsx'],
          exclude: elsewhere,
          setupFiles: [...setup, './tests/support/dom-patience.ts'],
          ...patience,
        },
      },
      onDatabase('embedded'),
      onDatabase('postgres'),
      {
        resolve,
        test: {
          name: 'durability',
          environment: 'node',
          include: ['tests/durability/**/*.test.ts'],
          exclude: elsewhere,
          setupFiles: setup,
          fileParallelism: false,
          ...patience,
          testTimeout: 300_000,
        },
      },
    ],
  },
})
