import { expect, test } from 'vitest'
import { visitOrigin } from './request-headers.ts'

test('the outermost proxy knows the address that was typed', () => {
  const headers = new Headers({
    host: '127.0.0.1:3000',
    'x-forwarded-host': 'homes.example.org, inner.example.org',
    'x-forwarded-proto': 'https,http',
  })
  expect(visitOrigin(headers)).toEqual({ host: 'homes.example.org', protocol: 'https' })
})

test('without a proxy it is the host that was asked', () => {
  expect(visitOrigin(new Headers({ host: 'localhost:3000' }))).toEqual({
    host: 'localhost:3000',
    protocol: 'http',
  })
  expect(visitOrigin(new Headers())).toEqual({ host: 'localhost', protocol: 'http' })
})
