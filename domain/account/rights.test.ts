import { expect, test } from 'vitest'
import { isRight, isRole, may, RIGHTS, type Right, ROLES } from './rights.ts'

const rights = Object.keys(RIGHTS).filter(isRight)
const rightsFor = (role: (typeof ROLES)[number]) => rights.filter((right) => may({ role }, right))

test('gives administrators every right', () => {
  expect(rightsFor('administrator')).toEqual(rights)
})

test('gives each other role the rights of the table', () => {
  expect(rightsFor('editor')).toEqual(['desk', 'content', 'languages', 'figures', 'readLog'])
  expect(rightsFor('moderator')).toEqual([
    'desk',
    'readReview',
    'review',
    'readPeople',
    'people',
    'figures',
    'readLog',
  ])
  expect(rightsFor('support')).toEqual([
    'desk',
    'readReview',
    'readPeople',
    'inbox',
    'grants',
    'readPayments',
    'readLog',
  ])
})

test('gives nothing to people without a role', () => {
  for (const right of rights) {
    expect([right, may({ role: null }, right), may({}, right)]).toEqual([right, false, false])
  }
})

test('lets nobody change what the role cannot read', () => {
  const pairs: [Right, Right][] = [
    ['review', 'readReview'],
    ['people', 'readPeople'],
    ['payments', 'readPayments'],
    ['grants', 'readPeople'],
    ['readWholeLog', 'readLog'],
  ]
  for (const role of ROLES) {
    for (const [write, read] of pairs) {
      if (may({ role }, write))
        expect([role, read, may({ role }, read)]).toEqual([role, read, true])
    }
  }
})

test('knows words that are no role or right', () => {
  expect([isRole('editor'), isRole('owner'), isRole(null)]).toEqual([true, false, false])
  expect([isRight('review'), isRight('toString'), isRight(undefined)]).toEqual([true, false, false])
})
