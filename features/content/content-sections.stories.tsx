import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent } from 'storybook/test'
import type { ArticleCard as Article } from '@/client/api/cards/article-card.ts'
import { scene } from '@/design-system/gallery/story-scenes.ts'
import { inSite } from '@/tests/stories/in-site.tsx'
import { ArticleCarousel } from './article-carousel.tsx'
import { FaqList } from './faq-list.tsx'

const article: Article = {
  id: 1,
  slug: 'reading-a-floor-plan',
  title: 'Reading a floor plan',
  excerpt:
    'A plan shows how a day goes in a home: where the light is in the morning, who passes whose door, and where the coats will hang.',
  image: scene(1).src,
  category: { id: 1, name: 'Buying', slug: 'buying' },
  createdAt: '2026-11-12T08:00:00Z',
  age: '9 days ago',
}

const faqs = ['Do I need an account to look around?', 'Who checks the listings?'].map(
  (question, id) => ({ id, question, answer: 'No.\nEverything is open to everybody.' }),
)

const meta = {
  title: 'features/content/sections',
  decorators: [inSite],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Articles: Story = {
  render: () => (
    <ArticleCarousel
      title="Guides and articles"
      articles={[
        article,
        { ...article, id: 2, title: 'Moving day, hour by hour', image: '', category: null },
        {
          ...article,
          id: 3,
          title: 'What a survey tells, what it leaves out, and which questions to ask before it',
          createdAt: null,
        },
      ]}
    />
  ),
}
export const ArticlesRightToLeft: Story = { ...Articles, globals: { direction: 'rtl' } }
export const Questions: Story = {
  render: () => <FaqList title="Frequently asked questions" faqs={faqs} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Who checks the listings?'))
    await expect(canvas.getAllByText(/Everything is open/)[1]).toBeVisible()
  },
}
export const QuestionsRightToLeft: Story = {
  render: Questions.render,
  globals: { direction: 'rtl' },
}
