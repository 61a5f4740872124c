import { expect, test } from 'vitest'
import { withoutLinks } from './without-links.ts'

test.each([
  ['See https://evil.example/a?b=c now', 'See … now'],
  ['See www.evil.example.', 'See …'],
  ['Go to evil.com/win', 'Go to …'],
  ['Write to me@evil.com', 'Write to me@…'],
  ['javascript://x', '…'],
  ['ftp://a.example/x', '…'],
  ['Look at homes-today.xyz for more', 'Look at … for more'],
  ['EVIL.COM is it', '… is it'],
  ['Evil.Com/win', '…'],
  ['my.is/it', '…'],
  ['sub.evil.it now', '… now'],
  ['bücher.de und квартира.рф', '… und …'],
  ['xn--bcher-kva.example and a.xn--p1ai', 'xn--bcher-kva.example and …'],
  ['(evil.net)', '(…)'],
  ['evil.co.uk.', '….'],
  ['me@evil.is', 'me@…'],
  ['evil.com:8080', '…'],
  ['evil.com?x=1', '…'],
  ['bit.ly/x,t.me/y', '…'],
  ['请看evil.com', '…'],
])('replaces the address in "%s"', (text, expected) => {
  expect(withoutLinks(text)).toBe(expected)
})

test.each([
  'Is it free on 1.5.? I could come at 10.30.',
  'The price is 3.50 per day.\nThank you. Ada',
  'Passt 12.05.2026?',
  'هل هو متاح؟ شكرا.',
  'The flat is lovely.May I visit?',
  'We like it.it has space.When is it free?',
  'Nice.Is a dog OK?Thanks.Me and my wife',
  'Das Bad ist schön.Die Küche auch.im Mai?',
  'Me gusta el piso.Es grande.La cocina también',
  'z.B. am Abend, d.h. nach 18.30 Uhr, u.a. Mo.-Fr.',
  'e.g. 2.5 rooms, i.e. approx. 85.50 m²; St.Pauli, Dr.Meier, No.5',
  'See plan.pdf and foto.jpg',
  'Мне нравится.Когда можно посмотреть?',
  'أعجبتني الشقة.متى يمكنني الزيارة؟',
  '10 a.m. or 5 p.m.?',
  'wait...what',
])('leaves "%s"', (text) => {
  expect(withoutLinks(text)).toBe(text)
})
