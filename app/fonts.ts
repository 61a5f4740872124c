import localFont from 'next/font/local'

/**
 * Subsets from design-system/tokens/subset-fonts.mjs. A page preloads 47 KB: the two Latin fonts,
 * for the first paint. The others load on demand and precede Latin in font stacks, because
 * next/font appends a local fallback.
 */
const inter = localFont({
  src: '../design-system/tokens/fonts/inter-latin.woff2',
  variable: '--font-inter',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
})

const interExtended = localFont({
  src: '../design-system/tokens/fonts/inter-latin-ext.woff2',
  variable: '--font-inter-ext',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-0130, U+0132-0151, U+0154-017F, U+0192, U+01CD-01DC, U+0218-021B, U+1E80-1E9E, U+20A0-20AB, U+20AD-20C0',
    },
  ],
})

const newsreader = localFont({
  src: '../design-system/tokens/fonts/newsreader-latin.woff2',
  variable: '--font-newsreader',
  weight: '500',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
})

const newsreaderExtended = localFont({
  src: '../design-system/tokens/fonts/newsreader-latin-ext.woff2',
  variable: '--font-newsreader-ext',
  weight: '500',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-0130, U+0132-0151, U+0154-017F, U+0192, U+01CD-01DC, U+0218-021B, U+1E80-1E9E, U+20A0-20AB, U+20AD-20C0',
    },
  ],
})

const notoSansArabic = localFont({
  src: '../design-system/tokens/fonts/noto-sans-arabic.woff2',
  variable: '--font-arabic',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0600-06FF, U+200C-200F, U+FDF2, U+FDFC' }],
})

/** Classes for `<html>`; tokens.css uses their variables. */
export const fontVariables = [
  inter.variable,
  interExtended.variable,
  newsreader.variable,
  newsreaderExtended.variable,
  notoSansArabic.variable,
].join(' ')
