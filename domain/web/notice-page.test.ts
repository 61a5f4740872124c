import { expect, test } from 'vitest'
import { type NoticeSubject, noticePage } from './notice-page.ts'

const nothing: NoticeSubject = { kind: undefined, property: null, isOfProject: false }

test.each<[string, Partial<NoticeSubject>, string]>([
  ['a message', { kind: 'message', property: 'mill' }, '/user/chat'],
  [
    'a message of a known conversation',
    { kind: 'message', property: 'mill', chat: { person: 7, property: 41 } },
    '/user/chat?person=7&property=41',
  ],
  ['an inquiry', { kind: 'inquiry' }, '/user/leads'],
  [
    'a known inquiry',
    { kind: 'inquiry', inquiry: { id: 3, isOwners: true } },
    '/user/leads?lead=3',
  ],
  [
    'a viewing, to who asked for it',
    { kind: 'viewing-moved', inquiry: { id: 3, isOwners: false } },
    '/user/inquiries?inquiry=3',
  ],
  ['a decision', { kind: 'rejected', property: 'mill' }, '/my-property/mill'],
  ['a decision about a project', { kind: 'approved', isOfProject: true }, '/user/projects'],
  ['a price', { kind: 'price', property: 'mill' }, '/properties-details/mill'],
  ['a payment', { kind: 'payment-paid' }, '/user/subscription'],
  ['an announcement', { kind: 'announcement' }, ''],
  ['a kind of another provider', { property: 'mill' }, '/properties-details/mill'],
])('%s leads to its page', (_, subject, page) => {
  expect(noticePage({ ...nothing, ...subject })).toBe(page)
})
