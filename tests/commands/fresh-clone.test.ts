import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '@/scripts/runtime.mjs'
import { firstResults } from './first-results.ts'
import { runCommand } from './run-command.ts'

/** The commands install packages and a browser, and build the pages. */
const IS_FULL = process.env.HEARTH_FULL === '1'
/** Milliseconds. */
const PATIENCE = 1_800_000

describe.runIf(IS_FULL)('on a fresh clone of the last commit', { shuffle: false }, () => {
  let clone = ''

  beforeAll(() => {
    clone = mkdtempSync(join(tmpdir(), 'hearth-clone-'))
    execFileSync('git', ['clone', '--quiet', ROOT, clone])
  }, PATIENCE)
  afterAll(() => rmSync(clone, { recursive: true, force: true }), PATIENCE)

  test.for(Object.entries(firstResults))(
    'npm run %s prints its first result',
    { timeout: PATIENCE },
    async ([command, wanted], { signal }) => {
      const { output, code } = await runCommand(clone, command, { ...wanted, signal })

      if (wanted.line) expect(output).toMatch(wanted.line)
      else expect(code, output).toBe(0)
    },
  )
})
