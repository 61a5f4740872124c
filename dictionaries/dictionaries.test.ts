import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const english = read('en')
const languages = ['es', 'de', 'ar'].map((code) => ({ code, texts: read(code) }))

/** Signs of units, which languages of Latin letters share. */
const UNITS = ['km', 'mi', 'yd'].map((unit) => `listingEditor.unit.${unit}`)

/** Names of gateways, which every language writes alike. */
const GATEWAYS = ['flutterwave', 'paypal', 'paystack', 'razorpay'].map((name) => `payments.method.${name}`)

/** Networks and services, a sign, and how mail programs mark an answer. */
const NAMES = [
  'admin.inbox.mail.subject',
  'admin.setting.facebook_id',
  'admin.setting.instagram_id',
  'admin.setting.youtube_id',
  'admin.settingChoice.firebase',
  'admin.settingUnit.kilometers',
]

/** Words that really are the same in that language. */
const sameAsEnglish: Record<string, readonly string[]> = {
  es: ['admin.imports.unit.acre', 'admin.no', 'map.walking.minutes', 'properties.filters.minutes', 'tools.area.ground', 'tools.area.guntha', 'tools.area.mu', 'payments.total', ...UNITS, ...GATEWAYS, ...NAMES],
  // “in” is “in”, “Code” is “Code”, and names of units are names.
  de: [
    'account.passkeys.title',
    'admin.actor',
    'admin.content.fact.position',
    'admin.content.field.description',
    'admin.content.field.text',
    'admin.content.tool.all',
    'admin.content.tool.link',
    'admin.imports.optional',
    'admin.imports.status',
    'admin.offer.name',
    'admin.setting.web_logo',
    'admin.page.backups',
    'admin.exports.state',
    'admin.page.exports',
    'admin.page.imports',
    'admin.page.system',
    'admin.paymentSettings.mode.live',
    'admin.paymentSettings.mode.sandbox',
    'admin.payments.state',
    'admin.people.sorts.name',
    'admin.role.administrator',
    'admin.role.support',
    'admin.settings.group.backups',
    'admin.system.job.backups-work',
    'admin.video',
    'chat.administrator',
    'map.walking.park',
    'tools.area.acre',
    'tools.area.mu',
    'tools.area.pyeong',
    'tools.area.rai',
    'tools.area.tsubo',
    'account.blocked.optional',
    'properties.chip.premium',
    'shell.footer.service',
    'listingCard.inPlace',
    'listingCard.premium',
    'myListings.status',
    'listingEditor.field.video_link',
    'listingEditor.optional',
    'account.profile.optional',
    'properties.page.video',
    'properties.results.titleIn',
    'auth.signIn.factorCode',
    'verification.optional',
    'admin.settingChoice.yd',
    'admin.structure.field.name',
    'admin.structure.option',
    ...UNITS,
    ...GATEWAYS,
    ...NAMES,
  ],
  ar: [...GATEWAYS, 'admin.settingChoice.firebase'],
}

const pluralForms: Record<string, readonly string[]> = {
  en: ['one', 'other'],
  es: ['one', 'other'],
  de: ['one', 'other'],
  ar: ['few', 'many', 'one', 'other', 'two', 'zero'],
}

describe.each([{ code: 'en', texts: english }, ...languages])('$code', ({ code, texts }) => {
  test('has the same keys as English', () => {
    expect(sentences(texts)).toEqual(sentences(english))
  })

  test('has all plural forms of its language', () => {
    const forms = Object.groupBy(Object.keys(texts).filter(isPlural), baseOf)
    const incomplete = Object.entries(forms).filter(
      ([base, keys = []]) =>
        JSON.stringify(keys.map((key) => key.slice(base.length + 1)).sort()) !==
        JSON.stringify(pluralForms[code]),
    )
    expect(incomplete).toEqual([])
  })

  test('is sorted by key', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(texts).sort())
  })

  test('has no empty text, markup or stray space', () => {
    const odd = Object.entries(texts).filter(
      ([, text]) => text === '' || text !== text.trim() || /[<>]/.test(text),
    )
    expect(odd).toEqual([])
  })
})

describe.each(languages)('$code beside English', ({ code, texts }) => {
  test('is translated', () => {
    const untranslated = Object.keys(texts).filter(
      (key) =>
        hasWords(texts[key]) &&
        texts[key] === english[key] &&
        !sameAsEnglish[code]?.includes(baseOf(key)),
    )
    expect(untranslated).toEqual([])
  })

  test('uses the same placeholders', () => {
    const different = Object.keys(texts).filter((key) => {
      const wanted = placeholders(english[key] ?? english[`${baseOf(key)}_other`])
      const there = placeholders(texts[key])
      // A plural form may say the number in words.
      if (isPlural(key)) wanted.delete('count')
      if (isPlural(key)) there.delete('count')
      return wanted.symmetricDifference(there).size > 0
    })
    expect(different).toEqual([])
  })
})

function read(code: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(`./${code}.json`, import.meta.url), 'utf8'))
}

function sentences(texts: Record<string, string>): string[] {
  return [...new Set(Object.keys(texts).map(baseOf))].sort()
}

function isPlural(key: string): boolean {
  return baseOf(key) !== key
}

function baseOf(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '')
}

function hasWords(text: string | undefined): boolean {
  return /\p{L}{2,}/u.test((text ?? '').replace(/\{\w+\}/g, ''))
}

function placeholders(text: string | undefined): Set<string> {
  return new Set((text ?? '').match(/\{\w+\}/g)?.map((found) => found.slice(1, -1)))
}
