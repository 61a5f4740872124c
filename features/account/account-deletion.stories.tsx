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
    asked = providerAnswersEach({
      ...memberAnswers,
      '/delete_user': answers,
      '/get-otp': {},
      '/ext/account/reauthenticate': {},
    })
  },
  play: async ({ canvas }) => {
    await confirm(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Send me a code' }))
    const field = await canvas.findByLabelText('Code')
    await expect(canvas.getByText(/^We sent a six-digit code to/)).toBeVisible()
    const code = asked.find(({ path }) => path === '/get-otp')
    await expect(code?.body).toEqual({ number: '+4915112345678' })
    const leave = canvas.getByRole('button', { name: 'Delete my account' })
    await userEvent.click(leave)
    await expect(canvas.getByText('Please enter OTP first')).toBeVisible()
    await userEvent.type(field, '123456')
    await expect(sent()).toHaveLength(1)
    await userEvent.click(leave)
    await waitFor(() => expect(sent()).toEqual([{ userid: '5' }, { userid: '5' }]))
    const proof = asked.find(({ path }) => path === '/ext/account/reauthenticate')
    await expect(proof?.body).toEqual({ otp: '123456' })
    await hasLeft(canvas)
  },
}
export const KeptAfterAll: Story = {
  beforeEach: () => {
    asked = providerAnswersEach({ ...memberAnswers, '/delete_user': tooOld('otp') })
  },
  play: async ({ canvas }) => {
    await confirm(canvas)
    const send = await canvas.findByRole('button', { name: 'Send me a code' })
    await waitFor(() => expect(send).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my account' }))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(sent()).toHaveLength(1)
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
