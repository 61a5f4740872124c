import type { Meta, StoryObj } from '@storybook/react'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { newPasskey } from '@/tests/stories/passkey-answers.ts'
import { beSignedIn, memberAnswers } from '@/tests/stories/sample-member.ts'
import { samplePerson } from '@/tests/stories/sample-person.ts'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { PasskeySection } from './security/passkeys.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const PLACE = '/ext/account/passkeys'
const ADD = `POST ${PLACE}`
const OPTIONS = `${PLACE}/options`
const phone = {
  id: 4,
  name: 'Safari, iPhone',
  is_synced: true,
  created_at: '2026-11-02T09:00:00.000000Z',
  last_used_at: '2026-11-20T09:00:00.000000Z',
}
const key = { ...phone, id: 5, name: 'Blue key', is_synced: false, last_used_at: null }
const list = (...passkeys: object[]) => ({ body: { error: false, data: { passkeys, max: 10 } } })
const options = {
  body: {
    error: false,
    data: {
      challenge: 'Y2hhbGxlbmdl',
      rp: { id: 'localhost', name: 'Hearth' },
      user: { id: 'YW5h', name: 'ana@example.org', displayName: 'Ana García' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    },
  },
}
const added = (codes: string[] = []) => ({
  body: { error: false, data: { passkey: phone, recovery_codes: codes } },
})
const tooOld = (proof: string) => ({
  status: 403,
  body: { message: 'x', key: 'recentSignInRequired', data: { proof } },
})

type Answers = Parameters<typeof providerAnswersEach>[0]

function answers(own: Answers) {
  return async () => {
    await import('./security/passkey-setup.tsx')
    await import('@/client/integrations/passkeys.ts')
    await beSignedIn({ ...samplePerson, has_password: 1 as const })
    spyOn(navigator.credentials, 'create').mockResolvedValue(newPasskey())
    asked = providerAnswersEach({
      ...memberAnswers,
      '/web-settings': {
        body: { data: { ...sampleSettings, extensions: ['accounts', 'passkeys'] } },
      },
      ...structuredClone(own),
    })
  }
}

const meta = {
  title: 'features/account/passkeys',
  component: PasskeySection,
  decorators: [inSite],
  args: { className: 'max-w-text p-gutter' },
  parameters: { nextjs: { appDirectory: true, navigation: { pathname: '/user/devices' } } },
  beforeEach: answers({
    [`GET ${PLACE}`]: [list(), list(phone)],
    [OPTIONS]: options,
    [ADD]: added(),
    [`${PLACE}/4/rename`]: {},
  }),
} satisfies Meta<typeof PasskeySection>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }))
const sent = (path: string) => asked.filter((call) => call.path === path).map(({ body }) => body)

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add a passkey' })).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
export const Added: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Add a passkey')
    const name = await canvas.findByLabelText('Name of the passkey')
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveValue('Safari, iPhone')
    await userEvent.clear(name)
    await press(canvas, 'Save')
    await expect(await canvas.findByText('Enter a name.')).toBeVisible()
    await userEvent.type(name, 'My phone{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Add a passkey' })).toBeVisible()
    await expect(sent(`${PLACE}/4/rename`)).toEqual([{ name: 'My phone' }])
    await expect(sent(ADD)).toHaveLength(1)
  },
}
export const WithRecoveryCodes: Story = {
  beforeEach: answers({
    [`GET ${PLACE}`]: [list(), list(phone)],
    [OPTIONS]: options,
    [ADD]: added(['7k2mq-x9d4t', '0c8vf-r5jwa']),
  }),
  play: async ({ canvas }) => {
    await press(canvas, 'Add a passkey')
    await expect(await canvas.findByText('7k2mq-x9d4t')).toBeVisible()
    await press(canvas, 'I’ve saved them')
    await press(canvas, 'Keep the name')
    await expect(await canvas.findByRole('heading', { name: /Safari, iPhone/ })).toBeVisible()
  },
}
export const Listed: Story = {
  beforeEach: answers({ [`GET ${PLACE}`]: list(key, phone) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Blue key/ })).toBeVisible()
    await expect(canvas.getByText('Synced')).toBeVisible()
    await expect(canvas.getByText(/^Not used yet/)).toBeVisible()
  },
}
export const ListedRightToLeft: Story = {
  ...Listed,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'مفاتيح المرور' })).toBeVisible()
    await expect(await canvas.findByText('متزامن')).toBeVisible()
  },
}
export const Full: Story = {
  beforeEach: answers({
    [`GET ${PLACE}`]: list(...Array.from({ length: 10 }, (_, at) => ({ ...key, id: at + 1 }))),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have 10 passkeys/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  },
}
export const Canceled: Story = {
  play: async ({ canvas }) => {
    const create = spyOn(navigator.credentials, 'create')
    create.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await press(canvas, 'Add a passkey')
    await waitFor(() => expect(create).toHaveBeenCalled())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a passkey' })).toBeEnabled())
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
export const KnownDevice: Story = {
  play: async ({ canvas }) => {
    const known = new DOMException('known', 'InvalidStateError')
    spyOn(navigator.credentials, 'create').mockRejectedValue(known)
    await press(canvas, 'Add a passkey')
    await expect(await canvas.findByText(/^This device already has a passkey/)).toBeVisible()
  },
}
export const Removed: Story = {
  beforeEach: answers({
    [`GET ${PLACE}`]: [list(phone), list()],
    [`${PLACE}/4/remove`]: [
      tooOld('password'),
      { status: 422, body: { key: 'invalid', fields: { password: 'passwordWrong' } } },
      {},
    ],
  }),
  play: async ({ canvas }) => {
    await press(canvas, 'Remove Safari, iPhone')
    await expect(
      await canvas.findByRole('heading', { name: 'Remove “Safari, iPhone”?' }),
    ).toHaveFocus()
    await press(canvas, 'Remove')
    const field = await canvas.findByLabelText('Your password')
    await press(canvas, 'Continue')
    await expect(await canvas.findByText('Password is required')).toBeVisible()
    await userEvent.type(field, 'oak{Enter}')
    await waitFor(() => expect(sent(`${PLACE}/4/remove`)).toHaveLength(2))
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.clear(field)
    await userEvent.type(field, 'birch-7{Enter}')
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull())
    await expect(sent(`${PLACE}/4/remove`)).toEqual([
      {},
      { password: 'oak' },
      { password: 'birch-7' },
    ])
  },
}
export const CodeRequired: Story = {
  beforeEach: answers({ [`GET ${PLACE}`]: list(), [OPTIONS]: tooOld('otp') }),
  play: async ({ canvas }) => {
    await press(canvas, 'Add a passkey')
    await expect(await canvas.findByRole('button', { name: 'Send me a code' })).toBeVisible()
    await press(canvas, 'Cancel')
    await expect(await canvas.findByRole('button', { name: 'Add a passkey' })).toBeVisible()
  },
}
export const FailedToLoad: Story = {
  beforeEach: answers({ [`GET ${PLACE}`]: { status: 422, body: { key: 'invalid' } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your passkeys could not be loaded')).toBeVisible()
  },
}
