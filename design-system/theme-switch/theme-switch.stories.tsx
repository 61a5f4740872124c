import type { Meta, StoryObj } from '@storybook/react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { type Theme, ThemeSwitch } from './theme-switch.tsx'

const meta = {
  component: ThemeSwitch,
  args: {
    value: 'system',
    onValueChange: fn(),
    labels: { legend: 'Theme', light: 'Light', dark: 'Dark', system: 'As the device' },
  },
  render: function Render(args) {
    const [theme, setTheme] = useState<Theme>(args.value ?? 'system')
    return (
      <ThemeSwitch
        {...args}
        value={theme}
        onValueChange={(next) => {
          args.onValueChange?.(next)
          setTheme(next)
        }}
      />
    )
  },
} satisfies Meta<typeof ThemeSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('dark')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked()
  },
}
