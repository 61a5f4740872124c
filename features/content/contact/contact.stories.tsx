import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { providerAnswers } from '@/tests/stories/answering.ts'
import { inSite, pageTools } from '@/tests/stories/in-site.tsx'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactPage } from './contact-page.tsx'

const meta = {
  title: 'features/content/contact',
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  render: () => <ContactPage settings={sampleSettings} t={pageTools.t} href={pageTools.href} />,
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function write(canvas: Canvas) {
  await userEvent.type(canvas.getByLabelText('First name'), 'Ana')
  await userEvent.type(canvas.getByLabelText('Last name'), 'García')
  await userEvent.type(canvas.getByLabelText('Email'), 'ana@example.org')
  await userEvent.type(canvas.getByLabelText('Subject'), 'Listing')
  await userEvent.type(canvas.getByLabelText('Message'), 'How long does approval take?')
}

const send = (canvas: Canvas) => canvas.getByRole('button', { name: 'Send message' })

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'hello@hearth.example' })).toBeVisible()
    await expect(send(canvas)).toBeEnabled()
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }

export const NothingFilledIn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(send(canvas))
    await expect(canvas.getAllByText('Name is required')).toHaveLength(2)
    await expect(canvas.getByText('Email is required')).toBeVisible()
    await expect(canvas.getByText('Subject is required')).toBeVisible()
    await expect(canvas.getByText('Message is required')).toBeVisible()
    await expect(canvas.getByLabelText('First name')).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('Email'), 'ana@')
    await expect(canvas.queryByText('Email is required')).toBe(null)
    await userEvent.click(send(canvas))
    await expect(canvas.getByText('Email address is invalid')).toBeVisible()
  },
}

export const TwoClicksSendOnce: Story = {
  play: async ({ canvas }) => {
    const asked = providerAnswers(200, { error: false, message: 'Your message was sent.' })
    await write(canvas)
    await userEvent.dblClick(send(canvas))
    const sent = await canvas.findByText('Your message has been sent')
    await waitFor(() => expect(sent).toHaveFocus())
    await expect(asked).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Send another message' }))
    await expect(canvas.getByLabelText('Message')).toHaveValue('')
  },
}

export const TooMany: Story = {
  play: async ({ canvas }) => {
    const body = { error: true, message: 'Too many.', key: 'tooMany' }
    providerAnswers(429, body, { 'retry-after': '3540' })
    await write(canvas)
    await userEvent.click(send(canvas))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('again in 59 minutes')
    await expect(canvas.getByLabelText('Message')).toHaveValue('How long does approval take?')
  },
}

export const RefusedByTheProvider: Story = {
  play: async ({ canvas }) => {
    providerAnswers(422, {
      error: true,
      message: 'Email address is invalid',
      key: 'invalid',
      fields: { email: 'Email address is invalid', subject: 'must not shout' },
    })
    await write(canvas)
    await userEvent.click(send(canvas))
    await expect(await canvas.findByText('Email address is invalid')).toBeVisible()
    await expect(canvas.getByText('must not shout')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus())
  },
}

export const NothingKeptUnasked: Story = {
  render: () => <ContactForm asksFirst />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Subject'), 'Listing')
    await expect(sessionStorage.getItem('draft:contact')).toBe(null)
  },
}
