/**
 * Subsets the share-image fonts to plain TrueType of one weight: the image service reads no
 * compressed fonts and must work without system fonts. Run after a font package changes and commit
 * the results: `node scripts/cut-share-fonts.mjs`.
 *
 * The SIL Open Font License without reserved name allows subsets to keep the name.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const target = new URL('../server/gateways/images/fonts/', import.meta.url)

const LAST_OF_BASIC_PLANE = 0xffff
const everything = Array.from({ length: LAST_OF_BASIC_PLANE - 0x1f }, (_, index) =>
  String.fromCharCode(index + 0x20),
)
  .filter((character) => character.isWellFormed())
  .join('')

const display = { opsz: 36, wght: 500 }
const sans = { wght: 500 }
const cuts = [
  ['newsreader-latin', 'newsreader/files/newsreader-latin-opsz-normal.woff2', display],
  ['newsreader-latin-ext', 'newsreader/files/newsreader-latin-ext-opsz-normal.woff2', display],
  ['inter-latin', 'inter/files/inter-latin-wght-normal.woff2', sans],
  ['inter-latin-ext', 'inter/files/inter-latin-ext-wght-normal.woff2', sans],
  ['inter-vietnamese', 'inter/files/inter-vietnamese-wght-normal.woff2', sans],
  ['inter-cyrillic', 'inter/files/inter-cyrillic-wght-normal.woff2', sans],
  ['inter-greek', 'inter/files/inter-greek-wght-normal.woff2', sans],
  [
    'noto-sans-arabic',
    'noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
    { wght: 500 },
  ],
]

await mkdir(target, { recursive: true })
for (const [name, source, variationAxes] of cuts) {
  const whole = await readFile(new URL(source, packages))
  const options = { targetFormat: 'sfnt', variationAxes, noHinting: true }
  const cut = await subsetFont(whole, everything, options)
  await writeFile(new URL(`${name}.ttf`, target), cut)
  process.stdout.write(`${name}: ${cut.length} bytes\n`)
}
