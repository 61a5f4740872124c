import { expect, test } from 'vitest'
import { readableMessage } from './readable-message.ts'

test.each([
  'The bank is closed until Monday 09:00.',
  'Server Error',
  'Zahlungen sind bis 14:30 Uhr nicht möglich – bitte später!',
  'Mantenimiento: volvemos en 10 minutos (gracias).',
  'الخدمة متوقفة للصيانة حتى الساعة 5 مساءً.',
  'ただいまメンテナンス中です。',
  '维护',
  'Maintenance',
  'The price must be < 5,000,000 and > 0.',
  'Write to support@homes.example or see https://homes.example/status.',
  'Too many photos: 31 of 30/listing.',
  'Pick one of "sell" or "rent".',
  'Choose and/or confirm: AT&T Tower, floor 3',
])('shows %s', (message) => {
  expect(readableMessage(message)).toBe(message)
})

test.each([
  ['nothing', ''],
  ['spaces', ' \n\t '],
  ['a page', '<!doctype html><title>502</title>'],
  ['part of a page', 'Sorry<br/>we are away'],
  ['escaped markup', 'It didn&#39;t work'],
  ['a database state', 'SQLSTATE[42000]: Syntax error'],
  ['a query', 'Unknown column, select * from properties where id = 5'],
  ['a stack of Node', 'Failed\n    at Server.handle (/srv/app/index.js:12:3)'],
  ['a stack of Python', 'Traceback (most recent call last):\n  File "a.py", line 3'],
  ['a stack of PHP', 'Undefined index: price in /var/www/app/Post.php on line 7'],
  ['a class', String.raw`No query results for model [App\Models\Property] 5`],
  ['an exception', 'java.lang.NullPointerException: null'],
  ['a type error', "TypeError: Cannot read properties of undefined (reading 'id')"],
  ['a system error', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ['a dump', '{"code":500,"trace":[]}'],
  ['a code', 'ERR_INTERNAL_42'],
  ['a key', 'internal_error'],
  ['a number', '500'],
  ['signs', '…!!'],
])('shows no message for %s', (_, message) => {
  expect(readableMessage(message)).toBe('')
})

test('joins lines and cuts long ones at a word', () => {
  expect(readableMessage(' Closed.\r\n\r\nCome back\tlater. ')).toBe('Closed. Come back later.')
  const long = readableMessage('Please wait a moment. '.repeat(1_000))
  expect(Array.from(long).length).toBeLessThanOrEqual(300)
  expect(long).toMatch(/ (Please|wait|a|moment\.)…$/)
})
