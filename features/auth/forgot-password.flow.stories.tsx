import { toFlowParameter } from '@hearth/machine-lab/panel/flow'
import type { Meta, StoryObj } from '@storybook/react'
import { fn } from 'storybook/test'
import { samples } from '@/machines/shell/form-submission.samples.ts'
import { inOrder, press, typeIn } from '@/tests/stories/flow-acts.ts'
import { inSite, pageTools } from '@/tests/stories/in-site.tsx'
import { renderSignIn, startSignedOut } from '@/tests/stories/sign-in-page.tsx'
import { ResetForm } from './forms/reset-form.tsx'
import { SessionFrame } from './session-frame.tsx'
import { SessionRoom } from './session-room.tsx'

const { t } = pageTools

const meta = {
  title: 'Forgot password',
  component: SessionRoom,
  decorators: [inSite],
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', nextjs: { navigation: { pathname: '/forgot-password' } } },
  args: {
    start: 'forgot',
    offers: { byPhone: false, byPost: true, asksFirst: false },
    isPage: true,
    onDone: fn(),
  },
  render: renderSignIn,
  beforeEach: startSignedOut,
} satisfies Meta<typeof SessionRoom>

export default meta
type Story = StoryObj<typeof meta>

export const LinkByEmail: Story = {
  parameters: {
    flow: toFlowParameter({
      samples,
      input: 'the form opens',
      acts: {
        'the form is submitted': inOrder(typeIn('Email', 'ana@example.org'), press('Send link')),
        'the form is submitted with invalid fields': inOrder(
          typeIn('Email', 'ana@'),
          press('Send link'),
        ),
        'a field is edited': typeIn('Email', 'ana@example.org'),
      },
      elsewhere: {
        'the form is opened again': 'A notice replaces the form.',
        'a code is requested': 'A link is sent, not a code.',
      },
    }),
  },
}

const passwordTyped = (password: string) =>
  inOrder(
    typeIn('New password', password),
    typeIn('Confirm password', password),
    press('Set password'),
  )

export const NewPassword: Story = {
  parameters: {
    nextjs: { navigation: { pathname: '/reset-password' } },
    flow: toFlowParameter({
      samples,
      input: 'the form opens',
      acts: {
        'the form is submitted': passwordTyped('correct horse'),
        'the form is submitted with invalid fields': passwordTyped('short'),
      },
      elsewhere: {
        'a field is edited': 'The samples refuse an address, and this form has none.',
        'the form is opened again': 'A notice replaces the form.',
        'a code is requested': 'Nobody is signed in yet.',
      },
    }),
  },
  render: () => (
    <SessionFrame
      title={t('auth.signIn.resetTitle')}
      lead={t('auth.signIn.resetLead')}
      hasAccount
      t={t}
    >
      <ResetForm token="1.abc" />
    </SessionFrame>
  ),
}
