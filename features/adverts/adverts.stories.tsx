import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { featuredAnswer, ownAdverts } from '@/tests/stories/sample-adverts.ts'
import { beSignedIn, memberAnswers } from '@/tests/stories/sample-member.ts'
import { heldAnswer, offerAnswer } from '@/tests/stories/sample-packages.ts'
import { AdvertList } from './advert-list.tsx'

const answers = {
  ...memberAnswers,
  '/get-featured-data?type=property': featuredAnswer(ownAdverts),
  '/get-featured-data?type=project': featuredAnswer([]),
  '/get-package': heldAnswer,
  '/store_advertisement': {},
  '/delete_advertisement': {},
}
let asked: ReturnType<typeof providerAnswersEach>
const sent = (path: string) => asked.filter((call) => call.path === path).map(({ body }) => body)

const meta = {
  title: 'features/adverts',
  component: AdvertList,
  decorators: [inSite],
  parameters: {
    nextjs: { appDirectory: true, navigation: { pathname: '/user/advertisement' } },
  },
  render: () => (
    <div className="container-page py-8">
      <AdvertList />
    </div>
  ),
  beforeEach: async () => {
    await beSignedIn()
    asked = providerAnswersEach(answers)
  },
} satisfies Meta<typeof AdvertList>

export default meta
type Story = StoryObj<typeof meta>

const row = async (canvas: ReturnType<typeof within>, title: string) =>
  within(await canvas.findByRole('article', { name: title }))

/** One of each state. */
export const List: Story = {
  play: async ({ canvas }) => {
    const running = await row(canvas, 'House by the lake')
    await expect(running.getByText('2,410 views')).toBeVisible()
    await expect(running.getByText('86 clicks')).toBeVisible()
    await expect(running.getByText('Home page')).toBeVisible()
    const waiting = await row(canvas, 'Barn with a garden')
    await expect(waiting.getByText('In review')).toBeVisible()
    await expect(waiting.queryByText(/views/)).toBeNull()
    const rejected = await row(canvas, 'Two rooms by the park')
    await expect(rejected.getByText('The first picture shows a floor plan.')).toBeVisible()
    await expect((await row(canvas, 'Tower room')).getByText('Paused')).toBeVisible()
    const sold = await row(canvas, 'Cottage in the vineyard')
    await expect(sold.getByText('Sold or rented.')).toBeVisible()
    await expect(sold.queryByRole('button')).toBeNull()
  },
}

export const Ending: Story = {
  play: async ({ canvas }) => {
    const running = await row(canvas, 'House by the lake')
    await userEvent.click(running.getByRole('button', { name: /^End featuring/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByText(/You don’t get the use back/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'End' }))
    await waitFor(() => expect(sent('/delete_advertisement')).toEqual([{ id: '8' }]))
  },
}

export const Withdrawing: Story = {
  play: async ({ canvas }) => {
    const waiting = await row(canvas, 'Barn with a garden')
    await userEvent.click(waiting.getByRole('button', { name: /^Withdraw/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sent('/delete_advertisement')).toEqual([])
  },
}

export const FeatureAgain: Story = {
  play: async ({ canvas }) => {
    const over = await row(canvas, 'Loft over the market')
    await userEvent.click(
      over.getByRole('button', { name: 'Feature again: “Loft over the market”' }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() =>
      expect(dialog.getByText(/^Uses 1 of 1 left in your Starter package/)).toBeVisible(),
    )
    await userEvent.click(dialog.getByRole('radio', { name: /^Home page/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Feature' }))
    await waitFor(() =>
      expect(sent('/store_advertisement')).toEqual([
        { feature_for: 'property', property_id: '3', placement: 'slider' },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const WithoutARight: Story = {
  beforeEach: () => {
    asked = providerAnswersEach({ ...answers, '/get-package': offerAnswer })
  },
  play: async ({ canvas }) => {
    const over = await row(canvas, 'Loft over the market')
    await userEvent.click(over.getByRole('button', { name: /^Feature again/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('link', { name: 'See packages' })).toHaveAttribute(
      'href',
      '/subscription-plan?next=%2Fuser%2Fadvertisement',
    )
    await expect(dialog.queryByRole('button', { name: 'Feature' })).toBeNull()
  },
}

export const Refused: Story = {
  beforeEach: () => {
    const refusal = { status: 409, body: { key: 'alreadyFeatured' } }
    asked = providerAnswersEach({ ...answers, '/store_advertisement': refusal })
  },
  play: async ({ canvas }) => {
    const over = await row(canvas, 'Loft over the market')
    await userEvent.click(over.getByRole('button', { name: /^Feature again/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Feature' }))
    await waitFor(() => expect(sent('/store_advertisement')).toHaveLength(1))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Feature' })).toBeEnabled())
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

export const Empty: Story = {
  beforeEach: () => {
    const none = { '/get-featured-data?type=property': featuredAnswer([]) }
    providerAnswersEach({ ...answers, ...none })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No featured listings yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'My properties' })).toHaveAttribute(
      'href',
      '/user/properties',
    )
  },
}

export const Failed: Story = {
  beforeEach: () => {
    const broken = { status: 500 }
    providerAnswersEach({ ...answers, '/get-featured-data?type=property': broken })
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Your featured listings couldn’t be loaded', undefined, {
        timeout: 8_000,
      }),
    ).toBeVisible()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
