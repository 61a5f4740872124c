/** Risks that a message may hold; a person is warned, and nothing is blocked. */
export type MessageWarning = 'bank' | 'payment' | 'link' | 'phone'

/** The gravest first; each at most once. */
export function messageWarnings(text: string): MessageWarning[] {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  const warnings: MessageWarning[] = []
  if (hasIban(plain) || hasCardNumber(plain)) warnings.push('bank')
  if (PAYMENT.test(plain)) warnings.push('payment')
  if (LINK.test(plain) || BARE_LINK.test(plain)) warnings.push('link')
  if (hasPhoneNumber(plain.replace(LINKS, ' '))) warnings.push('phone')
  return warnings
}

const LINK = /\bhttps?:\/\/|\bwww\./iu
/** In small letters only: people forget the space after a full stop. */
const BARE_LINK =
  /\b[\w-]{2,}\.(com|net|org|info|io|me|app|link|xyz|de|es|ru|site|online|shop|club|top)\b/u
const LINKS = /\b(https?:\/\/|www\.)\S+/giu

/** Ways to pay that cannot be called back, and money before a viewing, in the site's languages. */
const PAYMENT = new RegExp(
  [
    'western\\s*union|moneygram|money\\s*gram|ria\\s+money',
    '\\b(bitcoin|btc|usdt|tether|ethereum|crypto(currency)?)\\b',
    '\\b(gift\\s*cards?|paysafe(card)?|wire\\s+transfers?|bank\\s+transfers?|zelle|cash\\s?app|venmo)\\b',
    '\\b(pay|send|transfer|wire)\\b.{0,40}\\b(in advance|upfront|up front|deposit|before (the|a|any) (viewing|visit))',
    '\\b(deposit|fee)\\b.{0,30}\\b(in advance|upfront|up front|before (the|a|any) (viewing|visit))',
    '\\bpaypal\\b.{0,30}\\b(friends|freunde|amigos)\\b',
    '(überweis|ueberweis)\\p{L}*|vorkasse|vorauszahlung|anzahlung|gutscheinkarte',
    '\\bkaution\\b.{0,40}\\b(vorab|vorher|im voraus|vor der besichtigung)',
    'transferencia\\s+bancaria|por\\s+adelantado|\\bbizum\\b|tarjetas?\\s+regalo|giro\\s+postal',
    '\\b(depósito|deposito|señal|fianza)\\b.{0,40}\\b(antes|adelantad\\p{L}*)',
    'ويسترن\\s*يونيون|موني\\s*جرام|حوالة|تحويل\\s+(بنكي|مصرفي|الأموال|المبلغ)|بطاق(ة|ات)\\s+هدايا|بيتكوين|عملات\\s+رقمية',
    '(عربون|دفعة)\\s*.{0,20}(مقدم|مسبق|قبل)|الدفع\\s+مقدم',
  ].join('|'),
  'iu',
)

function hasIban(text: string): boolean {
  const candidates = text.matchAll(/(?<![A-Z0-9])[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]){11,30}/giu)
  for (const { 0: found } of candidates) {
    const letters = found.replace(/[ -]/g, '').toUpperCase()
    // A sentence may go on right after the number.
    for (let length = Math.min(letters.length, 34); length >= 15; length -= 1) {
      if (isIban(letters.slice(0, length))) return true
    }
  }
  return false
}

/** ISO 13616: the number, its first four characters moved to the end, is 1 modulo 97. */
function isIban(number: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]*$/.test(number) || !/\d{5}/.test(number.slice(4))) return false
  const moved = number.slice(4) + number.slice(0, 4)
  let remainder = 0
  for (const letter of moved) {
    const value = Number.parseInt(letter, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder === 1
}

function hasCardNumber(text: string): boolean {
  const candidates = text.matchAll(/(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/gu)
  return [...candidates].some(({ 0: found }) => isCardNumber(found.replace(/\D/g, '')))
}

/** Luhn. */
function isCardNumber(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0 && /[1-9]/.test(digits)
}

const MIN_PHONE_DIGITS = 8
const MAX_PHONE_DIGITS = 15

function hasPhoneNumber(text: string): boolean {
  const latin = text.replace(/[٠-٩]/gu, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
  const candidates = latin.matchAll(/(?<![\p{L}\d.,])(?:\+|\(|\d)[\d\s()./-]{6,22}\d(?![\d,.]\d)/gu)
  return [...candidates].some(({ 0: found }) => {
    const digits = found.replace(/\D/g, '').length
    return digits >= MIN_PHONE_DIGITS && digits <= MAX_PHONE_DIGITS && !isOtherNumber(found.trim())
  })
}

/** Grouped amounts, days and times. */
function isOtherNumber(text: string): boolean {
  return (
    /^\d{1,3}([ .]\d{3})+$/.test(text) ||
    /^\d{4}[-./]\d{1,2}[-./]\d{1,2}\b/.test(text) ||
    /^\d{1,2}[-./]\d{1,2}[-./]\d{2,4}\b/.test(text)
  )
}
