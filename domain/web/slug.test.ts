import { describe, expect, test } from 'vitest'
import { SLUG_MAX_LENGTH, slugify, uniqueSlug, withSuffix } from './slug.ts'

describe('a slug made from a title', () => {
  test.each([
    ['Sunny Villa', 'sunny-villa'],
    ['  Sunny   Villa\t\n', 'sunny-villa'],
    ["O'Hara's Place!", 'oharas-place'],
    ['3.5 rooms, 98 m²', '35-rooms-98-m²'],
    ['Semi-detached -- near the park', 'semi-detached-near-the-park'],
    ['Café Größe Ñandú', 'café-größe-ñandú'],
    ['فيلا مشمسة', 'فيلا-مشمسة'],
    ['東京 タワー', '東京-タワー'],
    ['हवेली', 'हवेली'],
    ['../../etc/passwd', 'etcpasswd'],
    ['<script>', 'script'],
    ['🏡', ''],
    ['🏝️ Lake house', 'lake-house'],
    ['Lake ☀️ house 🛶', 'lake-house'],
    ['❄️', ''],
    ['👩‍👩‍👧 home', 'home'],
    ['1️⃣ room', '1-room'],
    ["İzmir'de İKİ oda", 'izmirde-iki-oda'],
    ['I\u0307zmir', 'izmir'],
    ['Kadıköy ISPARTA', 'kadıköy-isparta'],
    ['Straße ẞ Łódź Tromsø', 'straße-ß-łódź-tromsø'],
    ['L’Île d’Oléron', 'lîle-doléron'],
    ['صَغِيرة وجميلة', 'صَغِيرة-وجميلة'],
    ['نجف‌آباد', 'نجفآباد'],
    ['क्षेत्र में घर', 'क्षेत्र-में-घर'],
    ['ガーデン　ハウス', 'ガーデン-ハウス'],
    ['Ｓｅａ　ｖｉｅｗ １２', 'sea-view-12'],
    ['3½ rooms, 80 m²', '3½-rooms-80-m²'],
    ['Sea\u200bside\u00ad flat\u2060', 'seaside-flat'],
    ['\ufeff- Attic -\u200b', 'attic'],
    ['☀\u0301 Sun', 'sun'],
    ['J\u030cana', 'ǰana'],
    ['\u3164\u115f', ''],
    ['', ''],
  ])('turns %j into %j', (title, slug) => {
    expect(slugify(title)).toBe(slug)
  })

  test('is the same for composed and decomposed letters', () => {
    expect(slugify('Cafe\u0301')).toBe(slugify('Caf\u00e9'))
  })

  test.each(['semi-detached-1', 'İKİ', '1️⃣ room', 'J\u030c', 'ﬁne Ǆ', '\u0301a'])(
    'is stable for %j',
    (title) => {
      const slug = slugify(title)
      expect(slugify(slug)).toBe(slug)
      expect(slug).not.toMatch(/^-|-$|^$|\p{Default_Ignorable_Code_Point}/u)
    },
  )

  test('is the fallback when no letter is left', () => {
    expect(slugify('!!!', 'home')).toBe('home')
  })

  test('ends at a word or is cut at the limit, without splitting characters', () => {
    expect(slugify('lovely '.repeat(40))).toBe('lovely-'.repeat(14).slice(0, -1))
    expect(slugify('a'.repeat(500))).toBe('a'.repeat(SLUG_MAX_LENGTH))
    expect(slugify(`${'a'.repeat(98)}कि`)).toBe(`${'a'.repeat(98)}कि`)
    expect(slugify(`${'a'.repeat(99)}कि`)).toBe('a'.repeat(99))
    expect(slugify('𠮷'.repeat(500))).toBe('𠮷'.repeat(SLUG_MAX_LENGTH))
  })
})

describe('a unique slug', () => {
  test('is unchanged when free and numbered when taken', () => {
    const taken = new Set(['villa', 'villa-1', 'villa-2'])
    expect(uniqueSlug('hut', (slug) => taken.has(slug))).toBe('hut')
    expect(uniqueSlug('villa', (slug) => taken.has(slug))).toBe('villa-3')
  })

  test('stays within the limit with its suffix', () => {
    expect(withSuffix('a'.repeat(SLUG_MAX_LENGTH), 12)).toBe(`${'a'.repeat(97)}-12`)
  })
})
