import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '../runtime.mjs'
import { sentTextsSource } from './sent-texts.ts'

test('generated/sent-texts.ts lists what the imports of app/ need', { timeout: 300_000 }, () => {
  expect(readFileSync(`${ROOT}/generated/sent-texts.ts`, 'utf8')).toBe(sentTextsSource(ROOT))
})
