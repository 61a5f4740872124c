import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { UNBUILT } from '@/server/http/unbuilt.ts'
import { laterFunctions } from './later-functions.ts'

const languages = ['en', 'de', 'es', 'ar']
const unbuilt: readonly string[] = UNBUILT

test('marks chat and featuring as unbuilt exactly when the provider has not built them', () => {
  expect(laterFunctions.chat).toBe(unbuilt.includes('sendMessage'))
  expect(laterFunctions.featuring).toBe(unbuilt.includes('storeAdvertisement'))
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
