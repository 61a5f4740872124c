import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inAdministration } from '@/tests/stories/in-administration.tsx'
import { adminAnswers, overviewFor } from '@/tests/stories/sample-admin.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { PeopleScreen } from './people-screen.tsx'

const [jonas] = adminAnswers['/ext/admin/users'].body.data
const person = (id: number, facts: object = {}) => ({ ...jonas, id, ...facts })

const everybody = [
  person(7),
  person(8, {
    name: 'Zoë Ömer',
    email: 'zoe@example.org',
    kind: 'member',
    verification_status: 'initial',
    is_active: false,
    last_seen_at: null,
    listings: 0,
  }),
  person(9, {
    name: '',
    email: 'a-very-long-address-that-needs-room@real-estate-agency.example.org',
    kind: 'staff',
    role: 'moderator',
    verification_status: 'initial',
    listings: 1,
  }),
]

let asked: ReturnType<typeof providerAnswersEach>

const LIST = '/ext/admin/users'
const ACTIVITY = '/ext/admin/user-activities'

const answers = (own: Parameters<typeof providerAnswersEach>[0] = {}) =>
  providerAnswersEach({
    ...structuredClone(adminAnswers),
    [LIST]: {
      body: { next: '9', counts: { active: 1200, deactivated: 34 }, data: everybody },
    },
    [`${LIST}?after=9`]: {
      body: { next: null, counts: null, data: [person(6, { name: 'Mira Lindqvist' })] },
    },
    '/ext/admin/user-ids': { body: { data: Array.from({ length: 500 }, (_, id) => id + 1) } },
    ...own,
  })

const meta = {
  title: 'features/admin/people-list',
  decorators: inAdministration,
  parameters: {
    layout: 'fullscreen',
    nextjs: { appDirectory: true, navigation: { pathname: '/admin/users', query: {} } },
  },
  render: () => <PeopleScreen />,
  beforeEach: async () => {
    await beSignedIn()
    asked = answers()
    const address = window.location.href
    return () => window.history.replaceState(null, '', address)
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const sent = (path: string) => asked.filter((call) => call.path === path).map(({ body }) => body)
const row = (name: RegExp) => screen.findByRole('checkbox', { name })

/** Kind, state, days and listings of each person, and how many there are. */
export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,234 people')).toBeVisible()
    await expect(canvas.getByText(/1,200 active, 34 deactivated/)).toBeVisible()
    await expect(canvas.getByText('6 listings')).toBeVisible()
    await expect(canvas.getByText('Never signed in')).toBeVisible()
  },
}

export const ListRightToLeft: Story = { globals: { direction: 'rtl' } }

/** Filters count as soon as they are chosen, are in the address, and are removed by their chips. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }))
    await userEvent.selectOptions(canvas.getByLabelText('Kind'), 'owner')
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'active')
    await userEvent.selectOptions(await canvas.findByLabelText('Current package'), '3')
    await expect(await canvas.findByText('1,200 people')).toBeVisible()
    await expect(window.location.search).toBe('?kind=owner&state=active&package_id=3')
    const chips = within(canvas.getByRole('list', { name: '3 filters set' }))
    await userEvent.click(chips.getByRole('button', { name: 'Remove filter: Kind: Owner' }))
    await expect(window.location.search).toBe('?state=active&package_id=3')
    window.history.back()
    await waitFor(() => expect(canvas.getByText('Kind: Owner')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(window.location.search).toBe('')
    await userEvent.selectOptions(canvas.getByLabelText('Order'), 'name')
    await expect(window.location.search).toBe('?sort=name')
  },
}

/** The fault shows beside its field, and no list is requested. */
export const WrongDates: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }))
    const fill = async (label: string, day: string) => {
      const field = canvas.getByLabelText(label)
      await userEvent.clear(field)
      await userEvent.type(field, day)
      await userEvent.tab()
    }
    await fill('Joined from', '2026-05-02')
    await fill('Joined until', '2026-05-01')
    await expect(await canvas.findByText('The last day is before the first day.')).toBeVisible()
    await expect(canvas.getByText('Check the filters')).toBeVisible()
    await fill('Joined until', '2026-05-03')
    await expect(await canvas.findByText('1,234 people')).toBeVisible()
  },
}

/** An address that somebody changed by hand. */
export const AddressWithFaults: Story = {
  parameters: {
    nextjs: {
      navigation: { pathname: '/admin/users', query: { kind: 'robot', language: 'de' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('were left out: Kind.')
    await expect(await canvas.findByText('Language: Deutsch')).toBeVisible()
  },
}

/** The selection stays when a page is added; afterwards it is said who was skipped and why. */
export const DeactivateSeveral: Story = {
  beforeEach: () => {
    const old = { message: 'x', key: 'recentSignInRequired', data: { proof: 'password' } }
    const skipped = [{ id: 9, name: 'moderator@example.org', reason: 'staffAccount' }]
    asked = answers({
      [ACTIVITY]: [{ status: 403, body: old }, { body: { data: { done: 2, skipped } } }],
    })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await row(/^Select Zoë/))
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await userEvent.click(await row(/^Select Mira/))
    await userEvent.click(await row(/^Select a-very-long/))
    await expect(await row(/^Select Zoë/)).toBeChecked()
    const status = canvas.getAllByRole('status').map(({ textContent }) => textContent)
    await expect(status).toContain('3 selected')
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate 3 people?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Sends unwanted messages.' }))
    const confirm = dialog.getByRole('button', { name: 'Deactivate' })
    await userEvent.click(confirm)
    await userEvent.type(await dialog.findByLabelText('Your password'), 'birch-7')
    await userEvent.click(confirm)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sent(ACTIVITY).at(-1)).toEqual({
      ids: '[8,6,9]',
      is_active: '0',
      reason: 'Sends unwanted messages.',
      password: 'birch-7',
    })
    await expect(await canvas.findByText('Done for 2 people.')).toBeVisible()
    await expect(canvas.getByText(/Has a role in the staff/)).toBeVisible()
    await expect(await row(/^Select Zoë/)).not.toBeChecked()
  },
}

/** More match than can be acted on at once. */
export const SelectMatching: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await row(/^Select all shown/))
    const first = 'Select the first 500 of 1,234 that match'
    await userEvent.click(await canvas.findByRole('button', { name: first }))
    await expect(await canvas.findAllByText('500 selected')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }))
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveTextContent('Sign 500 people out on all devices?')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    await userEvent.selectOptions(canvas.getByLabelText('Kind'), 'member')
    await waitFor(() => expect(canvas.queryByText('500 selected')).toBeNull())
  },
}

/** Support reads only. */
export const ListForSupport: Story = {
  beforeEach: () => {
    asked = answers({ '/ext/admin/overview': overviewFor('support') })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,234 people')).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

/** Moderators do not end sign-ins. */
export const ListForModerator: Story = {
  beforeEach: () => {
    asked = answers({ '/ext/admin/overview': overviewFor('moderator') })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await row(/^Select Zoë/))
    await expect(await canvas.findByRole('button', { name: 'Deactivate' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull()
  },
}
