import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inAdministration } from '@/tests/stories/in-administration.tsx'
import { adminAnswers, overviewFor } from '@/tests/stories/sample-admin.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { PeopleScreen } from './people-screen.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const answers = (own: Parameters<typeof providerAnswersEach>[0] = {}) =>
  providerAnswersEach({ ...structuredClone(adminAnswers), ...own })

const meta = {
  title: 'features/admin/people',
  decorators: inAdministration,
  parameters: {
    layout: 'fullscreen',
    nextjs: {
      appDirectory: true,
      navigation: { pathname: '/admin/users', query: { person: '7' } },
    },
  },
  render: () => <PeopleScreen />,
  beforeEach: async () => {
    await beSignedIn()
    asked = answers()
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const sent = (path: string) => asked.filter((call) => call.path === path).map(({ body }) => body)
const END = '/ext/admin/users/sign-ins/end'
const EXPORT = '/ext/admin/users/export'

/** All about one person. */
export const Person: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Agent in Kiel since 2011.')).toBeVisible()
    await expect(canvas.getByText('Firefox, Linux')).toBeVisible()
    await expect(canvas.getByText('Unknown device')).toBeVisible()
    await expect(canvas.getAllByText('Property list: 21 of 25 left')[0]).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Agency' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /^Take down “Light/ })).toBeVisible()
    // The desk's own classes are not in the styles of other pages.
    const list = await canvas.findByRole('searchbox')
    const heading = canvas.getByRole('heading', { level: 2, name: 'Jonas Weber' })
    await expect(heading.getBoundingClientRect().left).toBeGreaterThan(
      list.getBoundingClientRect().right,
    )
  },
}

export const PersonRightToLeft: Story = { globals: { direction: 'rtl' } }

/** The sign-in of the administrator is older than ten minutes. */
export const EndSignInsWithPassword: Story = {
  beforeEach: () => {
    const old = { message: 'x', key: 'recentSignInRequired', data: { proof: 'password' } }
    asked = answers({ [END]: [{ status: 403, body: old }, {}] })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out everywhere' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'A device was lost or stolen.' }))
    const confirm = dialog.getByRole('button', { name: 'Sign out everywhere' })
    await userEvent.click(confirm)
    await userEvent.type(await dialog.findByLabelText('Your password'), 'birch-7')
    await userEvent.click(confirm)
    await waitFor(() =>
      expect(sent(END).at(-1)).toEqual({
        id: '7',
        reason: 'A device was lost or stolen.',
        password: 'birch-7',
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const EndSecondFactor: Story = {
  play: async ({ canvas }) => {
    const name = 'Turn off two-step verification'
    await userEvent.click(await canvas.findByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name }))
    await waitFor(() => expect(dialog.getByText('Please enter a reason.')).toBeVisible())
    await userEvent.type(dialog.getByLabelText('Reason'), 'Phone lost.')
    await userEvent.click(dialog.getByRole('button', { name }))
    await waitFor(() =>
      expect(sent('/ext/admin/users/second-factor/end')).toEqual([
        { id: '7', reason: 'Phone lost.' },
      ]),
    )
  },
}

export const DeletedAccount: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText(/can’t be restored/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'The member asked for it.' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
    await waitFor(() =>
      expect(sent('/ext/admin/users/erase')).toEqual([
        { id: '7', reason: 'The member asked for it.' },
      ]),
    )
    await waitFor(() => expect(canvas.queryByText('Agent in Kiel since 2011.')).toBeNull())
  },
}

/** A fresh sign-in is missing: the archive comes after the password. */
export const ExportedData: Story = {
  beforeEach: () => {
    const old = { message: 'x', key: 'recentSignInRequired', data: { proof: 'password' } }
    asked = answers({ [EXPORT]: [{ status: 403, body: old }, {}] })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export data' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Reason'), 'Letter of 3 May.')
    const confirm = dialog.getByRole('button', { name: 'Export data' })
    await userEvent.click(confirm)
    await userEvent.type(await dialog.findByLabelText('Your password'), 'birch-7')
    await userEvent.click(confirm)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sent(EXPORT)).toEqual([
      { id: '7', reason: 'Letter of 3 May.' },
      { id: '7', reason: 'Letter of 3 May.', password: 'birch-7' },
    ])
  },
}

export const TakeDown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Take down “Light/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Reason'), 'Not a home.')
    await userEvent.click(dialog.getByRole('button', { name: 'Take down' }))
    await waitFor(() =>
      expect(sent('/ext/admin/listings/take-down')).toEqual([
        { kind: 'property', id: '12', revision: '3', reason: 'Not a home.' },
      ]),
    )
  },
}

export const MoveListing: Story = {
  beforeEach: () => {
    const mira = {
      ...adminAnswers['/ext/admin/users'].body.data[0],
      id: 9,
      name: 'Mira Lindqvist',
      email: 'mira@example.org',
    }
    const found = '/ext/admin/users?search=mira&state=active&limit=30'
    asked = answers({ [found]: { body: { next: null, counts: null, data: [mira] } } })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Move “Light/ }))
    const dialog = within(await screen.findByRole('dialog'))
    const move = dialog.getByRole('button', { name: 'Move' })
    await userEvent.click(move)
    await waitFor(() => expect(dialog.getByText('Please enter a reason.')).toBeVisible())
    await userEvent.type(dialog.getByLabelText('Name, email or phone'), 'mira')
    await dialog.findByRole('option', { name: /Mira Lindqvist/ })
    await userEvent.selectOptions(dialog.getByLabelText('New owner'), '9')
    await userEvent.type(dialog.getByLabelText('Reason'), 'Taken over.')
    await userEvent.click(move)
    await waitFor(() =>
      expect(sent('/ext/admin/listings/owner')).toEqual([
        { kind: 'property', id: '12', revision: '3', owner_id: '9', reason: 'Taken over.' },
      ]),
    )
  },
}

/** Support reads, and grants packages. */
export const ForSupport: Story = {
  beforeEach: () => {
    asked = answers({ '/ext/admin/overview': overviewFor('support') })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Firefox, Linux')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Grant a package' })).toBeVisible()
    for (const name of ['Sign out everywhere', 'Deactivate', /^Take down/, /^Move/]) {
      await expect(canvas.queryByRole('button', { name })).toBeNull()
    }
  },
}
