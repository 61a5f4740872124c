import { expect, test } from 'vitest'
import { z } from 'zod'
import { insertTables, settingsTable } from './settings-table.ts'

const port = z.string().transform(Number).default(3000).meta({ description: 'Port' })
const folder = z
  .string()
  .default('.data')
  .transform((path) => `/srv/${path}`)
  .meta({ description: 'Folder' })
const url = z.string().optional().meta({ description: 'Address', unset: 'none' })
const head = '| Variable | Default | Purpose |\n|---|---|---|\n'

test('writes a default before its transform, else in words', () => {
  expect(settingsTable({ PORT: port, DATA_DIR: folder, URL: url })).toBe(
    `${head}| \`PORT\` | \`3000\` | Port |\n| \`DATA_DIR\` | \`.data\` | Folder |\n| \`URL\` | none | Address |\n`,
  )
})

test('refuses a variable without description or default', () => {
  expect(() => settingsTable({ PORT: z.string().default('1') })).toThrow('PORT needs')
  expect(() => settingsTable({ URL: z.string().optional().describe('Address') })).toThrow(
    'URL needs',
  )
})

test('replaces each table and leaves the rest', () => {
  const page =
    'One\n<!-- settings: a -->\nold\n<!-- end -->\nTwo\n<!-- settings: b -->\n<!-- end -->'

  expect(insertTables(page, { a: { PORT: port }, b: { URL: url } })).toBe(
    `One\n<!-- settings: a -->\n${head}| \`PORT\` | \`3000\` | Port |\n<!-- end -->\nTwo\n` +
      `<!-- settings: b -->\n${head}| \`URL\` | none | Address |\n<!-- end -->`,
  )
})

test('refuses a page without a table, or with one twice', () => {
  const marks = '<!-- settings: a -->\n<!-- end -->'

  expect(() => insertTables('', { a: { PORT: port } })).toThrow('each table once: a')
  expect(() => insertTables(`${marks}\n${marks}`, { a: { PORT: port } })).toThrow('each table once')
  expect(() => insertTables(marks, {})).toThrow('no table of settings called a')
})
