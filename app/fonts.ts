import localFont from 'next/font/local'

/**
 * The type of the interface, cut down by design-system/tokens/subset-fonts.mjs. A page loads 51 KB:
 * the two Latin cuts, at once, since headings and prices are what is painted first. The others wait
 * until a character asks for them; they stand before the Latin cut in a stack, because next/font puts
 * a local fallback behind it.
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

/** The class names for `<html>`; they declare the variables that tokens.css builds its stacks from. */
export const fontVariables = [
  inter.variable,
  interExtended.variable,
  newsreader.variable,
  newsreaderExtended.variable,
  notoSansArabic.variable,
].join(' ')
