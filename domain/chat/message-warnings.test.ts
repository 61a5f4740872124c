import { expect, test } from 'vitest'
import { expectLinearCost } from '@/tests/support/linear-cost.ts'
import { messageWarnings } from './message-warnings.ts'

test.each([
  ['My IBAN is DE89 3704 0044 0532 0130 00, thanks', ['bank']],
  ['GB82WEST12345698765432', ['bank']],
  ['Card 4111 1111 1111 1111', ['bank']],
  ['Please pay by Western Union', ['payment']],
  ['Send the deposit before the viewing', ['payment']],
  ['We accept bitcoin', ['payment']],
  ['Bitte per Vorkasse überweisen', ['payment']],
  ['Haz una transferencia bancaria', ['payment']],
  ['يرجى إرسال حوالة', ['payment']],
  ['See https://example.org/home', ['link']],
  ['Write to me at homes-today.xyz', ['link']],
  ['Call +49 151 2345 6789', ['phone']],
  ['Call (503) 555-0104', ['phone']],
  ['اتصل بي ٠٥٠١٢٣٤٥٦٧', ['phone']],
  ['WhatsApp +49 151 23456789, IBAN DE89370400440532013000', ['bank', 'phone']],
])('warns of "%s"', (text, warnings) => {
  expect(messageWarnings(text)).toEqual(warnings)
})

test.each([
  'Is the home on Mill Street 12 still free?',
  'We offer $1,250,000 or 1 250 000 euros.',
  'I can come on 2026-11-20 at 10:30, or on 20.11.2026.',
  'It has 86 m² and 3 rooms, built in 1974.',
  'Me gusta el piso.Es grande.',
  'Kann ich die Wohnung am Samstag besichtigen?',
  '¿Sigue disponible? El alquiler es de 1.250,00 €.',
  'هل المنزل ما زال متاحًا؟',
  'The reference is DE12 ABCDEFGHIJKLMNOPQ.',
])('does not warn of "%s"', (text) => {
  expect(messageWarnings(text)).toEqual([])
})

test('sees through invisible characters', () => {
  expect(messageWarnings('Western\u200b Union')).toEqual(['payment'])
})

test.each(['1 ', 'DE89 ', '(-', 'pay ', 'a.', '٣', 'http://'])(
  'takes time that grows with the number of %j',
  (piece) => {
    expectLinearCost((length) => messageWarnings(piece.repeat(length / piece.length)), 5_000)
  },
)
