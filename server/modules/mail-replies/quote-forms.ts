/** How mails of Hearth begin where answers are read; a mail program quotes it. */
export const REPLY_LINE_SIGN = '##-'

/** Forms of mail programs in English, German, Spanish and Arabic. */
const ATTRIBUTIONS = [
  /^On .{4,400}\bwrote\s?:$/i,
  /^Am .{4,400}\bschrieb\b.{0,200}:$/i,
  /^.{3,300}\b(hat am|schrieb am)\b.{4,200}:$/i,
  /^El .{4,400}\bescribió\s?:$/i,
  /^(في|بتاريخ|يوم|فى).{4,400}(كتب|كتبت|كتابة ما يلي|قال|أرسل).{0,200}[:：]$/,
  /^.{1,200}<[^<>]{1,200}@[^<>]{1,200}>.{0,100}\b(wrote|writes|schrieb|escribió)\s?:$/i,
  /^.{0,200}<[^<>]{1,200}@[^<>]{1,200}>.{0,100}(كتب|كتبت).{0,100}[:：]$/,
]

/** A sentence of somebody's own has none of these. */
const DATED = /@|\d|[٠-٩]/

const SEPARATORS = [
  /^-{2,}\s?(original message|forwarded message|reply message)\s?-{2,}$/i,
  /^-{2,}\s?(urspr(ü|ue)ngliche (nachricht|mail)|originalnachricht|weitergeleitete nachricht)\s?-{2,}$/i,
  /^-{2,}\s?(mensaje original|mensaje reenviado)\s?-{2,}$/i,
  /^-{2,}\s?(الرسالة الأصلية|رسالة أصلية|الرسالة المعاد توجيهها|رسالة مُعاد توجيهها)\s?-{2,}$/,
  /^begin forwarded message:$|^anfang der weitergeleiteten nachricht:$|^inicio del mensaje reenviado:$/i,
]

const FROM = /^\*?(from|von|de|من)\s?\*?\s?:/i
const OTHERS =
  /^\*?(sent|date|to|cc|subject|gesendet|datum|an|betreff|enviado( el)?|fecha|para|asunto|تاريخ|التاريخ|أُ?رسلت|تم الإرسال|الإرسال|إلى|الموضوع|نسخة)\s?\*?\s?:/i

/** Lines that quotes of Outlook have beneath `From:`. */
const HEADER_LINES = 6

/** The first of a few lines joined into one that introduces a quote. */
export function isAttribution(joined: string): boolean {
  const text = plain(joined).slice(0, 700)
  return /[:：]$/.test(text) && DATED.test(text) && ATTRIBUTIONS.some((form) => form.test(text))
}

/** Whether nothing of the answer follows from this line on. */
export function endOfAnswer(lines: readonly string[], at: number): boolean {
  const text = plain(lines[at] ?? '').slice(0, 300)
  if (text.startsWith(REPLY_LINE_SIGN) || SEPARATORS.some((form) => form.test(text))) return true
  if (/^_{10,}$/.test(text)) return isHeaderAfter(lines, at + 1)
  return FROM.test(text) && countHeaders(lines, at + 1) >= 2
}

function isHeaderAfter(lines: readonly string[], from: number): boolean {
  const next = lines.slice(from, from + 3).findIndex((line) => line.trim() !== '')
  return next !== -1 && FROM.test(plain(lines[from + next] ?? ''))
}

function countHeaders(lines: readonly string[], from: number): number {
  return lines.slice(from, from + HEADER_LINES).filter((line) => OTHERS.test(plain(line))).length
}

/** Added by programs of phones. */
const SENT_FROM = [
  /^(sent|envoyé) (from|with|via|de) .{2,60}$/i,
  /^get outlook for (ios|android|mac)\b/i,
  /^von meinem .{2,40} gesendet$|^gesendet (von|mit|über) .{2,60}$|^diese nachricht wurde von meinem .{2,60} gesendet/i,
  /^(holen sie sich )?outlook für (ios|android|mac)\b/i,
  /^enviado (desde|con|del?) .{2,60}$|^(obtener|obtén) outlook para (ios|android|mac)\b/i,
  /^(أُ?رسلت|تم الإرسال|مرسل) (من|بواسطة|عبر) .{2,60}$|^(الحصول على|احصل على) outlook\b/i,
]

const LAST_LINES = 4

/** Where a signature begins, else the number of lines. */
export function signatureAt(lines: readonly string[]): number {
  const dashes = lines.findIndex((line) => /^--\s?$/.test(line))
  const end = dashes === -1 ? lines.length : dashes
  const filled: number[] = []
  for (let at = end - 1; at >= 0 && filled.length < LAST_LINES; at -= 1) {
    if (lines[at]?.trim()) filled.push(at)
  }
  const ends = filled.filter((at) => SENT_FROM.some((form) => form.test(plain(lines[at] ?? ''))))
  return ends.length > 0 ? Math.min(...ends) : end
}

/** Without signs that only turn the direction of text, and without emphasis around a line. */
function plain(line: string): string {
  return line
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\u00a0]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
