import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inAdministration } from '@/tests/stories/in-administration.tsx'
import { adminAnswers } from '@/tests/stories/sample-admin.ts'
import { contentAnswers, faqDraft, scheduledFaq } from '@/tests/stories/sample-content.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { ContentScreen } from './content-screen.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const answers = (own: object = {}) =>
  providerAnswersEach(structuredClone({ ...adminAnswers, ...contentAnswers, ...own }))

const showing = (query: Record<string, string>) => ({
  nextjs: { appDirectory: true, navigation: { pathname: '/admin/content', query } },
})

const meta = {
  title: 'features/admin/content',
  decorators: inAdministration,
  parameters: { layout: 'fullscreen', ...showing({}) },
  render: () => (
    <ContentScreen
      languages={[
        { code: 'en', name: 'English' },
        { code: 'de', name: 'Deutsch' },
      ]}
    />
  ),
  beforeEach: async () => {
    for (const name of ['faq-4', 'article-7']) sessionStorage.removeItem(`draft:content-${name}`)
    await beSignedIn()
    asked = answers()
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const FAQ = '/ext/admin/content/faq/4'
/** The editor loads after the page. */
const LATE = { timeout: 10_000 }
const ofFaq = showing({ kind: 'faq', item: '4' })
const ofArticle = showing({ kind: 'article', item: '7' })
const sent = (path: string) => asked.filter((call) => call.path === path).map(({ body }) => body)

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

export const List: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Moving in three days' })
    await expect(link).toHaveAttribute('href', '/admin/content?kind=article&item=7')
    await expect(canvas.getByText('To translate: Deutsch')).toBeVisible()
    await expect(canvas.getByText(/^Scheduled: /)).toBeVisible()
  },
}

export const SavedAndPublished: Story = {
  parameters: ofFaq,
  beforeEach: () => {
    const draft = { body: { data: faqDraft } }
    asked = answers({ [`GET ${FAQ}`]: [contentAnswers[`GET ${FAQ}`], draft] })
  },
  play: async ({ canvas }) => {
    await retype(await canvas.findByLabelText('Answer · English', {}, LATE), 'No.')
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(sent(`POST ${FAQ}/publish`)).toEqual([{ base: '13' }]))
    await expect(sent(`POST ${FAQ}/draft`)).toEqual([
      {
        base: '12',
        changes: '{"texts":[{"language":"en","field":"answer","text":"No."}]}',
      },
    ])
    await waitFor(() => expect(canvas.getByText('Everything is saved')).toBeVisible())
  },
}

export const OutdatedTranslation: Story = {
  parameters: ofFaq,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Changed since translated', {}, LATE)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Still correct: Answer · Deutsch' }))
    await waitFor(() =>
      expect(sent(`POST ${FAQ}/draft`)).toEqual([
        {
          base: '12',
          changes: '{"texts":[{"language":"de","field":"answer","text":"Nein.","is_confirmed":1}]}',
        },
      ]),
    )
  },
}

export const Conflict: Story = {
  parameters: ofFaq,
  beforeEach: () => {
    const refusal = { key: 'contentChanged', data: faqDraft }
    const newer = { body: { data: { ...faqDraft, revision: 14 } } }
    asked = answers({
      [`GET ${FAQ}`]: [contentAnswers[`GET ${FAQ}`], newer],
      [`POST ${FAQ}/draft`]: [{ status: 409, body: refusal }, { body: { data: { revision: 14 } } }],
    })
  },
  play: async ({ canvas }) => {
    const answer = await canvas.findByLabelText('Answer · English', {}, LATE)
    await retype(answer, 'Mine')
    const alert = await canvas.findByRole('alert', {}, LATE)
    await expect(alert).toHaveTextContent('Ana García saved this meanwhile')
    await expect(answer).toHaveValue('Mine')
    await userEvent.click(within(alert).getByRole('button', { name: 'Keep my text' }))
    await waitFor(() => expect(sent(`POST ${FAQ}/draft`)[1]).toMatchObject({ base: '13' }))
  },
}

export const KeptWithoutConnection: Story = {
  parameters: ofFaq,
  beforeEach: () => {
    asked = answers({ [`POST ${FAQ}/draft`]: { status: 503, body: { key: 'unavailable' } } })
  },
  play: async ({ canvas }) => {
    await retype(await canvas.findByLabelText('Answer · English', {}, LATE), 'Mine')
    await canvas.findByText('Not saved: kept on this device', {}, LATE)
    await expect(sessionStorage.getItem('draft:content-faq-4')).toContain('Mine')
  },
}

export const Scheduled: Story = {
  parameters: ofFaq,
  beforeEach: () => {
    const scheduled = { body: { data: scheduledFaq } }
    asked = answers({ [`GET ${FAQ}`]: [scheduled, contentAnswers[`GET ${FAQ}`]] })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Answer · English', {}, LATE)).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'End schedule' }))
    await waitFor(() => expect(canvas.getByLabelText('Answer · English')).toBeEnabled())
  },
}

export const Versions: Story = {
  parameters: ofFaq,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Versions' }, LATE))
    await expect(await canvas.findByText('Shorter')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Publish again' }))
    await waitFor(() => expect(sent(`POST ${FAQ}/editions/3/revert`)).toHaveLength(1))
  },
}

export const Article: Story = {
  parameters: ofArticle,
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Text · English' }, LATE)
    await expect(within(box).getByRole('heading', { name: 'Day one' })).toBeVisible()
    const [toolbar] = await canvas.findAllByRole('toolbar', { name: 'Format' })
    if (!toolbar) throw new Error('no toolbar')
    const stops = within(toolbar)
      .getAllByRole('button')
      .filter((button) => button.tabIndex === 0)
    await expect(stops).toHaveLength(1)
    stops[0]?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(within(toolbar).getByRole('button', { name: 'Italic' })).toHaveFocus()
    await userEvent.click(box)
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.click(within(toolbar).getByRole('button', { name: 'Bold' }))
    await waitFor(
      () => expect(sent('POST /ext/admin/content/article/7/draft')).toHaveLength(1),
      LATE,
    )
    const [saved] = sent('POST /ext/admin/content/article/7/draft')
    await expect(saved?.changes).toContain('<strong>')
  },
}

export const Categories: Story = {
  parameters: showing({ kind: 'categories' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 articles', {}, LATE)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'New category' }))
    await userEvent.type(canvas.getByLabelText('English'), 'Selling')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent('POST /ext/admin/article-categories')).toEqual([
        {
          names: '[{"language":"en","name":"Selling"},{"language":"de","name":""}]',
          slug: '',
        },
      ]),
    )
  },
}

export const Empty: Story = {
  beforeEach: () => {
    answers({ 'GET /ext/admin/content': { body: { total: 0, data: [] } } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here yet')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: ofFaq,
  beforeEach: () => {
    answers({ [`GET ${FAQ}`]: { status: 404, body: { key: 'notFound' } } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The content could not be loaded', {}, LATE)).toBeVisible()
  },
}

export const RightToLeft: Story = { parameters: ofArticle, globals: { direction: 'rtl' } }
