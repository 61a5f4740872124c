import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectLinearCost } from '@/tests/support/linear-cost.ts'
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
    'Outlook, French',
    `De : Hearth <${ADDRESS}>\nEnvoyé : lundi 15 juin 2026 14:00\nÀ : Ana <ana@example.org>\nObjet : Nouveau message\n\nEst-ce libre ?\n`,
  ],
  [
    'Outlook, French, with emphasis and no-break spaces',
    '*De\u00a0:* Hearth\n*Envoyé\u202f:* lundi\n*À\u00a0:* Ana\n*Objet\u00a0:* Message\n\nEst-ce libre ?\n',
  ],
  [
    'Outlook, Italian',
    `Da: Hearth <${ADDRESS}>\nInviato: lunedì 15 giugno 2026 14:00\nA: Ana\nOggetto: Messaggio\n\nÈ libero?\n`,
  ],
  [
    'Outlook, Dutch',
    `Van: Hearth <${ADDRESS}>\nVerzonden: maandag 15 juni 2026 14:00\nAan: Ana\nCC: Jan\nOnderwerp: Bericht\n\nIs het vrij?\n`,
  ],
  [
    'Outlook, Russian',
    `________________________________\nОт: Hearth <${ADDRESS}>\nОтправлено: 15 июня 2026 г. 14:00\nКому: Ana\nТема: Сообщение\n\nСвободно?\n`,
  ],
  [
    'Outlook, Russian, no address',
    'От: Hearth\nОтправлено: понедельник\nКому: Ana\nТема: x\n\nСвободно?',
  ],
  [
    'Outlook, Portuguese',
    `De: Hearth <${ADDRESS}>\nEnviado: segunda-feira, 15 de junho de 2026 14:00\nPara: Ana\nAssunto: Mensagem\n\nEstá livre?\n`,
  ],
  [
    'Outlook, Polish',
    `Od: Hearth <${ADDRESS}>\nWysłano: poniedziałek, 15 czerwca 2026 14:00\nDo: Ana\nTemat: Wiadomość\n\nCzy wolne?\n`,
  ],
  ['Outlook, French, as text', '-----Message d\u2019origine-----\nDe : Hearth\n\nEst-ce libre ?'],
  ['Outlook, Italian, as text', '-----Messaggio originale-----\nDa: Hearth\n\nÈ libero?'],
  ['Outlook, Dutch, as text', '-----Oorspronkelijk bericht-----\nVan: Hearth\n\nIs het vrij?'],
  [
    'Apple Mail, French',
    `Le 15 juin 2026 à 14:00, Hearth <${ADDRESS}> a écrit :\n\nEst-ce libre ?`,
  ],
  [
    'Apple Mail, Dutch',
    `Op 15 jun 2026 om 14:00 heeft Hearth <${ADDRESS}> het volgende geschreven:\n\n> Is het vrij?`,
  ],
  ['Gmail, Russian', `пн, 15 июн. 2026 г. в 14:00, Hearth <${ADDRESS}> написал(а):\n\nСвободно?`],
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
  ['Envoyé de mon iPhone'],
  ['Envoyé depuis mon téléphone Samsung Galaxy.'],
  ['Envoyé à partir de Yahoo Mail sur Android'],
  ['Télécharger Outlook pour iOS'],
  ['Inviato da iPhone'],
  ['Inviato dal mio dispositivo Galaxy'],
  ['Scarica Outlook per Android'],
  ['Verstuurd vanaf mijn iPhone'],
  ['Verzonden vanaf Outlook voor iOS'],
  ['Outlook voor Android downloaden'],
  ['Отправлено с iPhone'],
  ['Отправлено из мобильной Яндекс Почты'],
  ['Отправлено с моего мобильного телефона'],
  ['Получить Outlook для Android'],
  ['Enviado do meu iPhone'],
  ['Obter o Outlook para iOS'],
  ['Wysłane z iPhone’a'],
  ['Wysłano z telefonu Samsung'],
  ['Skickat från min iPhone'],
  ['Sendt fra min iPad'],
  ['iPhone’umdan gönderildi'],
  ['Odesláno z iPhonu'],
  ['Надіслано з iPhone'],
  ['נשלח מה-iPhone שלי'],
  ['iPhoneから送信'],
  ['发自我的 iPhone'],
  ['나의 iPhone에서 보냄'],
  ['Sent from Yahoo Mail for iPhone'],
  ['Sent with Proton Mail secure email.'],
  ['Get Outlook for iOS<https://aka.ms/o0ukef>'],
  ['Sent from my Galaxy'],
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
  'De : la gare\nÀ : la maison\nDate : lundi',
  'De : ma part, merci.\nÀ bientôt',
  'Da: giugno\nA: settembre\nVa bene?',
  'Van: 10 uur\nTot: 12 uur',
  'От: вокзала десять минут.\nКому: не важно',
  'Od: poniedziałku\nDo: piątku',
  'From: Monday\nTo: Friday\nDate: any',
  'Envoyé de la part de mon mari.',
  'Inviato con affetto',
  'Verzonden met liefs',
  'Enviado con cariño',
  'Sent with love, Ana',
  'Отправлено вчера.',
  'Le 15 juin ma sœur a écrit :\nelle vient.',
  'Wysłane wczoraj z pracy',
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
])('takes time that grows with the number of %j', (part) => {
  const shortLength = MAX_WRITTEN / 8
  expectLinearCost((length) => cutQuote(part.repeat(length / part.length)), shortLength)
  const line = `${part.repeat(150)}:\n`
  expectLinearCost((length) => cutQuote(line.repeat(length / line.length)), shortLength)
})

test.each(['en', 'de', 'es', 'ar'])('knows the line above which people answer in %s', (code) => {
  const texts: unknown = JSON.parse(readFileSync(`dictionaries/${code}.json`, 'utf8'))
  expect(String(Reflect.get(Object(texts), 'mailReplies.line'))).toMatch(
    new RegExp(`^${REPLY_LINE_SIGN}`),
  )
})
