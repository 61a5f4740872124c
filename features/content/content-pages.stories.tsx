import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent } from 'storybook/test'
import type { ArticleCard } from '@/client/api/cards/article-card.ts'
import type { Article } from '@/client/api/content.ts'
import { scene } from '@/design-system/gallery/story-scenes.ts'
import { inSite, pageTools } from '@/tests/stories/in-site.tsx'
import { ArticleList, type ArticleListProps } from './article-list.tsx'
import { ArticleMissing } from './article-missing.tsx'
import { ArticlePage } from './article-page.tsx'
import { FaqPage } from './faq-page.tsx'
import { StaticPage } from './static-page.tsx'

const { t, href } = pageTools

const card: ArticleCard = {
  id: 1,
  slug: 'reading-a-floor-plan',
  title: 'Reading a floor plan',
  excerpt: 'A plan shows how a day goes in a home.',
  image: scene(1).src,
  category: { id: 1, name: 'Buying', slug: 'buying' },
  createdAt: '2026-11-12T08:00:00Z',
  age: '9 days ago',
}
const cards = Array.from({ length: 5 }, (_, at) => ({
  ...card,
  id: at,
  slug: `article-${at}`,
  image: at === 3 ? '' : scene(at + 1).src,
}))

const list: ArticleListProps = {
  ...pageTools,
  articles: { rows: cards, total: 30, totalIsEstimate: false },
  page: 1,
  category: '',
  categories: [
    { id: 1, slug: 'buying', name: 'Buying' },
    { id: 2, slug: 'renting', name: 'Renting' },
  ],
}
const nothing = { rows: [], total: 0, totalIsEstimate: false }

const article: Article = {
  id: 1,
  slug_id: 'reading-a-floor-plan',
  image: scene(2).src,
  title: 'Reading a floor plan',
  description: '',
  category_id: 1,
  category: { id: 1, category: 'Buying', slug_id: 'buying' },
  created_at: '9 days ago',
  created_at_iso: '2026-11-12T08:00:00Z',
  meta_title: null,
  meta_description: null,
  meta_keywords: null,
  meta_image: null,
}
const html =
  '<p>A plan tells you how a day in the home will feel.</p><h2>The doors</h2><p>Each one takes a wall from you.</p><ul><li>Look for the arrow.</li></ul>'

const faqs = ['Do I need an account?', 'Who checks the listings?'].map((question, id) => ({
  id,
  question,
  answer: 'No.\nEverything is open to everybody.',
}))

const meta = {
  title: 'features/content/pages',
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Articles: Story = {
  render: () => <ArticleList {...list} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All articles' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getByRole('link', { name: 'Buying' })).toHaveAttribute(
      'href',
      '/articles?category=buying',
    )
  },
}
export const ArticlesRightToLeft: Story = { render: Articles.render, globals: { direction: 'rtl' } }
export const ArticlesOfACategory: Story = {
  render: () => <ArticleList {...list} category="buying" page={2} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Buying')
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/articles?category=buying&page=3',
    )
  },
}
export const NoArticles: Story = {
  render: () => <ArticleList {...list} categories={[]} articles={nothing} />,
}
export const ArticlesBeyond: Story = {
  render: () => <ArticleList {...list} page={9} articles={{ ...nothing, total: 30 }} />,
}

export const OneArticle: Story = {
  render: () => (
    <ArticlePage {...pageTools} article={article} similar={cards.slice(0, 3)} html={html} />
  ),
}
export const OneArticleDark: Story = { render: OneArticle.render, globals: { theme: 'dark' } }
export const OneArticleRightToLeft: Story = {
  render: () => (
    <ArticlePage
      {...pageTools}
      article={{ ...article, title: 'كيف تقرأ مخطط الطابق', category: null, image: '' }}
      similar={[]}
      html="<p>يخبرك المخطط كيف سيكون اليوم في المنزل.</p>"
    />
  ),
  globals: { direction: 'rtl' },
}
export const ArticleGone: Story = { render: () => <ArticleMissing t={t} href={href} /> }

export const Questions: Story = {
  render: () => (
    <FaqPage {...pageTools} page={1} faqs={{ rows: faqs, total: 2, totalIsEstimate: false }} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Who checks the listings?'))
    await expect(canvas.getAllByText(/Everything is open/)[1]).toBeVisible()
  },
}
export const QuestionsRightToLeft: Story = {
  render: Questions.render,
  globals: { direction: 'rtl' },
}
export const NoQuestions: Story = {
  render: () => <FaqPage {...pageTools} page={1} faqs={nothing} />,
}

export const OperatorText: Story = {
  render: () => <StaticPage title="About us" html={html} t={t} href={href} />,
}
export const OperatorTextMissing: Story = {
  render: () => <StaticPage title="About us" html="" t={t} href={href} />,
}
