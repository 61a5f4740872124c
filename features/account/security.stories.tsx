import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn, memberAnswers } from '@/tests/stories/sample-member.ts'
import { samplePerson } from '@/tests/stories/sample-person.ts'
import { DeviceList } from './security/device-list.tsx'
import { PasswordSection } from './security/password-section.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const PASSWORD = 'PUT /ext/account/password'
const person = { ...samplePerson, has_password: 1 as const }
const withoutPassword = { ...samplePerson, logintype: '1' as const, has_password: 0 as const }
const changed = { body: { data: person } }

const meta = {
  title: 'features/account/security',
  decorators: [inSite],
  parameters: { nextjs: { appDirectory: true, navigation: { pathname: '/user/devices' } } },
  render: () => (
    <div>
      <PasswordSection />
      <DeviceList />
    </div>
  ),
  beforeEach: async () => {
    await import('./security/password-form.tsx')
    await import('./security/end-others-dialog.tsx')
    await beSignedIn(person)
    asked = providerAnswersEach({
      ...memberAnswers,
      [PASSWORD]: changed,
      '/get-otp': {},
      'DELETE /ext/account/sign-ins': { body: { data: { ended: 1 } } },
      'DELETE /ext/account/sign-ins/6': {},
    })
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const sentTo = (path: string) => asked.filter((call) => call.path === path)

async function openForm(canvas: Canvas, name = 'Change password') {
  await userEvent.click(await canvas.findByRole('button', { name }))
  const form = within(await canvas.findByRole('form', { name: 'Password' }))
  return { form, submit: form.getByRole('button', { name }) }
}

const fields = {
  current: 'Current password',
  password: 'New password',
  again: 'Confirm new password',
}

export const Changed: Story = {
  play: async ({ canvas }) => {
    const { form, submit } = await openForm(canvas)
    await expect(form.getByLabelText(fields.current)).toHaveFocus()
    await userEvent.type(form.getByLabelText(fields.current), 'birch-and-slate')
    await userEvent.type(form.getByLabelText(fields.password), 'slate-and-heather')
    await expect(form.getByText('Strong')).toBeVisible()
    await userEvent.type(form.getByLabelText(fields.again), 'slate-and-heather')
    await userEvent.dblClick(submit)
    await waitFor(() => expect(canvas.queryByRole('form')).toBe(null))
    await expect(sentTo(PASSWORD).map(({ body }) => body)).toEqual([
      {
        current_password: 'birch-and-slate',
        password: 'slate-and-heather',
        re_password: 'slate-and-heather',
      },
    ])
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Change password' })).toHaveFocus(),
    )
  },
}
export const WhatIsWrong: Story = {
  play: async ({ canvas }) => {
    const { form, submit } = await openForm(canvas)
    await userEvent.click(submit)
    await expect(form.getAllByText('Password is required')).toHaveLength(2)
    await expect(form.getByLabelText(fields.current)).toHaveFocus()
    await userEvent.type(form.getByLabelText(fields.current), 'x')
    await userEvent.type(form.getByLabelText(fields.password), 'short')
    await userEvent.click(submit)
    await expect(form.getByText('Password must be 6 characters or more')).toBeVisible()
    await expect(sentTo(PASSWORD)).toHaveLength(0)
  },
}
export const WrongPassword: Story = {
  beforeEach: () => {
    const said = { current_password: 'This password is incorrect.' }
    const refused = { status: 422, body: { key: 'invalid', fields: said } }
    asked = providerAnswersEach({ ...memberAnswers, [PASSWORD]: [refused, changed] })
  },
  play: async ({ canvas }) => {
    const { form, submit } = await openForm(canvas)
    const current = form.getByLabelText(fields.current)
    await userEvent.type(current, 'birch-and-slat')
    await userEvent.type(form.getByLabelText(fields.password), 'slate-and-heather')
    await userEvent.type(form.getByLabelText(fields.again), 'slate-and-heather')
    await userEvent.click(submit)
    await expect(await form.findByText('That password isn’t right.')).toBeVisible()
    await expect(current).toHaveFocus()
    await expect(form.getByLabelText(fields.password)).toHaveValue('slate-and-heather')
    const [show] = form.getAllByRole('button', { name: 'Show password' })
    if (show) await userEvent.click(show)
    await expect(current).toHaveAttribute('type', 'text')
    await userEvent.type(current, 'e')
    await userEvent.click(submit)
    await waitFor(() => expect(canvas.queryByRole('form')).toBe(null))
  },
}
export const TooMany: Story = {
  beforeEach: () => {
    const tooMany = { status: 429, headers: { 'Retry-After': '600' } }
    asked = providerAnswersEach({ ...memberAnswers, [PASSWORD]: tooMany })
  },
  play: async ({ canvas }) => {
    const { form, submit } = await openForm(canvas)
    await userEvent.type(form.getByLabelText(fields.current), 'birch-and-slate')
    await userEvent.type(form.getByLabelText(fields.password), 'slate-and-heather')
    await userEvent.type(form.getByLabelText(fields.again), 'slate-and-heather')
    await userEvent.click(submit)
    await expect(await form.findByText('Your password was not changed')).toBeVisible()
  },
}
export const FirstPasswordByCode: Story = {
  beforeEach: async () => {
    await beSignedIn(withoutPassword)
    const data = { proof: 'otp' }
    const tooOld = { status: 403, body: { key: 'recentSignInRequired', data } }
    asked = providerAnswersEach({
      ...memberAnswers,
      [PASSWORD]: [tooOld, changed],
      '/get-otp': {},
    })
  },
  play: async ({ canvas }) => {
    const { form, submit } = await openForm(canvas, 'Set password')
    await expect(form.queryByLabelText(fields.current)).toBe(null)
    await userEvent.type(form.getByLabelText(fields.password), 'slate-and-heather')
    await userEvent.type(form.getByLabelText(fields.again), 'slate-and-heather')
    await userEvent.click(submit)
    await userEvent.click(await form.findByRole('button', { name: 'Send me a code' }))
    await form.findByText(/^We sent you a code/)
    const code = form.getByLabelText('Six-digit code')
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.type(code, '123 456')
    await userEvent.click(submit)
    await waitFor(() => expect(canvas.queryByRole('form')).toBe(null))
    await expect(sentTo(PASSWORD).at(-1)?.body).toEqual({
      password: 'slate-and-heather',
      re_password: 'slate-and-heather',
      otp: '123456',
    })
  },
}
export const NoAddressYet: Story = {
  beforeEach: () => beSignedIn({ ...withoutPassword, email: null, is_email_verified: 0 }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Add an email address' })
    await expect(link).toHaveAttribute('href', '/user/profile#email')
    await expect(canvas.queryByRole('button', { name: 'Set password' })).toBe(null)
  },
}

export const Devices: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This device')).toBeVisible()
    await expect(canvas.getByText(/^United States, Mountain Time \(.Denver.\)$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out of Safari, iPhone' }))
    await waitFor(() => expect(sentTo('DELETE /ext/account/sign-ins/6')).toHaveLength(1))
  },
}
export const AllOthers: Story = {
  play: async ({ canvas }) => {
    const end = await canvas.findByRole('button', { name: 'Sign out all other devices' })
    await userEvent.click(end)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await expect(sentTo('DELETE /ext/account/sign-ins')).toHaveLength(0)
    await userEvent.click(end)
    const again = within(await screen.findByRole('dialog'))
    await userEvent.click(again.getByRole('button', { name: 'Sign out all other devices' }))
    await waitFor(() => expect(sentTo('DELETE /ext/account/sign-ins')).toHaveLength(1))
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Where you’re signed in' })).toHaveFocus(),
    )
  },
}
export const DevicesUnknown: Story = {
  beforeEach: () => {
    const settings = { body: { data: { extensions: [] } } }
    providerAnswersEach({ ...memberAnswers, '/web-settings': settings })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/list of devices isn’t available/)).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Password' })).toBe(null)
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'تغيير كلمة المرور' }))
    await expect(await canvas.findByLabelText('كلمة المرور الحالية')).toBeVisible()
  },
}
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await openForm(canvas)
  },
}
