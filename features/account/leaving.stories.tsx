import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn, memberAnswers } from '@/tests/stories/sample-member.ts'
import { samplePerson } from '@/tests/stories/sample-person.ts'
import { LeaveForm } from './leave-form.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const meta = {
  title: 'features/account/leaving',
  component: LeaveForm,
  decorators: [inSite],
  parameters: { nextjs: { appDirectory: true, navigation: { pathname: '/user/delete-account' } } },
  beforeEach: async () => {
    await beSignedIn()
    const wrong = {
      status: 422,
      body: { key: 'invalid', fields: { password: 'This is not your password.' } },
    }
    asked = providerAnswersEach({ ...memberAnswers, '/delete_user': wrong, '/get-otp': {} })
  },
} satisfies Meta<typeof LeaveForm>

export default meta
type Story = StoryObj<typeof meta>

export const WrongPassword: Story = {
  play: async ({ canvas }) => {
    const leave = await canvas.findByRole('button', { name: 'Delete my account' })
    await expect(leave).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(leave)
    await expect(canvas.getByText('Password is required')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Your password'), 'birch-7')
    await userEvent.click(leave)
    await expect(await canvas.findByText('This is not your password.')).toBeVisible()
    await waitFor(() => expect(leave).toBeEnabled())
  },
}
export const ByCode: Story = {
  beforeEach: () => beSignedIn({ ...samplePerson, logintype: '1' }),
  play: async ({ canvas }) => {
    // What the provider offers is known with it.
    await canvas.findByRole('button', { name: 'Download the archive' })
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a code' }))
    await expect(await canvas.findByText(/^The code is on its way/)).toBeVisible()
    const sent = asked.find(({ path }) => path === '/get-otp')
    await expect(sent?.body).toEqual({ number: '+4915112345678' })
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
