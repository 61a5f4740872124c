import type { Meta, StoryObj } from '@storybook/react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { VerificationField, VerificationRecord } from '@/client/api/member/verification.ts'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { samplePerson } from '@/tests/stories/sample-person.ts'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { VerificationScreen } from './verification-screen.tsx'

let asked: ReturnType<typeof providerAnswersEach> = []

const meta = {
  title: 'features/verification',
  component: VerificationScreen,
  args: { asksFirst: true },
  decorators: [
    (Story) => (
      <main className="p-6">
        <h1 className="sr-only">Verification</h1>
        <Story />
      </main>
    ),
    inSite,
  ],
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    await beSignedIn()
    asked = providerAnswersEach(answers(null))
  },
} satisfies Meta<typeof VerificationScreen>

export default meta
type Story = StoryObj<typeof meta>

const ask = (
  id: number,
  name: string,
  field_type: VerificationField['field_type'],
  more: { options?: string[]; is_required?: 0 | 1 } = {},
): VerificationField => ({
  id,
  name,
  field_type,
  is_required: more.is_required ?? 1,
  form_fields_values: (more.options ?? []).map((value, at) => ({
    id: id * 10 + at,
    verify_customer_form_id: id,
    value,
  })),
})

const FIELDS = [
  ask(1, 'License number', 'text'),
  ask(2, 'Years in business', 'number'),
  ask(3, 'Type of business', 'radio', { options: ['Agency', 'Self-employed'] }),
  ask(4, 'Services', 'checkbox', { options: ['Sales', 'Rentals', 'Land'] }),
  ask(5, 'Language you advise in', 'dropdown', { options: ['English', 'Spanish'], is_required: 0 }),
  ask(6, 'About your work', 'textarea', { is_required: 0 }),
  ask(7, 'License document', 'file'),
]

const SENT = ['HH-20417', '7', 'Agency', ['Sales', 'Land'], 'Spanish', 'First homes.', '/license']

function recordOf(status: VerificationRecord['status']): VerificationRecord {
  return {
    id: 9,
    user_id: samplePerson.id,
    status,
    deleted_at: null,
    reason: status === 'failed' ? 'The document is unreadable.' : null,
    created_at: '2026-11-20T09:30:00.000000Z',
    updated_at: '2026-11-20T09:30:00.000000Z',
    user: { id: 5, name: 'Ana García', profile: '', property_count: 0, projects_count: 0 },
    verify_customer_values: FIELDS.map((field, at) => ({
      id: 20 + at,
      verify_customer_id: 9,
      verify_customer_form_id: field.id,
      value: SENT[at] ?? '',
      ...(field.field_type === 'file' ? { file_name: 'license.pdf' } : {}),
      verify_form: field,
    })),
  }
}

function answers(
  record: VerificationRecord | null,
  sending: { status?: number; body?: object } = { body: {} },
  after: VerificationRecord | null = recordOf('pending'),
) {
  return {
    '/get-agent-verification-form-fields': { body: { data: FIELDS } },
    '/get-agent-verification-form-values': [{ body: { data: record } }, { body: { data: after } }],
    '/apply-agent-verification': sending,
    '/web-settings': { body: { data: { ...sampleSettings, extensions: [] } } },
  }
}

function withStatus(status: VerificationRecord['status'], sending?: Parameters<typeof answers>[1]) {
  return () => {
    const record = recordOf(status)
    asked = providerAnswersEach(answers(record, sending, record))
  }
}

const applied = () => asked.filter(({ path }) => path === '/apply-agent-verification')
const send = (name = 'Apply for verification') =>
  userEvent.click(screen.getByRole('button', { name }))

async function fillIn() {
  await userEvent.type(await screen.findByLabelText('License number'), 'HH-20417')
  await userEvent.type(screen.getByLabelText('Years in business'), '7,5')
  await userEvent.click(screen.getByRole('radio', { name: 'Agency' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sales' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Land' }))
  const [chooser] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
  if (!chooser) throw new Error('there is a field for the file')
  await waitFor(() => expect(chooser).toBeEnabled())
  await userEvent.upload(
    chooser,
    new File(['%PDF-1.7'], 'license.pdf', { type: 'application/pdf' }),
  )
  await screen.findByText('license.pdf')
}

export const Applying: Story = {
  play: async () => {
    await fillIn()
    await send()
    const told = await screen.findByText('Your application is under review')
    await expect(told).toBeVisible()
    await waitFor(() => expect(document.activeElement).toContainElement(told))
    await expect(document.activeElement).not.toBe(document.body)
    const [{ body } = { body: {} }] = applied()
    await expect(body).toMatchObject({
      'form_fields[0][value]': 'HH-20417',
      'form_fields[1][value]': '7.5',
      'form_fields[2][value]': 'Agency',
      'form_fields[3][value]': 'Sales,Land',
      'form_fields[4][id]': '7',
    })
    await expect(Object.values(body).some((part) => part instanceof File)).toBe(true)
  },
}

/** A submitted application is pending, even if its record cannot be loaded. */
export const SentAndNotReadBack: Story = {
  beforeEach: () => {
    asked = providerAnswersEach({
      ...answers(null),
      '/get-agent-verification-form-fields': { body: { data: FIELDS.slice(0, 1) } },
      '/get-agent-verification-form-values': [{ body: { data: null } }, { status: 422, body: {} }],
    })
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('License number'), 'HH-20417')
    await send()
    await expect(await screen.findByText('Your application is under review')).toBeVisible()
  },
}

export const WhatIsMissing: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Years in business'), 'twelve')
    await send()
    const first = screen.getByLabelText('License number')
    await expect(first).toHaveAccessibleDescription('This is required.')
    await expect(first).toHaveFocus()
    await expect(screen.getByLabelText('Years in business')).toHaveAccessibleDescription(
      'Enter a number, such as 85.5.',
    )
    await expect(
      screen.getByRole('group', { name: 'Type of business' }),
    ).toHaveAccessibleDescription('This is required.')
    await expect(applied()).toHaveLength(0)
  },
}

export const RefusedByTheProvider: Story = {
  beforeEach: () => {
    const body = { key: 'invalid', fields: { form_field_1: 'This number is not known.' } }
    asked = providerAnswersEach(answers(null, { status: 422, body }, null))
  },
  play: async () => {
    await fillIn()
    await send()
    const first = screen.getByLabelText('License number')
    await waitFor(() => expect(first).toHaveAccessibleDescription('This number is not known.'))
    await expect(first).toHaveValue('HH-20417')
  },
}

export const NotSent: Story = {
  beforeEach: withStatus('failed', { status: 500, body: {} }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Apply again' }))
    await screen.findByLabelText('License number')
    await send('Submit again')
    await expect(await screen.findByText('Your application could not be sent')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel editing' }))
    await expect(await screen.findByRole('button', { name: 'Apply again' })).toBeVisible()
  },
}

export const Pending: Story = {
  beforeEach: withStatus('pending'),
  play: async () => {
    await expect(await screen.findByText('Your application is under review')).toBeVisible()
    const file = screen.getByRole('link', { name: 'license.pdf' })
    await expect(file).toHaveAttribute('href', '/license')
    await userEvent.click(screen.getByRole('button', { name: 'Edit answers' }))
    await expect(await screen.findByLabelText('License number')).toHaveValue('HH-20417')
    await expect(screen.getByRole('checkbox', { name: 'Land' })).toBeChecked()
  },
}

export const Failed: Story = {
  beforeEach: () => {
    asked = providerAnswersEach(answers(recordOf('failed')))
  },
  play: async () => {
    const banner = await screen.findByText('Your application was rejected')
    await expect(banner).toBeVisible()
    await expect(screen.getByText('The document is unreadable.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Apply again' }))
    const license = await screen.findByLabelText('License number')
    await userEvent.clear(license)
    await userEvent.type(license, 'HH-3')
    await send('Submit again')
    await expect(await screen.findByText('Your application is under review')).toBeVisible()
    const [{ body } = { body: {} }] = applied()
    // Omitting the file keeps the one of the last application.
    const ids = Object.entries(body).flatMap(([name, id]) => (name.endsWith('[id]') ? [id] : []))
    await expect(ids).toEqual(['1', '2', '3', '4', '5', '6'])
  },
}

export const Verified: Story = {
  beforeEach: withStatus('success'),
  play: async () => {
    await expect(await screen.findByText('You’re verified')).toBeVisible()
    await expect(screen.queryByRole('button')).toBe(null)
  },
}

export const NothingIsAsked: Story = {
  beforeEach: () => {
    const nothing = { body: { data: [] } }
    providerAnswersEach({ ...answers(null), '/get-agent-verification-form-fields': nothing })
  },
  play: async () => {
    await expect(await screen.findByText('Nothing to fill in')).toBeVisible()
  },
}

export const Unreadable: Story = {
  beforeEach: () => {
    const failing = { status: 503, body: {} }
    providerAnswersEach({ ...answers(null), '/get-agent-verification-form-values': failing })
  },
  play: async () => {
    const title = 'Your verification could not be loaded'
    await expect(await screen.findByText(title)).toBeVisible()
    await expect(within(document.body).getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  beforeEach: withStatus('failed'),
  play: async () => {
    await screen.findByRole('button', { name: 'Apply again' })
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await screen.findByRole('group', { name: 'Type of business' })
  },
}
