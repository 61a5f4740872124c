import { getRouter } from '@storybook/nextjs-vite/navigation.mock'
import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite, pageTools } from '@/tests/stories/in-site.tsx'
import { samplePerson } from '@/tests/stories/sample-person.ts'
import { startSignedOut } from '@/tests/stories/sign-in-page.tsx'
import { InvitationForm } from './forms/invitation-form.tsx'
import { SessionFrame } from './session-frame.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const READ = '/ext/staff-invitations'
const ACCEPT = '/ext/staff-invitations/accept'
const invitation = { email: 'ben@example.org', role: 'editor', needs_password: true }
const { t } = pageTools

const answers = (own: Parameters<typeof providerAnswersEach>[0] = {}) =>
  providerAnswersEach({
    [READ]: { body: { data: invitation } },
    [ACCEPT]: {},
    '/user_signup': { body: { token: '5|abc', data: samplePerson } },
    ...own,
  })

const meta = {
  component: InvitationForm,
  decorators: [inSite],
  args: { token: '4.token' },
  parameters: {
    layout: 'fullscreen',
    nextjs: { appDirectory: true, navigation: { pathname: '/staff-invitation' } },
  },
  render: (args) => (
    <SessionFrame
      title={t('auth.invitation.title')}
      lead={t('auth.invitation.lead')}
      hasAccount
      t={t}
    >
      <InvitationForm {...args} />
    </SessionFrame>
  ),
  beforeEach: () => {
    startSignedOut()
    asked = answers()
  },
} satisfies Meta<typeof InvitationForm>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const sent = (path: string) => asked.filter((call) => call.path === path).map(({ body }) => body)

async function accept(canvas: Canvas) {
  const button = await canvas.findByRole('button', { name: 'Accept invitation' })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}

export const NewAccount: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your role: Editor')).toBeVisible()
    await accept(canvas)
    await expect(await canvas.findByText('Name is required')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Name'), 'Ben Ito')
    await userEvent.type(canvas.getByLabelText('Password'), 'birch-and-slate')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'birch-and-slate')
    await accept(canvas)
    await waitFor(() => expect(getRouter().push).toHaveBeenCalledWith('/admin'))
    const password = 'birch-and-slate'
    await expect(sent(ACCEPT)).toEqual([
      { token: '4.token', name: 'Ben Ito', password, re_password: password },
    ])
  },
}

export const KnownAccount: Story = {
  beforeEach: () => {
    asked = answers({ [READ]: { body: { data: { ...invitation, needs_password: false } } } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You already have an account/)).toBeVisible()
    await accept(canvas)
    await waitFor(() =>
      expect(getRouter().push).toHaveBeenCalledWith(
        `/sign-in?next=${encodeURIComponent('/admin')}`,
      ),
    )
    await expect(sent(ACCEPT)).toEqual([{ token: '4.token' }])
  },
}

export const LinkNoLongerWorks: Story = {
  beforeEach: () => {
    asked = answers({ [READ]: { status: 404, body: { key: 'notFound' } } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This invitation no longer works')).toBeVisible()
  },
}

/** Another tab accepted it first. */
export const UsedMeanwhile: Story = {
  beforeEach: () => {
    asked = answers({
      [READ]: { body: { data: { ...invitation, needs_password: false } } },
      [ACCEPT]: { status: 404, body: { key: 'notFound' } },
    })
  },
  play: async ({ canvas }) => {
    await accept(canvas)
    await expect(await canvas.findByText('This invitation no longer works')).toBeVisible()
  },
}

export const NotLoaded: Story = {
  beforeEach: () => {
    asked = answers({ [READ]: { status: 503 } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The invitation could not be loaded')).toBeVisible()
  },
}

/** An address without a token asks nothing. */
export const NoToken: Story = {
  args: { token: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Accept invitation' })).toBeNull()
    await expect(canvas.getByText('This invitation no longer works')).toBeVisible()
    await expect(sent(READ)).toEqual([])
  },
}
