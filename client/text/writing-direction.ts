/** For languages whose provider does not tell: those in use whose script runs from right to left. */
export function writingDirection(language: string): 'ltr' | 'rtl' {
  const code = language.split('-', 1)[0]?.toLowerCase() ?? ''
  return rightToLeft.has(code) ? 'rtl' : 'ltr'
}

const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])
