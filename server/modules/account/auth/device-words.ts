/** The first match wins, because user agents contain other browsers' names. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
]

/** Browser and system, the same in all languages, such as "Firefox, Linux"; '' if unknown. */
export function deviceWords(userAgent: string | undefined): string {
  const named = [BROWSERS, SYSTEMS].map(
    (list) => list.find(([sign]) => sign.test(userAgent ?? ''))?.[1],
  )
  return named.filter((name) => name !== undefined).join(', ')
}
