import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inAdministration } from '@/tests/stories/in-administration.tsx'
import { adminAnswers, overviewFor } from '@/tests/stories/sample-admin.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'

const meta = {
  title: 'features/admin/navigation',
  decorators: inAdministration,
  parameters: {
    layout: 'fullscreen',
    nextjs: { appDirectory: true, navigation: { pathname: '/admin/staff' } },
  },
  render: () => <h1>Staff</h1>,
  beforeEach: async () => {
    await beSignedIn()
    providerAnswersEach(structuredClone(adminAnswers))
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const SEARCH = { name: 'Search the administration' }
const find = async (words: string) => {
  const dialog = within(await screen.findByRole('dialog', SEARCH))
  const field = await dialog.findByRole('combobox')
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.keyboard(words)
  return dialog
}
const optionNames = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

export const Groups: Story = {
  play: async ({ canvas }) => {
    const pages = within(await canvas.findByRole('navigation', { name: 'Administration pages' }))
    await waitFor(() => expect(pages.getAllByRole('link').length).toBeGreaterThan(15))
    await expect(pages.getByRole('link', { name: 'Staff' })).toHaveAttribute('aria-current', 'page')
  },
}

/** Pages that the role does not open are absent. */
export const GroupsOfEditors: Story = {
  beforeEach: () => {
    providerAnswersEach({ ...adminAnswers, '/ext/admin/overview': overviewFor('editor') })
  },
  play: async ({ canvas }) => {
    const pages = within(await canvas.findByRole('navigation', { name: 'Administration pages' }))
    await waitFor(() => expect(pages.getAllByRole('link')).toHaveLength(6))
    await userEvent.keyboard('{Control>}k{/Control}')
    const dialog = await find('s')
    const list = await dialog.findByRole('listbox')
    await expect(optionNames(list)).toEqual(['Figures', 'Structure', 'Languages'])
  },
}

export const GroupsRightToLeft: Story = { globals: { direction: 'rtl' } }

export const PageByKeys: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', SEARCH)
    await userEvent.keyboard('{Control>}k{/Control}')
    const dialog = await find('pack')
    await dialog.findByRole('option', { name: 'Packages' })
    await userEvent.keyboard('{ArrowDown}')
    const option = dialog.getByRole('option', { name: 'Packages' })
    await waitFor(() => expect(option).toHaveAttribute('aria-selected', 'true'))
  },
}

export const Setting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', SEARCH))
    const dialog = await find('time zone')
    await expect(await dialog.findByRole('option', { name: /Time zone/ })).toBeVisible()
  },
}

export const PersonAndProperty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', SEARCH))
    const dialog = await find('jonas')
    await expect(await dialog.findByRole('option', { name: /Jonas Weber/ })).toBeVisible()
    await userEvent.clear(dialog.getByRole('combobox'))
    await userEvent.keyboard('12')
    await expect(await dialog.findByRole('option', { name: 'Property 12' })).toBeVisible()
  },
}

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', SEARCH))
    const dialog = await find('zzz')
    await expect((await dialog.findAllByText('0 results'))[0]).toBeVisible()
  },
  beforeEach: () => {
    const none = { body: { data: [], next: null, total: 0 } }
    providerAnswersEach({ ...adminAnswers, '/ext/admin/users': none, '/get-property-list': none })
  },
}
