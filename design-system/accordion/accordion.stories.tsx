import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent } from 'storybook/test'
import { Accordion, AccordionItem } from './accordion.tsx'

const meta = {
  component: Accordion,
  render: () => (
    <Accordion className="max-w-text">
      <AccordionItem title="What does it cost to advertise?">
        The first three homes are free; after that a package counts down.
      </AccordionItem>
      <AccordionItem title="How long does a decision take?" open>
        A person looks at every home, usually within a working day.
      </AccordionItem>
      <AccordionItem title="Kann ich meine Anzeige jederzeit ändern, auch wenn schon jemand angefragt hat?">
        Ja.
      </AccordionItem>
    </Accordion>
  ),
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const answer = canvas.getByText(/first three homes/)
    await expect(answer).not.toBeVisible()
    await userEvent.click(canvas.getByText('What does it cost to advertise?'))
    await expect(answer).toBeVisible()
  },
}

export const RightToLeft: Story = {
  render: () => (
    <Accordion>
      <AccordionItem title="كم يكلف الإعلان؟" open>
        أول ثلاثة منازل مجانية.
      </AccordionItem>
      <AccordionItem title="كم يستغرق القرار؟">يوم عمل واحد عادة.</AccordionItem>
    </Accordion>
  ),
  globals: { direction: 'rtl' },
}
