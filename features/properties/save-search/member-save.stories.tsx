import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ToastRegion } from '@/design-system/toast/toast-region.tsx'
import { noFilters } from '@/domain/search/search-filters.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn, memberAnswers } from '@/tests/stories/sample-member.ts'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { SaveSearchLink } from './save-search-link.tsx'

const PATH = '/ext/account/saved-searches'
const search = { id: 17, name: 'Homes for sale in Bend', query: 'city=Bend&property_type=0' }

const answers = {
  ...memberAnswers,
  '/web-settings': {
    body: { data: { ...sampleSettings, extensions: ['saved-searches', 'member-searches'] } },
  },
  [`GET ${PATH}`]: { body: { data: [] } },
  [`POST ${PATH}`]: { body: { data: search } },
  [`${PATH}/17`]: {},
}

let asked: ReturnType<typeof providerAnswersEach>
const calls = (path: string) => asked.filter((call) => call.path === path)

const meta = {
  title: 'features/properties/save-search/member',
  component: SaveSearchLink,
  decorators: [
    (Story) => (
      <main className="p-6">
        <h1 className="sr-only">Homes for sale in Bend</h1>
        <Story />
        <ToastRegion label="Messages" closeLabel="Close" />
      </main>
    ),
    inSite,
  ],
  args: {
    filters: { ...noFilters, offer: 'sell', city: 'Bend' },
    names: { categories: [], facilities: [] },
    asksFirst: false,
  },
  beforeEach: async () => {
    await beSignedIn()
    asked = providerAnswersEach(answers)
  },
} satisfies Meta<typeof SaveSearchLink>

export default meta
type Story = StoryObj<typeof meta>

export const SavedAndUndone: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Save this search' })
    await userEvent.dblClick(button)
    const saved = await canvas.findByRole('button', { name: 'Search saved', pressed: true })
    await expect(calls(`POST ${PATH}`)).toHaveLength(1)
    await expect(calls(`POST ${PATH}`)[0]?.body).toEqual({
      name: 'Homes for sale in Bend',
      query: 'property_type=0&city=Bend',
    })
    await expect(saved).toHaveFocus()
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Undo' }))
    await expect(
      await canvas.findByRole('button', { name: 'Save this search', pressed: false }),
    ).toBeVisible()
    await waitFor(() => expect(calls(`${PATH}/17`)).toHaveLength(1))
  },
}

export const AlreadySaved: Story = {
  beforeEach: () => {
    asked = providerAnswersEach({ ...answers, [`GET ${PATH}`]: { body: { data: [search] } } })
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Search saved', pressed: true }),
    ).toBeVisible()
  },
}

export const TooMany: Story = {
  beforeEach: () => {
    const refused = { status: 409, body: { key: 'tooManySearches' } }
    asked = providerAnswersEach({ ...answers, [`POST ${PATH}`]: refused })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save this search' }))
    const page = within(document.body)
    const notice = /reached the maximum number of saved searches/
    await page.findByText(notice)
    await waitFor(() => expect(page.getByText(notice)).toBeVisible())
    await expect(
      canvas.getByRole('button', { name: 'Save this search', pressed: false }),
    ).toBeVisible()
  },
}

export const Visitor: Story = {
  beforeEach: () => beSignedIn(null),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Save this search' })).toBeVisible()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
