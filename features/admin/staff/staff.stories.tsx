import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inAdministration } from '@/tests/stories/in-administration.tsx'
import { adminAnswers, overviewFor, staffAnswers } from '@/tests/stories/sample-admin.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { samplePerson } from '@/tests/stories/sample-person.ts'
import { StaffScreen } from './staff-screen.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const answers = (own: Parameters<typeof providerAnswersEach>[0] = {}) =>
  providerAnswersEach({
    ...structuredClone(adminAnswers),
    ...structuredClone(staffAnswers),
    ...own,
  })

const meta = {
  title: 'features/admin/staff',
  decorators: inAdministration,
  parameters: {
    layout: 'fullscreen',
    nextjs: { appDirectory: true, navigation: { pathname: '/admin/staff' } },
  },
  render: () => <StaffScreen />,
  beforeEach: async () => {
    await beSignedIn({ ...samplePerson, id: 1 })
    asked = answers()
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const sent = (path: string) => asked.filter((call) => call.path === path).map(({ body }) => body)
const INVITATIONS = '/ext/admin/staff/invitations'
const tooOld = (proof: string) => ({
  status: 403,
  body: { message: 'x', key: 'recentSignInRequired', data: { proof } },
})

export const Staff: Story = {
  play: async ({ canvas }) => {
    const people = within(await canvas.findByRole('list', { name: 'Staff' }))
    await expect(people.getByText('Ada Keller')).toBeVisible()
    await expect(people.getByText('You')).toBeVisible()
    await expect(people.getByText('No two-step verification')).toBeVisible()
    // Nobody changes their own role.
    await expect(people.getAllByRole('button')).toHaveLength(2)
    await expect(canvas.getByText('Expired')).toBeVisible()
    const withdraw = 'Withdraw the invitation of cleo@example.org'
    await userEvent.click(canvas.getByRole('button', { name: withdraw }))
    await waitFor(() => expect(sent('DELETE /ext/admin/staff/invitations/4')).toHaveLength(1))
  },
}

export const Invite: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite' }))
    const dialog = within(await screen.findByRole('dialog'))
    const send = dialog.getByRole('button', { name: 'Send invitation' })
    await userEvent.click(send)
    await expect(await dialog.findByText('Email is required')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Email address'), 'eva@example.org')
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Support')
    await expect(
      dialog.getByText('Answers messages, grants packages, and reads the rest.'),
    ).toBeVisible()
    await userEvent.click(send)
    await waitFor(() =>
      expect(sent(INVITATIONS)).toEqual([{ email: 'eva@example.org', role: 'support' }]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The sign-in is older than ten minutes; then the address turns out to be of staff. */
export const InviteWithPassword: Story = {
  beforeEach: () => {
    const known = { status: 409, body: { message: 'x', key: 'alreadyStaff' } }
    asked = answers({ [INVITATIONS]: [tooOld('password'), known] })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite' }))
    const dialog = within(await screen.findByRole('dialog'))
    const send = dialog.getByRole('button', { name: 'Send invitation' })
    await userEvent.type(dialog.getByLabelText('Email address'), 'ben@example.org')
    await userEvent.click(send)
    const password = await dialog.findByLabelText('Your password')
    await userEvent.click(send)
    await expect(await dialog.findByText('Password is required')).toBeVisible()
    await userEvent.type(password, 'birch-7')
    await userEvent.click(send)
    await expect(await dialog.findByText(/already belongs to a member of staff/)).toBeVisible()
    await expect(sent(INVITATIONS).at(-1)).toEqual({
      email: 'ben@example.org',
      role: 'editor',
      password: 'birch-7',
    })
  },
}

/** An account without a password proves itself by a code. */
export const ChangeRoleWithCode: Story = {
  beforeEach: () => {
    asked = answers({ '/ext/admin/staff/roles': [tooOld('otp'), {}], '/get-otp': {} })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Change role of Ben/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Moderator')
    const save = dialog.getByRole('button', { name: 'Save role' })
    await userEvent.click(save)
    await userEvent.click(await dialog.findByRole('button', { name: /code/i }))
    await userEvent.type(await dialog.findByLabelText('Six-digit code'), '482915')
    await waitFor(() => expect(save).toBeEnabled())
    await userEvent.click(save)
    await waitFor(() =>
      expect(sent('/ext/admin/staff/roles').at(-1)).toEqual({
        id: '9',
        role: 'moderator',
        otp: '482915',
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Remove: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove Ben/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByText(/The account stays/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(sent('/ext/admin/staff/removals')).toEqual([{ id: '9' }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const StaffRightToLeft: Story = { globals: { direction: 'rtl' } }

/** The navigation has what the role opens, and the page says that it is another's. */
export const ClosedToModerators: Story = {
  beforeEach: () => {
    asked = answers({ '/ext/admin/overview': overviewFor('moderator') })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('“Staff” isn’t part of your role')).toBeVisible()
    await expect(canvas.getByText(/Your role here is Moderator/)).toBeVisible()
    const pages = within(canvas.getByRole('navigation', { name: 'Administration pages' }))
    const names = pages.getAllByRole('link').map(({ textContent }) => textContent?.split(' ')[0])
    await expect(names.map((name) => name?.replace(/\d+$/, ''))).toEqual([
      'Overview',
      'Figures',
      'Review',
      'Reports',
      'Featured',
      'People',
      'Log',
    ])
    await expect(sent('/ext/admin/staff')).toEqual([])
  },
}

export const StaffNotLoaded: Story = {
  beforeEach: () => {
    asked = answers({ '/ext/admin/staff': { status: 503 } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The staff could not be loaded')).toBeVisible()
  },
}
