import type { Meta, StoryObj } from '@storybook/react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ToastRegion } from '@/design-system/toast/toast-region.tsx'
import { inSite } from '@/tests/stories/in-site.tsx'
import { ShareButton } from './share-button.tsx'

const meta = {
  component: ShareButton,
  decorators: [
    (Story) => (
      <div className="flex min-h-60 justify-end p-6">
        <Story />
        <ToastRegion label="Messages" closeLabel="Close" />
      </div>
    ),
    inSite,
  ],
  args: { title: 'Sunlit corner apartment' },
} satisfies Meta<typeof ShareButton>

export default meta
type Story = StoryObj<typeof meta>

/** Mocks the browser's sharing; over plain http it offers none. */
function offers(given: { share?: unknown; clipboard?: unknown }) {
  return () => {
    for (const name of ['share', 'clipboard'] as const) {
      Object.defineProperty(navigator, name, { value: given[name], configurable: true })
    }
    return () => {
      Reflect.deleteProperty(navigator, 'share')
      Reflect.deleteProperty(navigator, 'clipboard')
    }
  }
}

const refuse = (name: string) => () => Promise.reject(new DOMException('no', name))
const press = () => userEvent.click(screen.getByRole('button', { name: 'Share' }))
const address = () => screen.getByLabelText('Copy the link below')

async function isShownToCopy() {
  await waitFor(() => expect(address()).toBeVisible())
  await waitFor(() => expect(address()).toHaveFocus())
  await expect(address()).toHaveValue(location.origin + location.pathname)
  await expect(getSelection()?.toString()).toBe(location.origin + location.pathname)
}

export const NothingToShareWith: Story = {
  beforeEach: offers({}),
  play: async () => {
    await press()
    await isShownToCopy()
    await userEvent.keyboard('{Escape}')
  },
}

export const CopyingForbidden: Story = {
  beforeEach: offers({ clipboard: { writeText: refuse('NotAllowedError') } }),
  play: isShown,
}

export const SharingForbidden: Story = {
  beforeEach: offers({ share: refuse('NotAllowedError') }),
  play: isShown,
}

export const SharingLeft: Story = {
  beforeEach: offers({ share: refuse('AbortError') }),
  play: async () => {
    await press()
    await expect(screen.queryByLabelText('Copy the link below')).toBeNull()
  },
}

const writeText = fn(async () => {})
export const Copied: Story = {
  beforeEach: offers({ clipboard: { writeText } }),
  play: async () => {
    await press()
    const told = await screen.findByText('Link copied.')
    await waitFor(() => expect(told).toBeVisible())
    await expect(writeText).toHaveBeenCalledWith(location.origin + location.pathname)
  },
}

export const Dark: Story = { ...CopyingForbidden, globals: { theme: 'dark' } }
export const RightToLeft: Story = {
  ...NothingToShareWith,
  play: undefined,
  globals: { direction: 'rtl' },
}

async function isShown() {
  await press()
  await isShownToCopy()
}
