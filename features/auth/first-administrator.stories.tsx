import { getRouter } from '@storybook/nextjs-vite/navigation.mock'
import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite, pageTools } from '@/tests/stories/in-site.tsx'
import { samplePerson } from '@/tests/stories/sample-person.ts'
import { startSignedOut } from '@/tests/stories/sign-in-page.tsx'
import { FirstAdministratorForm } from './forms/first-administrator-form.tsx'
import { SessionFrame } from './session-frame.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const open = { body: { data: { is_open: true, needs_link: false } } }
const fromAfar = { body: { data: { is_open: true, needs_link: true } } }
const closed = { body: { data: { is_open: false, needs_link: false } } }
const { t } = pageTools

const meta = {
  component: FirstAdministratorForm,
  decorators: [inSite],
  args: { token: '' },
  parameters: {
    layout: 'fullscreen',
    nextjs: { appDirectory: true, navigation: { pathname: '/setup' } },
  },
  render: (args) => (
    <SessionFrame title={t('auth.setup.title')} lead={t('auth.setup.lead')} hasAccount t={t}>
      <FirstAdministratorForm {...args} />
    </SessionFrame>
  ),
  beforeEach: () => {
    startSignedOut()
    asked = providerAnswersEach({
      'GET /ext/setup': open,
      'POST /ext/setup': {},
      '/user_signup': { body: { token: '5|abc', data: samplePerson } },
    })
  },
} satisfies Meta<typeof FirstAdministratorForm>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function submit(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText('Name'), 'Ada Keller')
  await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.org')
  await userEvent.type(canvas.getByLabelText('Password'), 'birch-and-slate')
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'birch-and-slate')
  const button = canvas.getByRole('button', { name: 'Become the administrator' })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}

export const BecomeAdministrator: Story = {
  play: async ({ canvas }) => {
    await submit(canvas)
    await waitFor(() => expect(getRouter().push).toHaveBeenCalledWith('/admin/setup'))
    const sent = asked.filter(({ path }) => path === 'POST /ext/setup').map(({ body }) => body)
    const password = 'birch-and-slate'
    await expect(sent).toEqual([
      { name: 'Ada Keller', email: 'ada@example.org', password, re_password: password },
    ])
  },
}

export const SomebodyWasFaster: Story = {
  beforeEach: () => {
    providerAnswersEach({
      'GET /ext/setup': [open, closed],
      'POST /ext/setup': { status: 409, body: { key: 'setupDone' } },
    })
  },
  play: async ({ canvas }) => {
    await submit(canvas)
    await expect(await canvas.findByText('This marketplace is set up')).toBeVisible()
  },
}

export const NeedsLink: Story = {
  beforeEach: () => {
    providerAnswersEach({ 'GET /ext/setup': fromAfar })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please open the printed link')).toBeVisible()
    await expect(canvas.queryByLabelText('Password')).toBeNull()
  },
}

export const AddressTaken: Story = {
  beforeEach: () => {
    providerAnswersEach({
      'GET /ext/setup': open,
      'POST /ext/setup': { status: 422, body: { fields: { email: 'has an account already' } } },
    })
  },
  play: async ({ canvas }) => {
    await submit(canvas)
    await waitFor(() => expect(canvas.getByLabelText('Email')).toBeInvalid())
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada Keller')
  },
}

export const Dark: Story = { ...NeedsLink, globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
