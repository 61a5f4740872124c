/** First line of Hearth's answerable mails; mail programs quote it. */
export const REPLY_LINE_SIGN = '##-'

const ATTRIBUTIONS = [
  /^On .{4,400}\bwrote\s?:$/i,
  /^Am .{4,400}\bschrieb\b.{0,200}:$/i,
  /^.{3,300}\b(hat am|schrieb am)\b.{4,200}:$/i,
  /^El .{4,400}\bescribió\s?:$/i,
  /^(في|بتاريخ|يوم|فى).{4,400}(كتب|كتبت|كتابة ما يلي|قال|أرسل).{0,200}[:：]$/,
  /^.{1,200}<[^<>]{1,200}@[^<>]{1,200}>.{0,100}\b(wrote|writes|schrieb|escribió)\s?:$/i,
  /^.{0,200}<[^<>]{1,200}@[^<>]{1,200}>.{0,100}(كتب|كتبت).{0,100}[:：]$/,
  /^.{4,400}(@|\d[:.h]\d\d).{0,300}(a écrit|ha scritto|schreef|escreveu|napisał(a|\(a\))?|написал(а|\(а\))?|пишет).{0,200}:$/iu,
]

/** A sentence of somebody's own has none of these. */
const DATED = /@|\d|[٠-٩]/

const SEPARATORS = [
  /^-{2,}\s?(original message|forwarded message|reply message)\s?-{2,}$/i,
  /^-{2,}\s?(urspr(ü|ue)ngliche (nachricht|mail)|originalnachricht|weitergeleitete nachricht)\s?-{2,}$/i,
  /^-{2,}\s?(mensaje original|mensaje reenviado)\s?-{2,}$/i,
  /^-{2,}\s?(الرسالة الأصلية|رسالة أصلية|الرسالة المعاد توجيهها|رسالة مُعاد توجيهها)\s?-{2,}$/,
  /^-{2,}\s?(message d['’]origine|message original|message transféré|messaggio originale|messaggio inoltrato)\s?-{2,}$/i,
  /^-{2,}\s?(oorspronkelijk bericht|doorgestuurd bericht|mensagem original|mensagem (reencaminhada|encaminhada))\s?-{2,}$/i,
  /^-{2,}\s?(исходное сообщение|пересылаемое сообщение|пересланное сообщение|wiadomość oryginalna|oryginalna wiadomość|wiadomość przekazana dalej)\s?-{2,}$/i,
  /^begin forwarded message:$|^anfang der weitergeleiteten nachricht:$|^inicio del mensaje reenviado:$/i,
  /^début du message (réexpédié|transféré)\s?:$|^inizio messaggio inoltrato:$|^begin doorgestuurd bericht:$/i,
  /^início da mensagem (reencaminhada|encaminhada):$|^начало переадресованного (сообщения|письма):$|^początek przekazywanej wiadomości:$/i,
]

/** Heads of Outlook: the sender, the subject, and what else a language writes beneath. */
const HEADS: readonly (readonly [from: string, subject: string, others: string])[] = [
  ['from', 'subject', 'sent|date|to|cc|bcc|reply-to|importance'],
  ['von', 'betreff', 'gesendet|datum|an|cc|priorität'],
  ['de', 'asunto', 'enviado( el)?|fecha|para|cc'],
  ['من', 'الموضوع', 'تاريخ|التاريخ|أُ?رسلت|تم الإرسال|الإرسال|إلى|نسخة'],
  ['de|expéditeur', 'objet', 'envoyé( le)?|date|[àa]|cc|destinataires?|importance'],
  ['da|mittente', 'oggetto', 'inviato( il)?|data|a|cc|destinatario'],
  ['van', 'onderwerp', 'verzonden|datum|aan|cc'],
  ['от|от кого|отправитель', 'тема', 'отправлено|дата|кому|копия'],
  ['de', 'assunto', 'enviad[ao]( em)?|data|para|cc'],
  ['od', 'temat', 'wysłano|data|do|dw'],
]

const head = (names: string) => new RegExp(`^\\*?(${names})\\s?\\*?\\s?[:：]`, 'iu')
const FORMS = HEADS.map(([from, subject, others]) => ({
  from: head(from),
  subject: head(subject),
  others: head(`${subject}|${others}`),
}))
type Form = (typeof FORMS)[number]

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
  return FORMS.some((form) => form.from.test(text) && isHead(lines, at, form))
}

function isHeaderAfter(lines: readonly string[], from: number): boolean {
  const next = lines.slice(from, from + 3).findIndex((line) => line.trim() !== '')
  const text = plain(lines[from + next] ?? '')
  return next !== -1 && FORMS.some((form) => form.from.test(text))
}

/** Two other lines, and a subject or an address: people also write `From:` in a list. */
function isHead(lines: readonly string[], at: number, { subject, others }: Form): boolean {
  const next = lines.slice(at + 1, at + 1 + HEADER_LINES).map(plain)
  const names = next.map((line) => others.exec(line)?.[1]?.toLowerCase())
  const count = new Set(names.filter((name) => name !== undefined)).size
  return count >= 2 && (lines[at]?.includes('@') || next.some((line) => subject.test(line)))
}

/** Devices and programs, without which such a line is a sentence of the writer. */
const DEVICE =
  '(?:i ?phon|i ?pad|ipod|apple|android|samsung|galaxy|huawei|xiaomi|redmi|honor|oppo|oneplus|pixel|nokia|xperia|motorola|blackberry|windows|outlook|yahoo|gmail|aol|proton|mail|thunderbird|gmx|web\\.de|smartphone|handy|tablet|mobile?|mobiel|telefo|téléphone|portable|cellulare|celular|telemóvel|телефон|мобильн|смартфон|почт|пошт|яндекс)'
const sent = (words: string) => new RegExp(`^(?:${words}).{0,40}${DEVICE}.{0,40}$`, 'iu')

/** Added by programs of phones. */
const SENT_FROM = [
  /^sent from my .{2,60}$/i,
  sent('sent (?:from|with|via|using) |yahoo mail:'),
  sent('gesendet (?:von|mit|über|via) '),
  new RegExp(
    `^(?:diese nachricht wurde )?von meinem .{0,40}${DEVICE}.{0,40}gesendet.{0,20}$`,
    'iu',
  ),
  sent('enviado (?:desde|con|del?|do|da|a partir d[aeo]|pel[ao]|via|através) '),
  sent('(?:أُ?رسلت|تم الإرسال|مرسل) (?:من|بواسطة|عبر) '),
  sent("envoyé (?:d[eu] |d['’]|depuis |à partir d|par |avec |via )|provenance :"),
  sent('inviato (?:da|con|tramite|via)'),
  sent('(?:verstuurd|verzonden|gestuurd) (?:vanaf|vanuit|via|met|van) '),
  sent('(?:отправлено|послано|надіслано|відправлено) (?:с|со|из|через|от|з|із) '),
  sent(
    'wysłan[oey] (?:z|ze|przy użyciu|za pomocą) |odesláno z |odoslané z |trimis (?:de pe|din|de la) ',
  ),
  sent('skickat från |skickades från |sendt fra |lähetetty |στάλθηκε από |elküldve |dikirim dari '),
  sent('được gửi từ |đã gửi từ |נשלח מ|ส่งจาก|发自|發自|從我的|来自我的|나의'),
  new RegExp(
    `^.{0,30}${DEVICE}.{0,30}(?:gönderildi|küldve|から送信|传送|傳送|发送|에서 보냄|से भेजा गया)\\.?$`,
    'iu',
  ),
  /^(?:\p{L}+ ){0,3}outlook (?:for|für|para|pour|per|voor|для|dla|til|för) (?:ios|android|mac)\b.{0,60}$/iu,
  /^(?:الحصول على|احصل على) outlook\b.{0,60}$/i,
]

const LAST_LINES = 4

/** Line of the signature, else the number of lines. */
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
