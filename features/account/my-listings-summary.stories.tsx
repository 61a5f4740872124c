import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn, memberAnswers } from '@/tests/stories/sample-member.ts'
import { ownProperties } from '@/tests/stories/sample-my-listings.ts'
import { ownProjects } from '@/tests/stories/sample-my-projects.ts'
import { samplePerson } from '@/tests/stories/sample-person.ts'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { MyListingsSummary } from './my-listings-summary.tsx'

const begun = {
  id: '0b1f6f0e-7c1d-4f0a-9f53-6f3c7a0f9d11',
  kind: 'property',
  listing_id: null,
  title: 'Corner flat above the bakery',
  revision: 2,
  created_at: '2026-05-04T08:30:00.000000Z',
  updated_at: '2026-05-04T08:30:00.000000Z',
}
const answers = {
  ...memberAnswers,
  '/web-settings': { body: { data: { ...sampleSettings, extensions: ['drafts'] } } },
  '/get-added-properties': {
    body: { total: ownProperties.length, total_views: 9, data: ownProperties },
  },
  '/get-added-projects': { body: { total: ownProjects.length, data: ownProjects } },
  '/ext/drafts': [{ body: { data: [begun] } }, { body: { data: [] } }],
}

/** The device keeps drafts of the usual person, which stories of the editor write meanwhile. */
const owner = { ...samplePerson, id: 61 }

const meta = {
  title: 'features/account/my-listings-summary',
  component: MyListingsSummary,
  decorators: [inSite],
  parameters: { nextjs: { appDirectory: true, navigation: { pathname: '/user/dashboard' } } },
  args: { viewer: owner.id },
  beforeEach: async () => {
    await beSignedIn(owner)
    providerAnswersEach(answers)
  },
} satisfies Meta<typeof MyListingsSummary>

export default meta
type Story = StoryObj<typeof meta>

/** Rejected listings link to the editor, expiring ones to renewal, drafts to the editor. */
export const Some: Story = {
  play: async ({ canvas }) => {
    const properties = within(await canvas.findByRole('region', { name: 'My properties' }))
    await expect(
      properties.getAllByRole('listitem').map(({ textContent }) => textContent?.trim()),
    ).toEqual(['1 Public', '1 Pending approval', '1 Rejected', '1 Expiring'])
    await expect(properties.getByRole('link', { name: 'Rejected' })).toHaveAttribute(
      'href',
      '/user/properties?decision=rejected',
    )
    const ways = {
      'Fix it: House by the lake': '/user/edit-property/house-by-the-lake',
      'Renew: Tower room': '/my-property/house-by-the-lake',
      'Fix it: Mill Court': '/user/edit-project/harbour-steps',
      'Continue: Corner flat above the bakery': `/user/add-property?draft=${begun.id}`,
    }
    for (const [name, href] of Object.entries(ways)) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
    }
  },
}
/** Counts include listings beyond the first page. */
export const Many: Story = {
  beforeEach: () => {
    const [, rejected, open] = ownProperties
    const page = (of: typeof open, length: number, id: number) => ({
      total: 102,
      total_views: 0,
      data: Array.from({ length }, (_, at) => ({ ...of, id: id + at })),
    })
    const lists = [{ body: page(open, 100, 100) }, { body: page(rejected, 2, 200) }]
    providerAnswersEach({ ...answers, '/get-added-properties': lists })
  },
  play: async ({ canvas }) => {
    const properties = within(await canvas.findByRole('region', { name: 'My properties' }))
    await expect(
      properties.getAllByRole('listitem').map(({ textContent }) => textContent?.trim()),
    ).toEqual(['100 Public', '0 Pending approval', '2 Rejected', '0 Expiring'])
  },
}
export const Nothing: Story = {
  beforeEach: () => void providerAnswersEach(memberAnswers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'List your property' })).toHaveAttribute(
      'href',
      '/user/add-property',
    )
  },
}
export const Failed: Story = {
  beforeEach: () => {
    const failed = { status: 422, body: { key: 'invalid' } }
    const lists = [failed, answers['/get-added-properties']]
    providerAnswersEach({ ...answers, '/get-added-properties': lists })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your listings could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.getByText('My properties')).toBeVisible())
  },
}
