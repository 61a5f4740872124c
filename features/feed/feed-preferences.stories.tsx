import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import {
  beSignedIn,
  keepFavourites,
  memberAnswers,
  wishRow,
} from '@/tests/stories/sample-member.ts'
import { FeedPreferencesForm } from './feed-preferences-form.tsx'
import { RecommendedCarousel } from './recommended-carousel.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const meta = {
  title: 'features/feed/feed-preferences',
  component: FeedPreferencesForm,
  decorators: [inSite],
  args: { currencySymbol: '$' },
  beforeEach: async () => {
    await beSignedIn()
    keepFavourites()
    asked = providerAnswersEach(memberAnswers)
  },
} satisfies Meta<typeof FeedPreferencesForm>

export default meta
type Story = StoryObj<typeof meta>

export const Changed: Story = {
  play: async ({ canvas }) => {
    const save = await canvas.findByRole('button', { name: 'Save' })
    await expect(save).toBeDisabled()
    await userEvent.click(await canvas.findByLabelText('Apartment'))
    await userEvent.click(canvas.getByLabelText('Rent'))
    await expect(save).toBeEnabled()
    await userEvent.click(save)
    const saved = () => asked.find(({ body }) => 'category_ids' in body)
    await waitFor(() => expect(saved()).toBeDefined())
    await expect(saved()?.body).toEqual({
      category_ids: '2,1',
      outdoor_facilitiy_ids: '1',
      price_range: '200000,900000',
      property_type: '1',
      city: 'Kirkland',
    })
  },
}
export const PricesCrossed: Story = {
  play: async ({ canvas }) => {
    const lowest = await canvas.findByLabelText('Minimum price')
    await userEvent.clear(lowest)
    await userEvent.type(lowest, '950000')
    await expect(canvas.getByText('The maximum price is lower than the minimum.')).toBeVisible()
  },
}
export const Forgotten: Story = {
  beforeEach: () => {
    const preferences = [{ body: { data: wishRow } }, { body: { data: null } }]
    providerAnswersEach({ ...memberAnswers, '/personalised-fields': preferences })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete preferences' }))
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Delete preferences' })).toBe(null),
    )
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }

export const Recommended: Story = {
  render: () => <RecommendedCarousel />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Matches your preferences: House, price, and Kirkland'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Edit your preferences' })).toHaveAttribute(
      'href',
      '/user/personalize-feed',
    )
  },
}
export const NothingForVisitors: Story = {
  render: () => <RecommendedCarousel />,
  beforeEach: () => beSignedIn(null),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBe(null)
  },
}
