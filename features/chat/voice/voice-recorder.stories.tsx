import type { Meta, StoryObj } from '@storybook/react'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { inSite } from '@/tests/stories/in-site.tsx'
import VoiceRecorder from './voice-recorder.tsx'

const meta = {
  title: 'features/chat/voice-recorder',
  component: VoiceRecorder,
  decorators: [
    (Story) => (
      <div className="max-w-xl">
        <Story />
      </div>
    ),
    inSite,
  ],
  args: { send: fn(async () => {}), onClosed: fn() },
} satisfies Meta<typeof VoiceRecorder>

export default meta
type Story = StoryObj<typeof meta>

const refusing = (name: string) => () => {
  spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', name))
}

export const NotAllowed: Story = {
  beforeEach: refusing('NotAllowedError'),
  play: async ({ args, canvas }) => {
    await expect(
      await canvas.findByText('Permission is not allow for Microphone.', { exact: true }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(navigator.mediaDevices.getUserMedia).toHaveBeenCalledTimes(2))
    await userEvent.click(await canvas.findByRole('button', { name: 'Write instead' }))
    await waitFor(() => expect(args.onClosed).toHaveBeenCalledOnce())
    await expect(args.send).not.toHaveBeenCalled()
  },
}
export const NoMicrophone: Story = {
  beforeEach: refusing('NotFoundError'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No Microphone Found', { exact: true })).toBeVisible()
    await expect(canvas.getByText('Connect a microphone, then try again.')).toBeVisible()
  },
}
export const Busy: Story = {
  beforeEach: refusing('NotReadableError'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Another app may be using the microphone/)).toBeVisible()
  },
}
export const Asking: Story = {
  beforeEach: () => {
    spyOn(navigator.mediaDevices, 'getUserMedia').mockReturnValue(new Promise(() => {}))
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(args.onClosed).toHaveBeenCalledOnce())
  },
}
