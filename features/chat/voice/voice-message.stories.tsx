import type { Meta, StoryObj } from '@storybook/react'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { inSite } from '@/tests/stories/in-site.tsx'
import { sampleSound } from '@/tests/stories/sample-sound.ts'
import { VoiceMessage } from './voice-message.tsx'

const meta = {
  title: 'features/chat/voice-message',
  component: VoiceMessage,
  decorators: [inSite],
  args: { href: '', content: sampleSound(67) },
  beforeEach: async () => void (await import('./voice-player.tsx')),
} satisfies Meta<typeof VoiceMessage>

export default meta
type Story = StoryObj<typeof meta>

export const Recording: Story = {
  play: async ({ canvas, canvasElement }) => {
    const slider = await canvas.findByRole('slider', { name: 'Position in the voice message' })
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '0:00 of 1:07'))
    // Same event as the browser's arrow keys on a range input.
    await fireEvent.input(slider, { target: { value: '30' } })
    await expect(slider).toHaveAttribute('aria-valuetext', '0:30 of 1:07')
    await waitFor(() => expect(canvasElement.querySelector('audio')?.currentTime).toBe(30))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Play voice message' })).toBeEnabled(),
    )
    await waitFor(() => {
      const bars = [...canvasElement.querySelectorAll('rect')]
      const heights = new Set(bars.map((bar) => bar.getAttribute('height')))
      expect(heights.size).toBeGreaterThan(3)
    })
  },
}
export const Broken: Story = {
  args: { content: new Blob(['no sound'], { type: 'audio/webm' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This voice message can’t be played.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Play voice message' })).toBeDisabled()
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
