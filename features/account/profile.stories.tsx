import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { PlaceSearch } from '@/features/places/place-search.tsx'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn, memberAnswers } from '@/tests/stories/sample-member.ts'
import { samplePerson } from '@/tests/stories/sample-person.ts'
import { ProfileScreen } from './profile/profile-screen.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const complete = { ...samplePerson, profile: 'data:,', address: '1 Quay', city: 'Kirkland' }

const meta = {
  title: 'features/account/profile',
  component: ProfileScreen,
  decorators: [inSite],
  args: { asksFirst: false, PlaceSearch },
  beforeEach: async () => {
    sessionStorage.clear()
    await import('./security/contact-dialog.tsx')
    await beSignedIn()
    const saved = { body: { data: { ...samplePerson, name: 'Ana Vega' } } }
    asked = providerAnswersEach({
      ...memberAnswers,
      '/update_profile': saved,
      '/ext/account/contact': {},
      '/ext/account/contact/confirm': {
        body: { data: { ...samplePerson, email: 'new@example.org' } },
      },
    })
  },
} satisfies Meta<typeof ProfileScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const sentTo = (path: string) => asked.filter((call) => call.path === path)
const nameOf = (canvas: Canvas) => canvas.findByLabelText('Full name')

export const Saved: Story = {
  play: async ({ canvas }) => {
    const name = await nameOf(canvas)
    const save = canvas.getByRole('button', { name: 'Save changes' })
    await expect(save).toBeDisabled()
    await userEvent.clear(name)
    await userEvent.type(name, 'Ana Vega')
    await userEvent.click(save)
    await waitFor(() => expect(sentTo('/update_profile')).toHaveLength(1))
    await expect(sentTo('/update_profile')[0]?.body).toEqual({ name: 'Ana Vega' })
    await waitFor(() => expect(save).toBeDisabled())
    await expect(name).toHaveValue('Ana Vega')
  },
}
export const WhatIsWrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(await nameOf(canvas))
    await userEvent.type(canvas.getByLabelText(/^Instagram profile/), '@ana')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(canvas.getByText('Name is required')).toBeVisible()
    await expect(canvas.getByText(/^Enter a full link/)).toBeVisible()
    await expect(await nameOf(canvas)).toHaveFocus()
    await expect(sentTo('/update_profile')).toHaveLength(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(await nameOf(canvas)).toHaveValue('Ana García')
  },
}
export const KeptOverAReload: Story = {
  beforeEach: () => sessionStorage.setItem('draft:profile-5', '{"about_me":"Half a sen"}'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Describe yourself/)).toHaveValue('Half a sen')
    await expect(canvas.getByText(/unsaved changes/)).toBeVisible()
  },
}
export const WhatListingNeeds: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 of 5')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Address' })).toHaveAttribute('href', '#address')
    await expect(canvas.getByRole('link', { name: 'Photo' })).toHaveAttribute('href', '#profile')
  },
}
export const Complete: Story = {
  beforeEach: () => beSignedIn(complete),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your profile is complete')).toBeVisible()
  },
}

export const NewEmail: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change email address' }))
    const dialog = within(await screen.findByRole('dialog'))
    const send = await dialog.findByRole('button', { name: 'Send code' })
    await userEvent.click(send)
    await waitFor(() => expect(dialog.getByText('Email is required')).toBeVisible())
    await userEvent.type(dialog.getByLabelText('New email address'), 'new@example.org')
    await userEvent.click(send)
    await dialog.findByText(/^We sent a six-digit code to/)
    await expect(dialog.getByRole('button', { name: /^Send again in 0:/ })).toBeDisabled()
    await userEvent.type(dialog.getByLabelText('Code'), '123456')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await expect(sentTo('/ext/account/contact/confirm')[0]?.body).toEqual({
      email: 'new@example.org',
      otp: '123456',
    })
    await expect(canvas.getByText('new@example.org')).toBeVisible()
  },
}
/** Response for a sign-in older than ten minutes. */
const tooOld = {
  status: 403,
  body: { message: 'x', key: 'recentSignInRequired', data: { proof: 'password' } },
}
export const NewEmailAfterAWhile: Story = {
  play: async ({ canvas }) => {
    const wrong = { password: 'This password is incorrect.' }
    const refused = { status: 422, body: { message: 'x', key: 'invalid', fields: wrong } }
    asked = providerAnswersEach({
      ...memberAnswers,
      '/ext/account/contact': [tooOld, refused, {}],
    })
    await userEvent.click(await canvas.findByRole('button', { name: 'Change email address' }))
    const dialog = within(await screen.findByRole('dialog'))
    const send = await dialog.findByRole('button', { name: 'Send code' })
    await userEvent.type(dialog.getByLabelText('New email address'), 'new@example.org')
    await userEvent.click(send)
    const password = await dialog.findByLabelText('Your password')
    await userEvent.click(send)
    await dialog.findByText('Password is required')
    await userEvent.type(password, 'birch-8')
    await userEvent.click(send)
    await dialog.findByText('That password isn’t right.')
    await userEvent.type(password, '{Backspace}7')
    await userEvent.click(send)
    await dialog.findByText(/^We sent a six-digit code to/)
    await expect(sentTo('/ext/account/contact').map(({ body }) => body)).toEqual([
      { email: 'new@example.org' },
      { email: 'new@example.org', password: 'birch-8' },
      { email: 'new@example.org', password: 'birch-7' },
    ])
  },
}
export const NewEmailByOwnCode: Story = {
  beforeEach: async () => {
    await beSignedIn({ ...samplePerson, logintype: '1', is_mobile_verified: 1 })
    const wantsCode = { ...tooOld, body: { ...tooOld.body, data: { proof: 'otp' } } }
    asked = providerAnswersEach({
      ...memberAnswers,
      '/ext/account/contact': [wantsCode, {}],
      '/get-otp': {},
      '/ext/account/reauthenticate': {},
    })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change email address' }))
    const dialog = within(await screen.findByRole('dialog'))
    const send = await dialog.findByRole('button', { name: 'Send code' })
    await userEvent.type(dialog.getByLabelText('New email address'), 'new@example.org')
    await userEvent.click(send)
    await userEvent.click(await dialog.findByRole('button', { name: 'Send me a code' }))
    await dialog.findByText(/4915112345678/)
    await userEvent.type(dialog.getByLabelText('Code'), '123456')
    await dialog.findByText('new@example.org')
    await expect(sentTo('/ext/account/reauthenticate')[0]?.body).toEqual({ otp: '123456' })
    await expect(sentTo('/ext/account/contact').map(({ body }) => body)).toEqual([
      { email: 'new@example.org' },
      { email: 'new@example.org' },
    ])
  },
}
export const WaitingForCodes: Story = {
  beforeEach: () =>
    beSignedIn({
      ...samplePerson,
      is_mobile_verified: 0,
      pending_email: 'new@example.org',
      pending_mobile: '+4915117654321',
    }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Waiting for confirmation: .*new@example.org/),
    ).toBeVisible()
    await expect(canvas.getByText(/^Waiting for confirmation: .*\+49/)).toBeVisible()
    await expect(canvas.getByText('Not confirmed')).toBeVisible()
  },
}
export const NewNumber: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change phone number' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByLabelText('New phone number'), '+49 1511 7654321')
    await userEvent.click(dialog.getByRole('button', { name: 'Send code' }))
    await dialog.findByText(/^We sent a six-digit code to/)
    await expect(sentTo('/ext/account/contact')[0]?.body).toEqual({ mobile: '+4915117654321' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  },
}

/** Square image; `pixels` is its width and height. */
async function drawing(pixels: number): Promise<File> {
  const canvas = new OffscreenCanvas(pixels, pixels)
  canvas.getContext('2d')?.fillRect(0, 0, pixels / 2, pixels)
  return new File([await canvas.convertToBlob()], 'me.png', { type: 'image/png' })
}

export const NewPicture: Story = {
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText('Your photo', { selector: 'input' })
    await userEvent.upload(input, await drawing(60))
    await expect(await canvas.findByText(/smaller than 120/)).toBeVisible()
    await userEvent.upload(input, await drawing(400))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('slider')).toBeVisible())
    await waitFor(() => expect(document.querySelector('[role=dialog] img')).toBeVisible())
    const use = dialog.getByRole('button', { name: 'Use this crop' })
    await waitFor(() => expect(use).toBeEnabled())
    await userEvent.click(use)
    await waitFor(() => expect(sentTo('/update_profile')).toHaveLength(1))
    const sent = sentTo('/update_profile')[0]?.body.profile
    await expect(sent).toBeInstanceOf(File)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { beforeEach: () => beSignedIn(complete), globals: { theme: 'dark' } }
