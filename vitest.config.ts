import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))
const resolve = { alias: [{ find: /^@\//, replacement: root }] }
const quiet = './tests/support/no-console.ts'
const databaseTests = ['**/*.db.test.ts', 'tests/contract/**/*.test.ts']
const elsewhere = ['**/node_modules/**', '.next/**', '.runtime/**', 'tests/e2e/**']

/** The same files on both databases: what they prove must hold on either. */
function onDatabase(engine: 'embedded' | 'postgres'): TestProjectConfiguration {
  return {
    resolve,
    test: {
      name: `database-${engine}`,
      environment: 'node',
      include: databaseTests,
      exclude: elsewhere,
      env: { HEARTH_TEST_DB: engine },
      globalSetup: ['./tests/support/database-setup.ts'],
      setupFiles: [quiet],
      // A file's imports and its database take longer than its tests: a worker keeps both.
      isolate: false,
      testTimeout: 30_000,
      hookTimeout: 60_000,
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
          include: ['**/*.test.ts'],
          exclude: [...elsewhere, ...databaseTests, 'tests/durability/**'],
          setupFiles: [quiet],
        },
      },
      {
        resolve,
        test: {
          name: 'unit-dom',
          environment: 'jsdom',
          include: ['**/*.test.tsx'],
          exclude: elsewhere,
          setupFiles: [quiet],
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
          setupFiles: [quiet],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
