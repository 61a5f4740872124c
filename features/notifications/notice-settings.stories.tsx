import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn, memberAnswers } from '@/tests/stories/sample-member.ts'
import { noticeAnswers, noticeSettings } from '@/tests/stories/sample-notice-settings.ts'
import { NoticeSettings } from './notice-settings.tsx'

const meta = {
  title: 'features/notifications/notice-settings',
  component: NoticeSettings,
  decorators: [inSite],
  parameters: {
    layout: 'fullscreen',
    nextjs: { appDirectory: true, navigation: { pathname: '/user/notification-settings' } },
  },
  beforeEach: async () => {
    await beSignedIn()
    providerAnswersEach(noticeAnswers)
  },
} satisfies Meta<typeof NoticeSettings>

export default meta
type Story = StoryObj<typeof meta>

export const Choices: Story = {
  play: async ({ canvas }) => {
    const prices = await canvas.findByRole('group', { name: /Price changes/ })
    const channels = [...prices.querySelectorAll('input')].map(({ checked }) => checked)
    // No mail tells of prices.
    await expect(channels).toEqual([true, false])
    const bottomOfName = prices.querySelector('legend')?.getBoundingClientRect().bottom ?? 0
    const topOfHint = prices.querySelector('p')?.getBoundingClientRect().top ?? 0
    await expect(topOfHint - bottomOfName).toBeLessThan(8)
    const payments = canvas.getByRole('group', { name: /Payments/ })
    await expect(payments.querySelectorAll('input:disabled:checked')).toHaveLength(1)
    await expect(canvas.getByLabelText('From')).toHaveValue('22:00')
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
  },
}

export const Saved: Story = {
  play: async ({ canvas }) => {
    const asked = providerAnswersEach(noticeAnswers)
    const quiet = await canvas.findByRole('checkbox', { name: /Keep my devices silent/ })
    await userEvent.click(quiet)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(asked.filter(({ path }) => path === '/ext/notifications/settings')).toContainEqual(
        expect.objectContaining({
          body: expect.objectContaining({
            quiet_from: 'null',
            push_off: JSON.stringify([...noticeSettings.push_off].sort()),
          }),
        }),
      ),
    )
  },
}

export const NotOffered: Story = {
  beforeEach: () => void providerAnswersEach(memberAnswers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No notification settings')).toBeVisible()
  },
}

export const Failed: Story = {
  beforeEach: () => {
    providerAnswersEach({ ...noticeAnswers, '/ext/notifications/settings': { status: 500 } })
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Your notification settings could not be loaded', {}, WAIT),
    ).toBeVisible()
  },
}

const WAIT = { timeout: 20_000 }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
