import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inAdministration } from '@/tests/stories/in-administration.tsx'
import { adminAnswers } from '@/tests/stories/sample-admin.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { setupAnswers, setupProgress } from '@/tests/stories/sample-setup.ts'
import { SetupReminder } from './setup-reminder.tsx'
import SetupRoom from './setup-room.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const answers = (own: object = {}) =>
  providerAnswersEach(structuredClone({ ...adminAnswers, ...setupAnswers, ...own }))
const at = (own: object) => ({
  'GET /ext/admin/setup': { body: { data: { ...setupProgress, ...own } } },
})

const meta = {
  title: 'features/admin/setup',
  component: SetupRoom,
  decorators: inAdministration,
  args: {
    languages: [
      { code: 'en', name: 'English' },
      { code: 'de', name: 'Deutsch' },
    ],
  },
  parameters: {
    layout: 'fullscreen',
    nextjs: { appDirectory: true, navigation: { pathname: '/admin/setup' } },
  },
  beforeEach: async () => {
    sessionStorage.clear()
    await beSignedIn()
    asked = answers()
  },
} satisfies Meta<typeof SetupRoom>

export default meta
type Story = StoryObj<typeof meta>

const sent = (path: string) => asked.filter((call) => call.path === path).map(({ body }) => body)

export const NameAndColor: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText(/^Name of the marketplace/)
    await userEvent.clear(name)
    await userEvent.type(name, 'Casa Clara')
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }))
    await canvas.findByRole('heading', { name: 'Country and currency' })
    await waitFor(() => expect(sent('POST /ext/admin/setup')).toEqual([{ step: 'region' }]))
    await expect(sent('POST /ext/admin/settings')).toMatchObject([
      { changes: '[{"key":"company_name","value":"Casa Clara"}]', reason: 'First setup' },
    ])
  },
}

/** What suits a country can be changed afterwards. */
export const CountryBringsItsCurrency: Story = {
  beforeEach: () => {
    asked = answers(at({ step: 'region' }))
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Country' }), 'GB')
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveValue('GBP')
    await expect(canvas.getByLabelText(/^Currency sign/)).toHaveValue('£')
  },
}

export const Refused: Story = {
  beforeEach: () => {
    const refused = { status: 422, body: { fields: { company_name: 'is too long' } } }
    asked = answers({ 'POST /ext/admin/settings': refused })
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText(/^Name of the marketplace/)
    await userEvent.type(name, '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }))
    await waitFor(() => expect(name).toBeInvalid())
    await expect(canvas.getByRole('heading', { name: 'Name and color' })).toBeVisible()
  },
}

export const AlreadyFilled: Story = {
  beforeEach: () => {
    asked = answers(at({ step: 'content', is_empty: false }))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Your marketplace has content already.')
  },
}

export const MailFailed: Story = {
  beforeEach: () => {
    const data = { to: 'ada@example.org', outcome: 'failed', reason: '535 wrong password' }
    asked = answers({
      ...at({ step: 'mail' }),
      '/ext/admin/settings/tests/mail': { body: { data } },
    })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a mail to me' }))
    await expect(await canvas.findByText('535 wrong password')).toBeVisible()
  },
}

export const Missing: Story = {
  beforeEach: () => {
    asked = answers(at({ step: 'done' }))
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'A package' })
    await expect(link).toHaveAttribute('href', '/admin/packages')
  },
}

export const Reminder: Story = {
  render: () => <SetupReminder />,
  beforeEach: () => {
    asked = answers(at({ step: 'content' }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/admin/setup',
    )
  },
}

export const Dark: Story = { ...Missing, globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
