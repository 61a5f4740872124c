import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { laterFunctions } from './later-functions.ts'
import { memberPages } from './routes.ts'

const languages = ['en', 'de', 'es', 'ar']
const pages: readonly string[] = memberPages

test('marks chat and featuring as unbuilt exactly when they have no page', () => {
  expect(laterFunctions.chat).toBe(!pages.includes('chat'))
  expect(laterFunctions.featuring).toBe(!pages.includes('advertisement'))
})

/** Texts shown only if their function is built. */
const SWITCHED =
  /^(account\.profile\.push|account\.blocked\.administrator|packages\.feature\.(property|project)_feature)/

test.each(languages)('mentions no unbuilt function in %s', async (language) => {
  const file = new URL(`../../dictionaries/${language}.json`, import.meta.url)
  const texts: Record<string, string> = JSON.parse(await readFile(file, 'utf8'))
  const spoken = Object.entries(texts).filter(
    ([key, text]) => !SWITCHED.test(key) && LATER[language]?.test(text),
  )
  expect(spoken).toEqual([])
})

const LATER: Record<string, RegExp> = {
  en: /push (messages?|notifications?)|messages pass|their messages|end messages|block messages|and messages go|can feature/i,
  de: /push-nachricht|keine nachrichten|nachrichten blockierter|auch nachrichten|und nachrichten gehen|hervorheben können/i,
  es: /avisos push|(pasan|pasarán|los) mensajes|\by mensajes|puedes destacar/i,
  ar: /إشعارات فورية|أي رسائل|رسائل بين|رسائل المحظورين|إيقاف رسائل|ورسائله/,
}
