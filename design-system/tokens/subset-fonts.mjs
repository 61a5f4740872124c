/**
 * Subsets the variable fonts of the Fontsource packages into `fonts/`, which is committed. Run after a font package
 * changes: `node design-system/tokens/subset-fonts.mjs`.
 * Newsreader is limited to its display optical size (36) and one weight, for headings and prices. The SIL Open Font
 * License without a reserved name allows subsets to keep the name.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const packages = new URL('../../node_modules/@fontsource-variable/', import.meta.url)
const target = new URL('./fonts/', import.meta.url)

/** Letters of English, German and Spanish, with punctuation, arrows and signs of units and money. */
const latin = characters(
  [0x20, 0x7e],
  [0xa0, 0xa1],
  [0xa3],
  [0xa9, 0xab],
  [0xb0],
  [0xb2],
  [0xb7],
  [0xba, 0xbb],
  [0xbf],
  [0xd7],
  ...[...'ÁÄÉÍÑÓÖÚÜßáäéíñóöúü'].map((letter) => [letter.codePointAt(0)]),
  [0x2009, 0x2015],
  [0x2018, 0x201e],
  [0x2022],
  [0x2026],
  [0x202f],
  [0x2032, 0x2033],
  [0x20ac],
  [0x2190, 0x2193],
  [0x2212],
)
const westernLatin = characters(
  [0xa0, 0xff],
  [0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6],
  [0x2da],
  [0x2dc],
  [0x2020, 0x2021],
  [0x2030],
  [0x2039, 0x203a],
  [0x2044],
  [0x2122],
  [0x2215],
)
/** Letters of other western languages, such as French and Portuguese. */
const latinMore = [...westernLatin].filter((letter) => !latin.includes(letter)).join('')
const latinExtended = characters(
  [0x100, 0x17f],
  [0x192],
  [0x1cd, 0x1dc],
  [0x218, 0x21b],
  [0x1e80, 0x1e9e],
  [0x20a0, 0x20ab],
  [0x20ad, 0x20c0],
)
const arabic = characters([0x600, 0x6ff], [0x200c, 0x200f], [0xfdf2], [0xfdfc])
const interfaceWeights = { wght: { min: 400, max: 700 } }
const displayWeights = { opsz: 36, wght: 500 }

/** Browser defaults for Latin, and the figures of `utilities.css`. */
const LATIN_FEATURES = [
  'calt',
  'ccmp',
  'clig',
  'kern',
  'liga',
  'lnum',
  'locl',
  'mark',
  'mkmk',
  'rclt',
  'rlig',
  'rvrn',
  'tnum',
]

const cuts = [
  ['inter-latin', 'inter/files/inter-latin-wght-normal.woff2', latin, interfaceWeights],
  ['inter-latin-more', 'inter/files/inter-latin-wght-normal.woff2', latinMore, interfaceWeights],
  [
    'inter-latin-ext',
    'inter/files/inter-latin-ext-wght-normal.woff2',
    latinExtended,
    interfaceWeights,
  ],
  [
    'newsreader-latin',
    'newsreader/files/newsreader-latin-opsz-normal.woff2',
    latin,
    displayWeights,
  ],
  [
    'newsreader-latin-more',
    'newsreader/files/newsreader-latin-opsz-normal.woff2',
    latinMore,
    displayWeights,
  ],
  [
    'newsreader-latin-ext',
    'newsreader/files/newsreader-latin-ext-opsz-normal.woff2',
    latinExtended,
    displayWeights,
  ],
  [
    'noto-sans-arabic',
    'noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
    arabic,
    interfaceWeights,
  ],
]

await mkdir(target, { recursive: true })
for (const [name, source, text, variationAxes] of cuts) {
  const isArabic = text === arabic
  const whole = await readFile(new URL(source, packages))
  const cut = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    variationAxes,
    noHinting: true,
    ...(isArabic ? {} : { keepFeatures: LATIN_FEATURES }),
  })
  await writeFile(new URL(`${name}.woff2`, target), cut)
  process.stdout.write(`${name}: ${whole.length} → ${cut.length} bytes\n`)
}

function characters(...ranges) {
  return ranges
    .map(([from, to = from]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join(
        '',
      ),
    )
    .join('')
}
