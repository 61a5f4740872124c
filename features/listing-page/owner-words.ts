/** Stored names have a key prefix: "3fa0c114-energy-report.pdf" becomes "Energy report", PDF. */
export function fileParts(name: string): { title: string; type: string } {
  const file = readable(name.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '')
  const dot = file.lastIndexOf('.')
  const bare = dot > 0 ? file.slice(0, dot) : file
  const words = bare
    .replace(/^[\da-f]{4,}-(?=.)/i, '')
    .replace(/[-_]+/g, ' ')
    .trim()
  const title = words.charAt(0).toLocaleUpperCase() + words.slice(1) || bare || name
  return { title, type: dot > 0 ? file.slice(dot + 1).toUpperCase() : '' }
}

export function isPicture(href: string): boolean {
  return /\.(avif|gif|jpe?g|png|svg|webp)([?#]|$)/i.test(href)
}

function readable(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/**
 * `tel:` URL that works from any country. Accounts store the country code without a plus; other
 * formats stay.
 */
export function phoneLink(phone: string): string {
  const plus = isInternational(phone) ? '+' : ''
  return `tel:${plus}${phone.replace(/(?!^\+)[^\d]/g, '')}`
}

/** "15035550104" becomes "+1 503 555 0104". */
export function phoneText(phone: string): string {
  if (!isInternational(phone)) return phone
  const end = phone.length - LAST_GROUP
  const groups = [phone.slice(end)]
  for (let at = end; at > 0; at -= GROUP) groups.unshift(phone.slice(Math.max(0, at - GROUP), at))
  return `+${groups.join(' ')}`
}

const GROUP = 3
const LAST_GROUP = 4

/** Digits only, too long without a country code. */
function isInternational(phone: string): boolean {
  return /^[1-9]\d{10,14}$/.test(phone)
}
