import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inAdministration } from '@/tests/stories/in-administration.tsx'
import { adminAnswers } from '@/tests/stories/sample-admin.ts'
import {
  checkedFile,
  languageAnswers,
  outdatedText,
  polishTexts,
} from '@/tests/stories/sample-languages.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import ImportRoom from './import-room.tsx'
import { LanguagesScreen } from './languages-screen.tsx'
import TextsRoom from './texts-room.tsx'

let asked: ReturnType<typeof providerAnswersEach>

const answers = (own: object = {}) =>
  providerAnswersEach(structuredClone({ ...adminAnswers, ...languageAnswers, ...own }))

const meta = {
  title: 'features/admin/languages',
  component: LanguagesScreen,
  decorators: inAdministration,
  parameters: {
    layout: 'fullscreen',
    nextjs: { appDirectory: true, navigation: { pathname: '/admin/languages' } },
  },
  beforeEach: async () => {
    await beSignedIn()
    asked = answers()
  },
} satisfies Meta<typeof LanguagesScreen>

export default meta
type Story = StoryObj<typeof meta>

const sent = (path: string) => asked.filter((call) => call.path === path).map(({ body }) => body)
const dialog = () => within(document.body).findByRole('dialog')

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Polski' })).toBeVisible()
    await expect(canvas.getAllByText(/100% translated \(4,189 of 4,189\)/)[0]).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Turn off English' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Remove العربية' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Move Polski up' }))
    await waitFor(() =>
      expect(sent('/ext/admin/language-order')).toEqual([{ codes: '["en","pl","ar"]' }]),
    )
  },
}

export const Failed: Story = {
  beforeEach: () => {
    answers({ 'GET /ext/admin/languages': { status: 500, body: { error: true } } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The languages could not be loaded')).toBeVisible()
  },
}

export const AddLanguage: Story = {
  beforeEach: () => {
    asked = answers({
      'POST /ext/admin/languages': [
        { status: 409, body: { key: 'languageExists' } },
        { body: { data: { code: 'he' } } },
      ],
    })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add language' }))
    const opened = within(await dialog())
    await userEvent.click(opened.getByRole('button', { name: 'Add language' }))
    await expect(await opened.findByText(/Enter the code of a language/)).toBeVisible()
    await userEvent.type(opened.getByLabelText('Language code'), 'he')
    await expect(opened.getByText('Hebrew')).toBeVisible()
    await expect(opened.getByLabelText('Name')).toHaveValue('עברית')
    await expect(opened.getByLabelText('Right to left')).toBeChecked()
    await userEvent.click(opened.getByRole('button', { name: 'Add language' }))
    await expect(await opened.findByText(/in the list already/)).toBeVisible()
    await userEvent.click(opened.getByRole('button', { name: 'Add language' }))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await expect(sent('POST /ext/admin/languages')[1]).toEqual({
      code: 'he',
      name: 'עברית',
      is_rtl: 'true',
    })
  },
}

export const SwitchOff: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off العربية' }))
    const opened = within(await dialog())
    await expect(opened.getByText(/see the default language/)).toBeVisible()
    await userEvent.click(opened.getByRole('button', { name: 'Turn off' }))
    await waitFor(() =>
      expect(sent('/ext/admin/languages/ar')).toMatchObject([{ is_active: 'false' }]),
    )
  },
}

export const RemovalRefused: Story = {
  beforeEach: () => {
    asked = answers({
      'DELETE /ext/admin/languages/pl': { status: 409, body: { key: 'languageUsed' } },
    })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Polski' }))
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(sent('DELETE /ext/admin/languages/pl')).toHaveLength(1))
    await waitFor(() => expect(sent('GET /ext/admin/languages').length).toBeGreaterThan(1))
    await expect(canvas.getByRole('link', { name: 'Polski' })).toBeVisible()
  },
}

const texts: Story = { render: () => <TextsRoom code="pl" /> }

export const Texts: Story = {
  ...texts,
  beforeEach: () => {
    asked = answers({
      'POST /ext/admin/languages/pl/texts': { body: {} },
    })
  },
  play: async ({ canvas }) => {
    const name = 'Edit properties.results.found'
    await userEvent.click(await canvas.findByRole('button', { name }))
    await userEvent.type(canvas.getByLabelText('For 1 and the like (one)'), '1 dom')
    await userEvent.type(canvas.getByLabelText('For a few (few)'), '{{count} domy w {{place}')
    await userEvent.type(canvas.getByLabelText('For many (many)'), '{{count} domów w {{place}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('{place} is missing.')).toBeVisible()
    await expect(canvas.getByText('Enter a text.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('For 1 and the like (one)'), ' w {{place}')
    await userEvent.type(canvas.getByLabelText(/other numbers/), '{{count} domu w {{place}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent('POST /ext/admin/languages/pl/texts')).toHaveLength(1))
    await expect(await canvas.findByRole('button', { name })).toBeVisible()
  },
}

export const OutdatedText: Story = {
  ...texts,
  beforeEach: () => {
    asked = answers({ 'POST /ext/admin/languages/pl/texts': { body: {} } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Before the change:')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit shell.footer.hello' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save as checked' }))
    await waitFor(() =>
      expect(sent('POST /ext/admin/languages/pl/texts')).toMatchObject([
        { key: 'shell.footer.hello', text: '{"text":"Cześć {name}"}' },
      ]),
    )
  },
}

export const Conflict: Story = {
  ...texts,
  beforeEach: () => {
    const data = { text: { text: 'Witaj, {name}' }, actor_name: 'Ben Ortiz', changed_at: null }
    asked = answers({
      'POST /ext/admin/languages/pl/texts': [
        { status: 409, body: { key: 'textChanged', data } },
        { body: {} },
      ],
    })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit shell.footer.hello' }))
    await userEvent.type(canvas.getByLabelText('Text'), '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Save as checked' }))
    await expect(await canvas.findByText(/Witaj, {name}/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my text' }))
    await expect(canvas.getByLabelText('Text')).toHaveValue('Cześć {name}!')
    await userEvent.click(canvas.getByRole('button', { name: 'Save as checked' }))
    await waitFor(() =>
      expect(sent('POST /ext/admin/languages/pl/texts')[1]).toMatchObject({
        base: '{"text":"Witaj, {name}"}',
        text: '{"text":"Cześć {name}!"}',
      }),
    )
  },
}

export const DraftAfterReload: Story = {
  ...texts,
  beforeEach: () => {
    const draft = JSON.stringify({ text: 'Dzień dobry, {name}' })
    sessionStorage.setItem('draft:language-text pl shell.footer.hello', draft)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Text')).toHaveValue('Dzień dobry, {name}')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByText('Cześć {name}')).toBeVisible()
    await expect(sessionStorage.getItem('draft:language-text pl shell.footer.hello')).toBeNull()
  },
}

export const RestoreText: Story = {
  ...texts,
  beforeEach: () => {
    const text = { ...outdatedText, is_outdated: false, shipped: { text: 'Witaj {name}' } }
    asked = answers({
      'GET /ext/admin/languages/pl/texts': { body: { ...polishTexts, data: [text] } },
    })
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit shell.footer.hello' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Restore shipped text' }))
    await waitFor(() =>
      expect(sent('/ext/admin/languages/pl/texts/revert')).toMatchObject([
        { key: 'shell.footer.hello' },
      ]),
    )
  },
}

export const NothingFound: Story = {
  ...texts,
  beforeEach: () => {
    const counts = { ...polishTexts.counts, found: 0 }
    asked = answers({
      '/ext/admin/languages/pl/texts?search=dom': { body: { ...polishTexts, counts, data: [] } },
    })
  },
  play: async ({ canvas }) => {
    await canvas.findByText('2 texts')
    await userEvent.type(canvas.getByLabelText('Search keys and texts'), 'dom{Enter}')
    await expect(await canvas.findByText('No such texts')).toBeVisible()
  },
}

const importing: Story = { render: () => <ImportRoom code="pl" /> }
const file = () => new File(['{"@@locale":"pl"}'], 'hearth-pl.json', { type: 'application/json' })
const choose = async (canvas: ReturnType<typeof within>) =>
  userEvent.upload(await canvas.findByLabelText(/Choose/), file())

export const Import: Story = {
  ...importing,
  beforeEach: () => {
    asked = answers({
      '/ext/admin/languages/pl/import-check': checkedFile({ new: 120, changed: 3, same: 4066 }),
      '/ext/admin/languages/pl/import': [
        { status: 409, body: { key: 'textsChanged' } },
        { body: { data: {} } },
      ],
    })
  },
  play: async ({ canvas }) => {
    await choose(canvas)
    await expect(await canvas.findByText('4,066')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Import texts' }))
    await expect(await canvas.findByText(/changed texts of this language/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Import texts' }))
    await expect(await canvas.findByText('The texts are imported')).toBeVisible()
    await expect(sent('/ext/admin/languages/pl/import')).toEqual([
      { base: 'a1', file: expect.any(File) },
      { base: 'a1', file: expect.any(File) },
    ])
  },
}

export const RefusedFile: Story = {
  ...importing,
  beforeEach: () => {
    const refused = [
      { line: 14, key: 'home.x', reason: 'placeholderMissing', name: 'place' },
      { line: 90, key: 'home.y_two', reason: 'unknownForm', name: 'two' },
      { line: 112, key: '', reason: 'syntax', name: '' },
    ]
    asked = answers({
      '/ext/admin/languages/pl/import-check': checkedFile({ new: 10, refused: 3 }, refused),
    })
  },
  play: async ({ canvas }) => {
    await choose(canvas)
    await expect(await canvas.findByText('This file cannot be imported')).toBeVisible()
    await expect(canvas.getByText('{place} is missing.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Import texts' })).toBeNull()
  },
}

export const SameFile: Story = {
  ...importing,
  beforeEach: () => {
    asked = answers({ '/ext/admin/languages/pl/import-check': checkedFile({ same: 4189 }) })
  },
  play: async ({ canvas }) => {
    await choose(canvas)
    await expect(await canvas.findByText(/are in use already/)).toBeVisible()
  },
}

export const UnknownLanguage: Story = {
  render: () => <TextsRoom code="fr" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such language')).toBeVisible()
  },
}
