import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inSite, pageTools } from '@/tests/stories/in-site.tsx'
import { SessionFrame } from '../session-frame.tsx'
import { UndoForm } from './undo-form.tsx'

const { t } = pageTools

const meta = {
  component: UndoForm,
  decorators: [inSite],
  parameters: { layout: 'fullscreen', nextjs: { navigation: { pathname: '/undo-change' } } },
  args: { token: '1.abc' },
  render: (args) => (
    <SessionFrame
      title={t('auth.signIn.undoTitle')}
      lead={t('auth.signIn.undoLead')}
      hasAccount
      t={t}
    >
      <UndoForm {...args} />
    </SessionFrame>
  ),
} satisfies Meta<typeof UndoForm>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function press(canvas: Canvas, name: string) {
  const button = canvas.getByRole('button', { name })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}

export const Undone: Story = {
  play: async ({ canvas }) => {
    const gone = { status: 404, body: { message: 'x', key: 'notFound' } }
    const asked = providerAnswersEach({
      '/ext/account/contact/undo': [gone, { body: { data: { token: '2.def' } } }],
      '/ext/account/password': {},
    })
    await press(canvas, 'Undo the change')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('more than seven days old')
    await press(canvas, 'Undo the change')
    await expect(await canvas.findByText(/^The change has been undone/)).toBeVisible()
    await userEvent.type(canvas.getByLabelText('New password'), 'birch-8')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'birch-8')
    await press(canvas, 'Set password')
    await expect(await canvas.findByText('Your new password is set')).toBeVisible()
    await expect(asked.map(({ body }) => body)).toEqual([
      { token: '1.abc' },
      { token: '1.abc' },
      { token: '2.def', password: 'birch-8', re_password: 'birch-8' },
    ])
  },
}
