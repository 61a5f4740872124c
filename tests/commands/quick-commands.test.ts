import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from '@/scripts/runtime.mjs'
import { quickResults } from './first-results.ts'
import { runCommand } from './run-command.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hearth-command-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test.for(Object.entries(quickResults))(
  'npm run %s prints its first result',
  async ([command, wanted], { signal }) => {
    const env = { ...wanted.env, DATA_DIR: dataDir }
    const { output } = await runCommand(ROOT, command, { ...wanted, env, signal })

    expect(output).toMatch(wanted.line ?? /./)
  },
)

test('npm run machines refuses a name that no machine has', async ({ signal }) => {
  const { output, code } = await runCommand(ROOT, 'machines', { args: ['sessions'], signal })

  expect(output).toMatch(/There is no machine sessions\. Machines: .*\bsession\b/)
  expect(code).toBe(64)
})
