import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn, memberAnswers } from '@/tests/stories/sample-member.ts'
import { samplePerson } from '@/tests/stories/sample-person.ts'
import { DeletionStart } from './security/deletion-start.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const meta = {
  title: 'features/account/account-deletion',
  component: DeletionStart,
  decorators: [inSite],
  parameters: { nextjs: { appDirectory: true, navigation: { pathname: '/user/delete-account' } } },
  beforeEach: async () => {
    await import('./security/deletion-form.tsx')
    await import('@/client/flows/session.ts')
    await beSignedIn()
    asked = providerAnswersEach({ ...memberAnswers, '/delete_user': {}, '/get-otp': {} })
  },
} satisfies Meta<typeof DeletionStart>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const tooOld = (proof: string) => ({
  status: 403,
  body: { message: 'x', key: 'recentSignInRequired', data: { proof } },
})
const refused = (fields: Record<string, string>) => ({
  status: 422,
  body: { key: 'invalid', fields },
})
const sent = () => asked.filter(({ path }) => path === '/delete_user').map(({ body }) => body)

async function confirm(canvas: Canvas) {
  const leave = await canvas.findByRole('button', { name: 'Delete my account' })
  await expect(leave).toBeDisabled()
  await userEvent.click(canvas.getByRole('checkbox'))
  await userEvent.click(leave)
  return leave
}

/** Waits for the final sign-out, which would otherwise affect the next story. */
const hasLeft = (canvas: Canvas) =>
  waitFor(() => expect(canvas.queryByRole('button', { name: 'Delete my account' })).toBe(null))

export const SignedInJustNow: Story = {
  play: async ({ canvas }) => {
    await confirm(canvas)
    await waitFor(() => expect(sent()).toEqual([{ userid: '5' }]))
    await hasLeft(canvas)
  },
}
export const WrongPassword: Story = {
  beforeEach: () => {
    const wrong = refused({ password: 'This password is incorrect.' })
    const answers = [tooOld('password'), wrong, {}]
    asked = providerAnswersEach({ ...memberAnswers, '/delete_user': answers })
  },
  play: async ({ canvas }) => {
    const leave = await confirm(canvas)
    const password = await canvas.findByLabelText('Your password')
    await userEvent.click(leave)
    await expect(canvas.getByText('Password is required')).toBeVisible()
    await waitFor(() => expect(password).toHaveFocus())
    await userEvent.type(password, 'birch-8')
    await userEvent.click(leave)
    await expect(await canvas.findByText('That password isn’t right.')).toBeVisible()
    await expect(password).toHaveValue('birch-8')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await userEvent.type(password, '{Backspace}7')
    await userEvent.click(leave)
    await waitFor(() =>
      expect(sent()).toEqual([
        { userid: '5' },
        { userid: '5', password: 'birch-8' },
        { userid: '5', password: 'birch-7' },
      ]),
    )
    await hasLeft(canvas)
  },
}
export const ByCode: Story = {
  beforeEach: async () => {
    await beSignedIn({ ...samplePerson, logintype: '1' })
    const answers = [tooOld('otp'), {}]
    asked = providerAnswersEach({ ...memberAnswers, '/delete_user': answers, '/get-otp': {} })
  },
  play: async ({ canvas }) => {
    const leave = await confirm(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Send me a code' }))
    await expect(await canvas.findByText(/^We sent you a code/)).toBeVisible()
    const code = asked.find(({ path }) => path === '/get-otp')
    await expect(code?.body).toEqual({ number: '+4915112345678' })
    await userEvent.click(leave)
    await expect(canvas.getByText('Enter the code first')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Six-digit code'), '123 456')
    await userEvent.click(leave)
    await waitFor(() => expect(sent().at(-1)).toEqual({ userid: '5', otp: '123456' }))
    await hasLeft(canvas)
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
