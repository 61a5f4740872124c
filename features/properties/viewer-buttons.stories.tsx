import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { propertyDetail } from '@/tests/stories/sample-listings.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { ViewerButtons } from './viewer-buttons.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const detail = (changes: Parameters<typeof propertyDetail>[0]) => ({
  body: { total: 1, similar_properties: [], data: [propertyDetail(changes)] },
})
const answers = {
  '/web-settings': { body: { data: sampleSettings } },
  '/get_property': [detail({}), detail({ is_interested: 1 })],
  '/interested_users': {},
  '/add_reports': {},
  '/block-user': {},
  '/get_report_reasons': {
    body: {
      total: 1,
      data: [{ id: 2, reason: 'The price is wrong', created_at: '', updated_at: '' }],
    },
  },
}

const meta = {
  title: 'features/properties/viewer-buttons',
  component: ViewerButtons,
  decorators: [
    (Story) => (
      <div className="max-w-84">
        <Story />
      </div>
    ),
    inSite,
  ],
  args: { listing: 17, owner: { id: 12, name: 'Ada Brandt' }, isGone: false },
  beforeEach: async () => {
    await beSignedIn()
    asked = providerAnswersEach(answers)
  },
} satisfies Meta<typeof ViewerButtons>

export default meta
type Story = StoryObj<typeof meta>

const sentTo = (path: string) => asked.filter((call) => call.path === path)

export const Interest: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(sentTo('/get_property')).toHaveLength(1))
    await userEvent.click(await canvas.findByRole('button', { name: 'I’m interested' }))
    await expect(await canvas.findByRole('button', { name: 'Interest sent' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(sentTo('/interested_users')[0]?.body).toEqual({ property_id: '17', type: '1' })
  },
}
export const Report: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Report this listing' }))
    const dialog = within(await screen.findByRole('dialog'))
    const send = await dialog.findByRole('button', { name: 'Send report' })
    await userEvent.click(send)
    await expect(dialog.getByText('Choose a reason.')).toBeVisible()
    await userEvent.click(dialog.getByLabelText('Something else'))
    await userEvent.click(send)
    await expect(dialog.getByText('Tell us briefly what’s wrong.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('What’s wrong?'), 'It was sold in May.')
    await userEvent.click(dialog.getByLabelText(/^Also block Ada Brandt/))
    await userEvent.click(send)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await expect(sentTo('/add_reports')[0]?.body).toEqual({
      reason_id: '0',
      property_id: '17',
      other_message: 'It was sold in May.',
    })
    await waitFor(() => expect(sentTo('/block-user')[0]?.body).toEqual({ to_user_id: '12' }))
  },
}
export const Reported: Story = {
  beforeEach: () => {
    providerAnswersEach({
      ...answers,
      '/get_property': detail({ is_reported: true, is_report_available: false }),
    })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You reported this listing')).toBeVisible()
  },
}
export const Gone: Story = {
  args: { isGone: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'I’m interested' })).toBe(null)
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
