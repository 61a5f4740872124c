import { describe, expect, it, test } from 'vitest'
import {
  applyTransition,
  canTransition,
  getInitiator,
  isEnding,
  type ListingFacts,
  type ListingStatus,
  type ListingTransition,
  listingStatuses,
  listingTransitions,
  toListingStatus,
} from './listing-status.ts'

const shown: ListingFacts = {
  decision: 'approved',
  isActive: true,
  offer: 'sell',
  isExpired: false,
  isDeleted: false,
}

/** A house for sale in each status; `rented` is for rent. */
const HOUSES: Record<ListingStatus, ListingFacts> = {
  pending: { ...shown, decision: 'pending' },
  rejected: { ...shown, decision: 'rejected' },
  public: shown,
  hidden: { ...shown, isActive: false },
  expired: { ...shown, isExpired: true },
  sold: { ...shown, offer: 'sold' },
  rented: { ...shown, offer: 'rented' },
  deleted: { ...shown, isDeleted: true },
}

describe('a listing', () => {
  test.each(listingStatuses)('is %s for its facts', (status) => {
    expect(toListingStatus(HOUSES[status])).toBe(status)
  })

  test('counts as sold when also hidden, and as deleted when also rejected', () => {
    expect(toListingStatus({ ...HOUSES.sold, isActive: false })).toBe('sold')
    expect(toListingStatus({ ...HOUSES.rejected, isDeleted: true })).toBe('deleted')
  })

  test.each<[ListingTransition, Partial<ListingFacts>, boolean]>([
    ['sell', { offer: 'rent' }, false],
    ['rent', { offer: 'rent' }, true],
    ['rent', { offer: 'sell' }, false],
    ['offerAgain', { offer: 'rented' }, true],
    ['offerAgain', { offer: 'sold' }, false],
    ['edit', { offer: 'sold' }, false],
    ['edit', { offer: 'rented' }, true],
    ['activate', { decision: 'pending' }, false],
    ['deactivate', { decision: 'rejected' }, false],
    ['renew', { isExpired: true }, true],
    ['renew', { offer: 'sold' }, false],
    ['approve', { decision: 'rejected' }, true],
    ['reject', { decision: 'approved' }, true],
    ['restore', {}, false],
    ['restore', { isDeleted: true }, true],
    ['delete', { isDeleted: true }, false],
    ['edit', { isDeleted: true }, false],
  ])('answers %s with %j: %s', (transition, facts, isAllowed) => {
    expect(canTransition({ ...shown, ...facts }, transition)).toBe(isAllowed)
    expect(applyTransition({ ...shown, ...facts }, transition) !== null).toBe(isAllowed)
  })

  test('cannot be sold or rented when it is a project', () => {
    const project = { ...shown, offer: null }
    const transitions = listingTransitions.filter((transition) =>
      canTransition(project, transition),
    )
    expect(transitions).toEqual([
      'edit',
      'reject',
      'activate',
      'deactivate',
      'expire',
      'renew',
      'delete',
    ])
  })
})

it('matches docs/listing-status.md', async () => {
  await expect(page()).toMatchFileSnapshot('../../docs/listing-status.md')
})

it('ends soon from two weeks before its term ends', () => {
  const now = Date.parse('2026-11-22T08:00:00.000000Z')
  const ends = ['2026-11-21T08:00:00Z', '2026-12-06T07:59:59Z', '2026-12-06T08:00:00Z', null]
  expect(ends.map((at) => isEnding(at, now))).toEqual([true, true, false, false])
})

/** Documentation table for a house for sale; columns that only rentals have show a rental. */
function page(): string {
  const lines = listingTransitions.map((transition) => {
    const cells = listingStatuses.map((status) => cell(transition, status))
    return `| ${[`\`${transition}\``, getInitiator(transition), ...cells].join(' | ')} |`
  })
  return `# What can become of a listing

Two facts stand apart: what the administrator decided (pending, approved, rejected) and what its owner wants (shown or
hidden, sold, rented). Time ends its term, and a deletion can be taken back for a while. One word says where that leaves
it; each cell says where a transition leads from there, and a dash that it is refused (409). \`domain/listing/listing-status.ts\` is the
table, for the provider and the pages alike; its test writes this page with \`-u\`.

\`rent\` and \`offerAgain\` are those of a home for rent, \`sell\` that of one for sale. An edit keeps its status unless the
settings want the listing looked at again: then it is pending. A project knows neither \`sell\`, \`rent\` nor \`offerAgain\`,
and its term does not end. What is sold or rented has no term either. A restored listing is what it was before.

| Transition | By | ${listingStatuses.join(' | ')} |
|---|---|${listingStatuses.map(() => '---').join('|')}|
${lines.join('\n')}
`
}

function cell(transition: ListingTransition, status: ListingStatus): string {
  const house = HOUSES[status]
  const isForRent = transition === 'rent' && house.offer === 'sell'
  const after = applyTransition(isForRent ? { ...house, offer: 'rent' } : house, transition)
  return after ? toListingStatus(after) : '–'
}
