import type { Meta, StoryObj } from '@storybook/react'
import { Camera, ImagePlus } from 'lucide'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Icon } from '../icon/icon.tsx'
import { FileDrop } from './file-drop.tsx'

const onFiles = fn<(files: readonly File[]) => void>()

const meta = {
  component: FileDrop,
  args: {
    label: 'Choose photos',
    hint: 'Or drop them here. JPEG or PNG, at least 120 x 120 pixels.',
    icon: <Icon of={ImagePlus} />,
    accept: 'image/jpeg,image/png',
    multiple: true,
    onFiles,
  },
  beforeEach: () => void onFiles.mockClear(),
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
/** The testing library would omit the files of the transfer. */
const hold = (type: 'dragenter' | 'drop', zone: Element, dataTransfer: DataTransfer) =>
  zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
const names = () => onFiles.mock.calls.map(([files]) => files.map(({ name }) => name))

/** Selected by keyboard, selected again, and dropped. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText('Choose photos')
    await expect(input).toHaveAccessibleDescription(/^Or drop them here/)
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.upload(input, [picture('a.png'), picture('b.png')])
    await userEvent.upload(input, [picture('a.png')])
    const zone = canvasElement.querySelector('[data-state]')
    if (!zone) throw new Error('no zone')
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(picture('c.png'))
    hold('dragenter', zone, dataTransfer)
    await waitFor(() => expect(zone).toHaveAttribute('data-state', 'over'))
    hold('drop', zone, dataTransfer)
    await waitFor(() => expect(zone).toHaveAttribute('data-state', 'idle'))
    await expect(names()).toEqual([['a.png', 'b.png'], ['a.png'], ['c.png']])
  },
}
export const Compact: Story = { args: { isCompact: true, icon: undefined, hint: undefined } }
export const WithCamera: Story = {
  args: { camera: { label: 'Take a photo', icon: <Icon of={Camera} /> } },
}
export const Invalid: Story = { args: { invalid: true, hint: 'Choose at least one photo.' } }
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('Choose photos')).toBeDisabled()
    const zone = canvasElement.querySelector('[data-state]')
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(picture('c.png'))
    if (zone) hold('drop', zone, dataTransfer)
    await expect(onFiles).not.toHaveBeenCalled()
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
