import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { MemberSearch } from '@/client/api/member/member-searches.ts'
import { ToastRegion } from '@/design-system/toast/toast-region.tsx'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn, memberAnswers } from '@/tests/stories/sample-member.ts'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { MemberSearches } from './member-searches.tsx'

const PATH = '/ext/account/saved-searches'
const at = '2026-05-04T08:30:00.000000Z'

const bend: MemberSearch = {
  id: 17,
  name: 'Houses in Bend',
  query: 'property_type=0&category_slug_id=house&city=Bend&max_price=600000',
  events: ['new', 'cheaper', 'back', 'sold'],
  frequency: 'daily',
  new_count: 3,
  seen_at: at,
  created_at: at,
}
const near: MemberSearch = {
  ...bend,
  id: 16,
  name: 'Near work',
  query: 'travel=foot,15,47.60000,-122.30000,Work',
  frequency: 'never',
  new_count: 0,
}
const many: MemberSearch = { ...bend, id: 15, name: 'Everything', query: '', new_count: 100 }

const answers = {
  ...memberAnswers,
  '/web-settings': {
    body: { data: { ...sampleSettings, extensions: ['accounts', 'member-searches'] } },
  },
  [PATH]: { body: { data: [bend, near, many] } },
  [`${PATH}/17`]: { body: { data: bend } },
  [`${PATH}/17/seen`]: { body: { data: { ...bend, new_count: 0 } } },
}

let asked: ReturnType<typeof providerAnswersEach>
const calls = (path: string) => asked.filter((call) => call.path === path)

const meta = {
  title: 'features/properties/saved-searches',
  component: MemberSearches,
  decorators: [
    (Story) => (
      <main className="p-6">
        <h1 className="sr-only">Saved searches</h1>
        <Story />
        <ToastRegion label="Messages" closeLabel="Close" />
      </main>
    ),
    inSite,
  ],
  beforeEach: async () => {
    await beSignedIn()
    asked = providerAnswersEach(answers)
  },
} satisfies Meta<typeof MemberSearches>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Houses in Bend' })).toBeVisible()
    await expect(canvas.getByText('3 new homes')).toBeVisible()
    await expect(canvas.getByText('No new homes since your last visit')).toBeVisible()
    await expect(canvas.getByText('100 or more new homes')).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: 'See homes for “Houses in Bend”' }),
    ).toHaveAttribute('href', '/properties?type=sell&category=house&city=Bend&max_price=600000')
    await expect(canvas.getByLabelText('Alerts for “Near work”')).toHaveValue('never')
  },
}

export const FrequencyChanged: Story = {
  play: async ({ canvas }) => {
    const select = await canvas.findByLabelText('Alerts for “Houses in Bend”')
    await userEvent.selectOptions(select, 'weekly')
    await waitFor(() => expect(calls(`${PATH}/17`)).toHaveLength(1))
    await expect(calls(`${PATH}/17`)[0]?.body).toEqual({ frequency: 'weekly' })
    await expect(select).toHaveValue('weekly')
  },
}

export const FrequencyRefused: Story = {
  beforeEach: () => {
    asked = providerAnswersEach({ ...answers, [`${PATH}/17`]: { status: 500 } })
  },
  play: async ({ canvas }) => {
    const select = await canvas.findByLabelText('Alerts for “Houses in Bend”')
    await userEvent.selectOptions(select, 'weekly')
    await waitFor(() => expect(calls(`${PATH}/17`)).toHaveLength(1))
    await waitFor(() => expect(select).toHaveValue('daily'))
  },
}

export const Renamed: Story = {
  play: async ({ canvas }) => {
    const rename = await canvas.findByRole('button', { name: 'Rename “Houses in Bend”' })
    await userEvent.click(rename)
    const field = canvas.getByLabelText('Search name')
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.type(field, 'Lakes{Enter}')
    await waitFor(() => expect(calls(`${PATH}/17`)[0]?.body).toEqual({ name: 'Lakes' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Rename “Houses in Bend”' })).toHaveFocus(),
    )
  },
}

export const DeletedAndRestored: Story = {
  beforeEach: () => {
    asked = providerAnswersEach({
      ...answers,
      [`GET ${PATH}`]: [
        { body: { data: [bend, near] } },
        { body: { data: [near] } },
        { body: { data: [bend, near] } },
      ],
      [`POST ${PATH}`]: { body: { data: bend } },
    })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete “Houses in Bend”' }))
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: 'Houses in Bend' })).toBeNull(),
    )
    const page = within(document.body)
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('heading', { name: 'Houses in Bend' })).toBeVisible()
    await expect(calls(`POST ${PATH}`)[0]?.body).toMatchObject({
      name: 'Houses in Bend',
      frequency: 'daily',
    })
  },
}

export const Empty: Story = {
  beforeEach: () => {
    asked = providerAnswersEach({ ...answers, [PATH]: { body: { data: [] } } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No saved searches yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Search for homes' })).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: () => {
    asked = providerAnswersEach({ ...answers, '/web-settings': { body: { data: null } } })
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your saved searches')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: () => {
    const failed = { status: 422, body: { key: 'invalid' } }
    asked = providerAnswersEach({ ...answers, [PATH]: [failed, { body: { data: [bend] } }] })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your saved searches could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: 'Houses in Bend' })).toBeVisible()
  },
}

export const NotOffered: Story = {
  beforeEach: () => {
    asked = providerAnswersEach(memberAnswers)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Saved searches are not available here')).toBeVisible()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
