import type { Meta, StoryObj } from '@storybook/react'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { RequiredFactor } from './required-factor.tsx'
import { SecondFactor } from './second-factor.tsx'

const PLACE = '/ext/account/second-factor'
const off = { is_on: 0, is_offered: 1, is_required: 0, recovery_codes_left: 0 }
const on = { ...off, is_on: 1, recovery_codes_left: 10 }
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const uri = `otpauth://totp/Hearth:ada%40example.org?issuer=Hearth&secret=${secret}&algorithm=SHA1&digits=6&period=30`
const codes = [
  '7k2mq',
  '0c8vf',
  'b3nhz',
  'qw47t',
  'm5r2d',
  '8fhv1',
  'y4pae',
  '90qsm',
  'j6z3t',
  'ekb7y',
].map((half, index) => `${half}-x9d4${index}`)
const old = {
  status: 403,
  body: { key: 'recentSignInRequired', message: '', data: { proof: 'password' } },
}
const refused = (fields: Record<string, string>) => ({
  status: 422,
  body: { key: 'invalid', message: '', fields },
})

type Answers = Parameters<typeof providerAnswersEach>[0]
let asked: ReturnType<typeof providerAnswersEach>

const state = (data: object) => ({ body: { data } })
const given = { body: { data: { recovery_codes: codes } } }
const begun = { body: { data: { secret, uri } } }

/** The same path reads the state (no body) and starts the setup. */
function answers(own: Answers) {
  return async () => {
    await beSignedIn()
    asked = providerAnswersEach({
      '/web-settings': state({ ...sampleSettings, extensions: ['accounts', 'second-factor'] }),
      // Response lists are consumed, so each story needs its own copy.
      ...structuredClone(own),
    })
  }
}

const meta = {
  title: 'features/second-factor',
  component: SecondFactor,
  decorators: [inSite],
  args: { className: 'max-w-text p-gutter' },
  beforeEach: answers({ [PLACE]: [state(off), begun, state(on)], [`${PLACE}/confirm`]: given }),
} satisfies Meta<typeof SecondFactor>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }))
const sent = (path: string) => asked.filter((call) => call.path === path).map(({ body }) => body)

export const Off: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Set up' })).toBeVisible()
    await expect(canvas.getByText('Off')).toBeVisible()
  },
}
export const Scan: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Set up')
    const qr = await canvas.findByRole('img', { name: 'QR code for your authenticator app' })
    await expect(qr.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1000)
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: /^Scan this code/ })).toHaveFocus(),
    )
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await press(canvas, 'Copy key')
    await expect(writeText).toHaveBeenCalledWith(secret)
    await userEvent.type(canvas.getByLabelText('Code from the app'), '123{Enter}')
    await expect(await canvas.findByText('Enter the six digits from the app.')).toBeVisible()
    await expect(sent(`${PLACE}/confirm`)).toEqual([])
  },
}
export const WrongCode: Story = {
  beforeEach: answers({
    [PLACE]: [state(off), begun],
    [`${PLACE}/confirm`]: refused({ code: 'This code is wrong or has already been used.' }),
  }),
  play: async ({ canvas }) => {
    await press(canvas, 'Set up')
    await userEvent.type(await canvas.findByLabelText('Code from the app'), '123456{Enter}')
    await expect(await canvas.findByText(/^That code isn’t right/)).toBeVisible()
    await press(canvas, 'Cancel')
    await expect(await canvas.findByRole('button', { name: 'Set up' })).toHaveFocus()
  },
}
export const Codes: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Set up')
    await userEvent.type(await canvas.findByLabelText('Code from the app'), '123456{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Save your recovery codes' })).toHaveFocus(),
    )
    await expect(sent(`${PLACE}/confirm`)).toEqual([{ code: '123456' }])
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes)
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await press(canvas, 'Copy')
    await expect(writeText).toHaveBeenCalledWith(codes.join('\n'))
    const saved: string[] = []
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    await press(canvas, 'Download')
    click.mockRestore()
    await expect(saved).toEqual(['recovery-codes.txt'])
  },
}
export const TurnedOn: Story = {
  play: async (context) => {
    await Codes.play?.(context)
    const { canvas } = context
    await press(canvas, 'I’ve saved them')
    await expect(await canvas.findByText('10 recovery codes left')).toBeVisible()
    await expect(canvas.getByText('On')).toBeVisible()
    await expect(canvas.queryByText(codes[0] ?? '')).toBeNull()
  },
}
export const Printed: Story = {
  play: async (context) => {
    await Codes.play?.(context)
    const printed = fn()
    // The frame's window can be observed only after it was added.
    const append = spyOn(document.body, 'append').mockImplementation((...nodes) => {
      document.body.prepend(...nodes)
      const [frame] = nodes
      if (frame instanceof HTMLIFrameElement && frame.contentWindow) {
        frame.contentWindow.print = () => printed(frame.contentDocument?.body.textContent)
      }
    })
    await press(context.canvas, 'Print')
    append.mockRestore()
    await expect(printed).toHaveBeenCalledWith(expect.stringContaining(codes.join('\n')))
    document.querySelector('iframe[aria-hidden]')?.remove()
  },
}
export const On: Story = {
  beforeEach: answers({ [PLACE]: state({ ...on, recovery_codes_left: 2 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 recovery codes left')).toBeVisible()
  },
}
export const NewCodes: Story = {
  beforeEach: answers({ [PLACE]: state(on), [`${PLACE}/recovery-codes`]: given }),
  play: async ({ canvas }) => {
    await press(canvas, 'Replace recovery codes')
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Replace your recovery codes?' })).toHaveFocus(),
    )
    await expect(sent(`${PLACE}/recovery-codes`)).toEqual([])
    await press(canvas, 'Replace')
    await expect(await canvas.findByText(codes[0] ?? '')).toBeVisible()
  },
}
export const TurnOff: Story = {
  beforeEach: answers({
    [PLACE]: [state({ ...on, is_required: 1 }), state(off)],
    [`${PLACE}/end`]: [old, refused({ password: 'This password is incorrect.' }), {}],
  }),
  play: async ({ canvas }) => {
    await press(canvas, 'Turn off')
    await expect(
      await canvas.findByText(/You won’t have access to administration until/),
    ).toBeVisible()
    await press(canvas, 'Turn off')
    const field = await canvas.findByLabelText('Your password')
    await waitFor(() => expect(field).toHaveFocus())
    await press(canvas, 'Continue')
    await expect(await canvas.findByText('Enter your password.')).toBeVisible()
    await userEvent.type(field, 'oak{Enter}')
    await expect(await canvas.findByText('That password isn’t right.')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'birch-7{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Set up' })).toBeVisible()
    await expect(sent(`${PLACE}/end`)).toEqual([{}, { password: 'oak' }, { password: 'birch-7' }])
  },
}
export const FailedSetup: Story = {
  beforeEach: answers({ [PLACE]: [state(off), { status: 500, body: { key: 'internal' } }] }),
  play: async ({ canvas }) => {
    await press(canvas, 'Set up')
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Set up' })).toBeEnabled()
  },
}
export const FailedToLoad: Story = {
  beforeEach: answers({ [PLACE]: { status: 422, body: { key: 'invalid' } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/could not be loaded/)).toBeVisible()
  },
}
export const NotOffered: Story = {
  beforeEach: answers({ [PLACE]: state({ ...off, is_offered: 0 }) }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(sent(PLACE)).toHaveLength(1))
    await expect(canvas.queryByText('Two-step verification')).toBeNull()
  },
}
export const ScanRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await press(canvas, 'إعداد')
    await expect(await canvas.findByLabelText('الرمز من التطبيق')).toBeVisible()
  },
}

const onDone = fn()
export const Required: Story = {
  render: () => <RequiredFactor onDone={onDone} />,
  beforeEach: answers({
    [PLACE]: [state({ ...off, is_required: 1 }), begun],
    [`${PLACE}/confirm`]: given,
  }),
  play: async ({ canvas }) => {
    onDone.mockClear()
    const title = { level: 1, name: 'Set up two-step verification' }
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    await waitFor(() => expect(sent(PLACE)).toHaveLength(1))
    await press(canvas, 'Set up')
    await userEvent.type(await canvas.findByLabelText('Code from the app'), '123456{Enter}')
    await expect(await canvas.findByText(codes[0] ?? '')).toBeVisible()
    await expect(onDone).not.toHaveBeenCalled()
    await press(canvas, 'I’ve saved them')
    await waitFor(() => expect(onDone).toHaveBeenCalled())
  },
}
