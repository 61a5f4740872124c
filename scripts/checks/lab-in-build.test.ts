import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LAB_MARKS, labFilesIn } from './lab-in-build.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-build-'))
  mkdirSync(join(folder, 'chunks'))
  writeFileSync(join(folder, 'chunks', 'page.js'), 'console.log("a page")')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('finds nothing in a build without the lab', () => {
  expect(labFilesIn(folder)).toEqual([])
})

test.each(LAB_MARKS)('finds "%s" in a script of the build', (mark) => {
  const path = join(folder, 'chunks', 'late.js')
  writeFileSync(path, `const a="${mark}"`)
  expect(labFilesIn(folder)).toEqual([path])
})

test('refuses a folder without scripts', () => {
  rmSync(join(folder, 'chunks'), { recursive: true })
  expect(() => labFilesIn(folder)).toThrow('build first')
})

test('searches for what the drawer and its charts really hold', () => {
  const sourceOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  const [drawer = '', chart = '', elk = ''] = LAB_MARKS
  expect(sourceOf('../../packages/machine-lab/drawer/open-drawer.ts')).toContain(`'${drawer}'`)
  expect(sourceOf('../../packages/machine-lab/draw/style.ts')).toContain(chart)
  expect(sourceOf('../../node_modules/elkjs/lib/elk.bundled.js')).toContain(elk)
})
