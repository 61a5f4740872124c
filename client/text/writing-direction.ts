/** Fallback by script, for languages without a direction from the provider. */
export function writingDirection(language: string): 'ltr' | 'rtl' {
  const code = language.split('-', 1)[0]?.toLowerCase() ?? ''
  return rightToLeft.has(code) ? 'rtl' : 'ltr'
}

const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])
