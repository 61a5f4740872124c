import type { Meta, StoryObj } from '@storybook/react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '@/design-system/button/button.tsx'
import { GatePart } from '@/features/auth/gate-part.tsx'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { samplePerson, signedIn } from '@/tests/stories/sample-person.ts'
import { MembersOnly } from './members-only.tsx'
import { useGate } from './use-gate.ts'

const report = fn()

const meta = {
  title: 'features/gate',
  decorators: [inSite],
  parameters: { layout: 'fullscreen', nextjs: { navigation: { pathname: '/' } } },
  render: () => (
    <main className="min-h-160 p-6">
      <h1 className="sr-only">A home</h1>
      <ReportButton />
      <GatePart offers={{ byPhone: true, byPost: true, asksFirst: false }} />
    </main>
  ),
  beforeEach: () => {
    report.mockClear()
    sessionStorage.clear()
    signedIn(null)
    providerAnswersEach({ '/user_signup': { body: { token: '5|abc', data: samplePerson } } })
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

function ReportButton() {
  const gate = useGate()
  return <Button onClick={() => gate('report', () => report())}>Report this listing</Button>
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Report this listing' }))

async function signIn() {
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(await dialog.findByLabelText('Email'), 'ana@example.org')
  await userEvent.type(dialog.getByLabelText('Password'), 'birch-7')
  await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
}

export const TheActionGoesOn: Story = {
  play: async () => {
    await press()
    const dialog = await screen.findByRole('dialog', { name: 'Sign in to report this listing' })
    await expect(dialog).toHaveAccessibleDescription(/pick up where you left off/)
    await expect(report).not.toHaveBeenCalled()
    await signIn()
    await waitFor(() => expect(report).toHaveBeenCalledTimes(1))
    await press()
    await waitFor(() => expect(report).toHaveBeenCalledTimes(2))
  },
}

export const GivenUp: Story = {
  play: async () => {
    await press()
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await expect(screen.getByRole('button', { name: 'Report this listing' })).toHaveFocus()
    signedIn(samplePerson)
    await expect(report).not.toHaveBeenCalled()
  },
}

export const RegisteringInPlace: Story = {
  play: async () => {
    await press()
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Sign up' }))
    await expect(await dialog.findByLabelText('Confirm password')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Forgot your password?' }))
    await expect(await dialog.findByRole('button', { name: 'Send link' })).toBeVisible()
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async () => {
    await press()
    await waitFor(() => expect(screen.getByRole('textbox')).toBeVisible())
  },
}

export const RightToLeft: Story = { ...Dark, globals: { direction: 'rtl' } }

export const PageOfMembers: Story = {
  render: () => (
    <main className="min-h-160 p-6">
      <MembersOnly>
        <h1>Your favourites</h1>
      </MembersOnly>
      <GatePart offers={{ byPhone: false, byPost: true, asksFirst: false }} />
    </main>
  ),
  play: async ({ canvas }) => {
    await screen.findByRole('dialog', { name: 'Sign in' })
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByText('Sign in to continue')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await signIn()
    await expect(await canvas.findByRole('heading', { name: 'Your favourites' })).toBeVisible()
  },
}
