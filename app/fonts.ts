import localFont from 'next/font/local'

/**
 * Subsets from design-system/tokens/subset-fonts.mjs. A page preloads 37 KB: the two Latin fonts,
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

const interMore = localFont({
  src: '../design-system/tokens/fonts/inter-latin-more.woff2',
  variable: '--font-inter-more',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A2, U+00A4-00A8, U+00AC-00AF, U+00B1, U+00B3-00B6, U+00B8-00B9, U+00BC-00BE, U+00C0, U+00C2-00C3, U+00C5-00C8, U+00CA-00CC, U+00CE-00D0, U+00D2, U+00D4-00D5, U+00D8-00D9, U+00DB, U+00DD-00DE, U+00E0, U+00E2-00E3, U+00E5-00E8, U+00EA-00EC, U+00EE-00F0, U+00F2, U+00F4-00F5, U+00F7-00F9, U+00FB, U+00FD-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2020-2021, U+2030, U+2039-203A, U+2044, U+2122, U+2215',
    },
  ],
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

const newsreaderMore = localFont({
  src: '../design-system/tokens/fonts/newsreader-latin-more.woff2',
  variable: '--font-newsreader-more',
  weight: '500',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A2, U+00A4-00A8, U+00AC-00AF, U+00B1, U+00B3-00B6, U+00B8-00B9, U+00BC-00BE, U+00C0, U+00C2-00C3, U+00C5-00C8, U+00CA-00CC, U+00CE-00D0, U+00D2, U+00D4-00D5, U+00D8-00D9, U+00DB, U+00DD-00DE, U+00E0, U+00E2-00E3, U+00E5-00E8, U+00EA-00EC, U+00EE-00F0, U+00F2, U+00F4-00F5, U+00F7-00F9, U+00FB, U+00FD-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2020-2021, U+2030, U+2039-203A, U+2044, U+2122, U+2215',
    },
  ],
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
  interMore.variable,
  interExtended.variable,
  newsreader.variable,
  newsreaderMore.variable,
  newsreaderExtended.variable,
  notoSansArabic.variable,
].join(' ')
