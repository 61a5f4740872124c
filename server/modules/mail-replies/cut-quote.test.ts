import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cutQuote, MAX_WRITTEN } from './cut-quote.ts'
import { REPLY_LINE_SIGN } from './quote-forms.ts'

const ANSWER = 'Yes, Monday at 10 works.\n\nSee you then!'
const ADDRESS = 'answers+c1-2-3-abcdefghijklmnop@homes.example.org'

/** What mail programs put beneath an answer. */
const QUOTES: readonly [string, string][] = [
  [
    'Gmail',
    `On Mon, Jun 15, 2026 at 2:00 PM Hearth <${ADDRESS}>\nwrote:\n\n> ##- Reply above this line -##\n>\n> Is it free?\n`,
  ],
  [
    'Gmail, German',
    `Am Mo., 15. Juni 2026 um 14:00 Uhr schrieb Hearth <\n${ADDRESS}>:\n\n> Ist es frei?\n`,
  ],
  [
    'Gmail, Spanish',
    `El lun, 15 jun 2026 a las 14:00, Hearth (<${ADDRESS}>)\nescribió:\n\n> ¿Está libre?\n`,
  ],
  [
    'Gmail, Arabic',
    `\u202bفي الاثنين، 15 يونيو 2026 في 2:00 م تمت كتابة ما يلي بواسطة \u202aHearth\u202c\u200f <\u202a${ADDRESS}\u202c\u200f>:\u202c\n\n> هل هو متاح؟\n`,
  ],
  ['Apple Mail', `> On 15. Jun 2026, at 14:00, Hearth <${ADDRESS}> wrote:\n> \n> Is it free?\n`],
  [
    'Apple Mail, no quote signs',
    `On 15. Jun 2026, at 14:00, Hearth <${ADDRESS}> wrote:\n\nIs it free?\nTell me.\n`,
  ],
  ['Apple Mail, German', `Am 15.06.2026 um 14:00 schrieb Hearth <${ADDRESS}>:\n\nIst es frei?\n`],
  [
    'Apple Mail, Spanish',
    `El 15 jun 2026, a las 14:00, Hearth <${ADDRESS}> escribió:\n\n¿Está libre?\n`,
  ],
  [
    'Apple Mail, Arabic',
    `في ١٥ يونيو ٢٠٢٦، الساعة ٢:٠٠ م، كتب/كتبت Hearth <${ADDRESS}>:\n\nهل هو متاح؟\n`,
  ],
  [
    'Outlook',
    `________________________________\nFrom: Hearth <${ADDRESS}>\nSent: Monday, June 15, 2026 2:00 PM\nTo: Ana <ana@example.org>\nSubject: Olga sent you a message\n\nIs it free?\n`,
  ],
  [
    'Outlook, as text',
    `-----Original Message-----\nFrom: Hearth\nSent: Monday\nTo: Ana\nSubject: x\n\nIs it free?`,
  ],
  [
    'Outlook, with emphasis',
    `*From:* Hearth <${ADDRESS}>\n*Sent:* Monday, June 15, 2026\n*To:* Ana\n*Subject:* x\n\nIs it free?`,
  ],
  [
    'Outlook, German',
    `Von: Hearth <${ADDRESS}>\nGesendet: Montag, 15. Juni 2026 14:00\nAn: Ana\nBetreff: Neue Nachricht\n\nIst es frei?\n`,
  ],
  ['Outlook, German, as text', `-----Ursprüngliche Nachricht-----\nVon: Hearth\n\nIst es frei?`],
  [
    'Outlook, Spanish',
    `De: Hearth <${ADDRESS}>\nEnviado: lunes, 15 de junio de 2026 14:00\nPara: Ana\nAsunto: Mensaje\n\n¿Está libre?\n`,
  ],
  [
    'Outlook, Arabic',
    `من: Hearth <${ADDRESS}>\nتم الإرسال: الاثنين، 15 يونيو 2026\nإلى: Ana\nالموضوع: رسالة\n\nهل هو متاح؟\n`,
  ],
  [
    'Outlook on phones',
    `Get Outlook for iOS<https://aka.ms/o0ukef>\n________________________________\nFrom: Hearth\nSent: Monday\n\nIs it free?`,
  ],
  [
    'Web.de',
    `Gesendet mit der WEB.DE Mail App\nAm 15.06.26, 14:00 schrieb Hearth <${ADDRESS}>:\n> Ist es frei?`,
  ],
  ['Thunderbird', `On 6/15/26 14:00, Hearth wrote:\n> Is it free?\n> Tell me.`],
  [
    'an Italian program',
    `Il giorno lun 15 giu 2026 alle ore 14:00 Hearth <\n${ADDRESS}> ha scritto:\n\n> ##- Reply above this line -##\n> È libero?`,
  ],
  [
    'a program without any introduction',
    '##- Reply above this line -##\n\nOlga sent you a message\n\nIs it free?',
  ],
]

test.each(QUOTES)('cuts what %s quotes', (_, quote) => {
  expect(cutQuote(`${ANSWER}\n\n${quote}`)).toBe(ANSWER)
  expect(cutQuote(`${ANSWER}\n\n${quote}`.replaceAll('\n', '\r\n'))).toBe(ANSWER)
  expect(cutQuote(quote)).toBe('')
})

test.each([
  ['-- \nAna Gil\n+34 600 000 000'],
  ['--\nAna'],
  ['Sent from my iPhone'],
  ['Von meinem iPhone gesendet'],
  ['Gesendet von Outlook für Android'],
  ['Enviado desde mi iPhone'],
  ['أُرسلت من الـ iPhone'],
  ['Obtener Outlook para Android'],
])('cuts the signature %s', (signature) => {
  expect(cutQuote(`${ANSWER}\n\n${signature}`)).toBe(ANSWER)
  expect(
    cutQuote(`${ANSWER}\n\n${signature}\n\nOn 6/15/26 14:00, Hearth wrote:\n> Is it free?`),
  ).toBe(ANSWER)
})

test('keeps answers between and beneath quoted lines', () => {
  const mail = [
    'Hello Olga,',
    '',
    'On 6/15/26 14:00, Hearth wrote:',
    '> ##- Reply above this line -##',
    '> Is Monday fine?',
    'Yes.',
    '> And how many come?',
    'Two of us.',
  ].join('\n')
  expect(cutQuote(mail)).toBe('Hello Olga,\n\nYes.\nTwo of us.')
})

test.each([
  'On Monday I wrote:\nnothing at all.',
  'From: the station\nit is not far.',
  'She asked: is 10:00 fine?\nYes.',
  'Pets:\n\n- one cat\n- two dogs\n',
  'Am Montag schrieb ich Ihnen, danke.',
  'We are 2 -- at most 3 -- people.',
  'El lunes te escribió mi hermana.',
  'Sent from my heart, and then some more words that belong to the text of somebody who writes long lines.',
])('leaves what somebody wrote: %s', (text) => {
  expect(cutQuote(text)).toBe(text.trim())
})

test('removes characters that cannot be kept, and empty lines', () => {
  expect(cutQuote(' a\u0000b \ud800 \r\n\r\n\r\n\r\nc')).toBe('ab \ufffd\n\nc')
})

test('looks at a hundred thousand characters', () => {
  expect(cutQuote('a'.repeat(MAX_WRITTEN + 1))).toHaveLength(MAX_WRITTEN)
})

test.each([
  'a<a@',
  'On a 1 ',
  '>:\n',
  ' \n',
  'x:\n',
  '<@>:',
  'From: a\nTo:',
  '-- a\n',
  'Am 1 schrieb ',
  '\u200e',
])('takes a moment for any number of %j', (part) => {
  const before = process.cpuUsage()
  cutQuote(part.repeat(MAX_WRITTEN / part.length))
  cutQuote(`${part.repeat(150)}:\n`.repeat(100))
  // Of the processor, in microseconds: other programs run beside.
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000)
})

test.each(['en', 'de', 'es', 'ar'])('knows the line above which people answer in %s', (code) => {
  const texts: unknown = JSON.parse(readFileSync(`dictionaries/${code}.json`, 'utf8'))
  expect(String(Reflect.get(Object(texts), 'mailReplies.line'))).toMatch(
    new RegExp(`^${REPLY_LINE_SIGN}`),
  )
})
