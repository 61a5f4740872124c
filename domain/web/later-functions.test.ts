import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { laterFunctions } from './later-functions.ts'
import { memberPages } from './routes.ts'

const languages = ['en', 'de', 'es', 'ar']
const pages: readonly string[] = memberPages

test('marks featuring as unbuilt exactly when it has no page', () => {
  expect(laterFunctions.featuring).toBe(!pages.includes('advertisement'))
})

/** Texts shown only if their function is built. */
const SWITCHED = /^(account\.profile\.push|packages\.feature\.(property|project)_feature)/

test.each(languages)('mentions no unbuilt function in %s', async (language) => {
  const file = new URL(`../../dictionaries/${language}.json`, import.meta.url)
  const texts: Record<string, string> = JSON.parse(await readFile(file, 'utf8'))
  const spoken = Object.entries(texts).filter(
    ([key, text]) => !SWITCHED.test(key) && LATER[language]?.test(text),
  )
  expect(spoken).toEqual([])
})

const LATER: Record<string, RegExp> = {
  en: /push (messages?|notifications?)|can feature/i,
  de: /push-nachricht|hervorheben können/i,
  es: /avisos push|puedes destacar/i,
  ar: /إشعارات فورية/,
}
