import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { finishReplacement, isReplacementPlanned, planReplacement } from './replace-cluster.ts'

const planned = { fresh: 'restore-abc', aside: 'database.before-restore-2026' }

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-test-'))
  for (const [path, content] of [
    ['database', 'old'],
    ['restore-abc/database', 'new'],
  ] as const) {
    mkdirSync(join(folder, path), { recursive: true })
    writeFileSync(join(folder, path, 'state'), content)
  }
  return folder
}

const read = (folder: string, name: string) => readFileSync(join(folder, name, 'state'), 'utf8')

test('leaves the database as it is without a plan', () => {
  const folder = dataFolder()
  finishReplacement(folder)
  expect(read(folder, 'database')).toBe('old')
  rmSync(folder, { recursive: true })
})

test.each([0, 1, 2, 3, 4])('ends with the new database after a kill at step %d', (kills) => {
  const folder = dataFolder()
  planReplacement(folder, planned)
  let steps = 0
  const killAt = () => {
    if (steps++ === kills) throw new Error('killed')
  }
  if (kills < 4) expect(() => finishReplacement(folder, killAt)).toThrow('killed')
  finishReplacement(folder)
  finishReplacement(folder)
  expect(read(folder, 'database')).toBe('new')
  expect(read(folder, planned.aside)).toBe('old')
  expect(isReplacementPlanned(folder)).toBe(false)
  // A kill after the marker is gone leaves an empty folder, which the next restore removes.
  if (kills !== 3) expect(existsSync(join(folder, planned.fresh))).toBe(false)
  rmSync(folder, { recursive: true })
})

test('takes the old database back if the new one is gone between two kills', () => {
  const folder = dataFolder()
  planReplacement(folder, planned)
  let steps = 0
  const killAt = () => {
    if (steps++ === 1) throw new Error('killed')
  }
  expect(() => finishReplacement(folder, killAt)).toThrow('killed')
  rmSync(join(folder, 'restore-abc'), { recursive: true })
  finishReplacement(folder)
  expect(read(folder, 'database')).toBe('old')
  rmSync(folder, { recursive: true })
})
