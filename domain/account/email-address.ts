const MAX_LENGTH = 254
const MAX_LOCAL_LENGTH = 64
/** Without the quoted form. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
/** The top level has a letter: a number would be an IP address. */
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?=[^.]*[a-z])${LABEL}$`)
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
/** Joiners have a meaning in some domains. */
const INVISIBLE_IN_DOMAIN = /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

/** Stored form: the domain in lower-case ASCII (RFC 5890). Null if no mail can be sent there. */
export function toEmailAddress(typed: string): string | null {
  const text = typed.normalize('NFKC').trim()
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0)).replace(INVISIBLE, '').trimStart()
  const named = text.slice(at + 1)
  const domain =
    toAsciiDomain(named.replace(INVISIBLE_IN_DOMAIN, '')) ??
    toAsciiDomain(named.replace(INVISIBLE, ''))
  if (!domain || !LOCAL.test(local) || local.length > MAX_LOCAL_LENGTH) return null
  const address = `${local}@${domain}`
  return address.length > MAX_LENGTH ? null : address
}

/** Only the mail provider knows whether it exists. */
export function looksLikeEmail(text: string): boolean {
  return toEmailAddress(text) !== null
}

function toAsciiDomain(named: string): string | null {
  const domain = named.trim().replace(/[.。]$/, '')
  if (/[\s%:/?#\\@[\]]/.test(domain)) return null
  try {
    const { hostname } = new URL(`http://${domain}`)
    return DOMAIN.test(hostname) ? hostname : null
  } catch {
    return null
  }
}
