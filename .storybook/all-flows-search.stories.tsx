import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent } from 'storybook/test'
import allFlows from './all-flows.stories.tsx'

/** Not in the sidebar: on the page itself, this typing would meet that of a person. */
const meta = {
  title: 'Flows/Search of all flows',
  tags: ['!autodocs', '!dev'],
  parameters: allFlows.parameters,
  loaders: allFlows.loaders,
  render: allFlows.render,
} satisfies Meta

export default meta

export const Search: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0)
    await expect(await canvas.findByText(/^\d+ flows$/)).toBeVisible()
    await userEvent.type(await canvas.findByRole('searchbox'), 'too many code expired')
    const [first] = await canvas.findAllByRole('link', { name: /too many/ })
    await expect(first).toHaveAccessibleName(/The code has expired.*too many were requested/)
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByRole('searchbox'), 'rejected verification')
    const [best] = await canvas.findAllByRole('link', { name: /rejected/ })
    await expect(best?.closest('article')).toHaveTextContent('Agent verification: Apply')
  },
}
