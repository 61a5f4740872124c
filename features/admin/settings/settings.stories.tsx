import type { Meta, StoryObj } from '@storybook/react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { providerAnswersEach } from '@/tests/stories/answering.ts'
import { inAdministration } from '@/tests/stories/in-administration.tsx'
import { adminAnswers } from '@/tests/stories/sample-admin.ts'
import { settingsAdministration, settingVersions } from '@/tests/stories/sample-admin-settings.ts'
import { beSignedIn } from '@/tests/stories/sample-member.ts'
import { sampleSettings } from '@/tests/stories/sample-settings.ts'
import { SettingsScreen } from './settings-screen.tsx'

const SETTINGS = '/ext/admin/settings'
let asked: ReturnType<typeof providerAnswersEach>

const answers = (own: Parameters<typeof providerAnswersEach>[0] = {}) =>
  providerAnswersEach({
    ...structuredClone(adminAnswers),
    [`GET ${SETTINGS}`]: { body: { data: settingsAdministration } },
    [`POST ${SETTINGS}`]: {},
    [`${SETTINGS}/versions`]: { body: { next: null, data: settingVersions } },
    [`POST ${SETTINGS}/versions/12/revert`]: {},
    ...own,
  })

const meta = {
  title: 'features/admin/settings',
  component: SettingsScreen,
  decorators: inAdministration,
  args: { languages: sampleSettings.languages },
  parameters: {
    layout: 'fullscreen',
    nextjs: { appDirectory: true, navigation: { pathname: '/admin/settings' } },
  },
  beforeEach: async () => {
    await beSignedIn()
    asked = answers()
  },
} satisfies Meta<typeof SettingsScreen>

export default meta
type Story = StoryObj<typeof meta>

const showing = (of: string) => ({
  nextjs: { appDirectory: true, navigation: { pathname: '/admin/settings', query: { of } } },
})
const sent = (path: string) => asked.filter((call) => call.path === path).map(({ body }) => body)

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

export const Saved: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Name of the marketplace')
    await expect(name).toHaveValue('Harbor Homes')
    await retype(name, 'Harbor & Sons')
    const bar = within(canvas.getByRole('region', { name: /^Not saved yet/ }))
    await userEvent.type(bar.getByLabelText(/^Why/), 'New name')
    await userEvent.click(bar.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent(`POST ${SETTINGS}`)).toEqual([
        {
          base: '12',
          changes: '[{"key":"company_name","value":"Harbor & Sons"}]',
          reason: 'New name',
        },
      ]),
    )
    await waitFor(() => expect(canvas.queryByRole('region', { name: /^Not saved/ })).toBeNull())
  },
}

export const NewLogo: Story = {
  beforeEach: () => {
    const picture = { key: 'a1.png', url: '/icons/apple-180.png', width: 180, height: 180 }
    asked = answers({ '/ext/admin/content/pictures': { body: { data: picture } } })
  },
  play: async ({ canvas }) => {
    const file = new File(['x'], 'logo.png', { type: 'image/png' })
    await userEvent.upload(await canvas.findByLabelText('Logo'), file)
    await expect(await canvas.findByRole('img', { name: 'Logo' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent(`POST ${SETTINGS}`)).toEqual([
        { base: '12', changes: '[{"key":"web_logo","value":"a1.png"}]' },
      ]),
    )
  },
}

export const Wrong: Story = {
  parameters: showing('contact'),
  play: async ({ canvas }) => {
    await retype(await canvas.findByLabelText('Email address'), 'hello@')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/^Enter an email address/)).toBeVisible()
    await expect(canvas.getByText('Please correct: Email address')).toBeVisible()
    await expect(sent(`POST ${SETTINGS}`)).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(canvas.getByLabelText('Email address')).toHaveValue('hello@harbor.example')
  },
}

export const Switched: Story = {
  parameters: showing('listings'),
  play: async ({ canvas }) => {
    const days = await canvas.findByLabelText('Listings end after')
    await expect(days).toHaveValue('90')
    await userEvent.click(canvas.getByRole('switch', { name: /^Publish new listings/ }))
    await retype(days, '60')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent(`POST ${SETTINGS}`)).toEqual([
        {
          base: '12',
          changes: '[{"key":"auto_approve","value":"1"},{"key":"listing_days","value":"60"}]',
        },
      ]),
    )
  },
}

export const Conflict: Story = {
  beforeEach: () => {
    const conflict = {
      key: 'company_name',
      value: 'Harbor Estates',
      actor_name: 'Ben Ortiz',
      changed_at: '2026-11-03T10:00:00.000000Z',
    }
    const refusal = { key: 'settingsChanged', data: { conflicts: [conflict] } }
    const newer = { ...settingsAdministration, version: 13 }
    asked = answers({
      [`GET ${SETTINGS}`]: [{ body: { data: settingsAdministration } }, { body: { data: newer } }],
      [`POST ${SETTINGS}`]: [{ status: 409, body: refusal }, {}],
    })
  },
  play: async ({ canvas }) => {
    await retype(await canvas.findByLabelText('Name of the marketplace'), 'Harbor & Sons')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Ben Ortiz set “Harbor Estates”')
    await expect(canvas.getByLabelText('Name of the marketplace')).toHaveValue('Harbor & Sons')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent(`POST ${SETTINGS}`)[1]).toMatchObject({ base: '13' }))
  },
}

export const RefusedByOthers: Story = {
  parameters: showing('region'),
  beforeEach: () => {
    const fields = { currency_code: 'cannot change while listings or packages have prices' }
    asked = answers({ [`POST ${SETTINGS}`]: { status: 422, body: { key: 'invalid', fields } } })
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Currency'), 'EUR')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/^This does not fit/)).toBeVisible()
  },
}

export const Found: Story = {
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Find a setting' })
    await userEvent.type(search, 'tax')
    await expect(await canvas.findByRole('link', { name: 'Tax rate' })).toHaveAttribute(
      'href',
      '/admin/payment-settings',
    )
    await retype(search, 'sms')
    await expect(
      await canvas.findByRole('link', { name: 'Sign in with a code by SMS' }),
    ).toHaveAttribute('href', '/admin/settings?of=people#number_with_otp_login')
    await retype(search, 'zzz')
    await expect(await canvas.findByText('No setting matches “zzz”')).toBeVisible()
  },
}

export const History: Story = {
  parameters: showing('history'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('New name of the company')).toBeVisible()
    await expect(canvas.getByText('Harbor')).toBeVisible()
    // Nothing was stored, so the default was in force.
    await expect(canvas.getByText('off')).toBeVisible()
    const [first] = canvas.getAllByRole('button', { name: 'Take back' })
    if (first) await userEvent.click(first)
    await waitFor(() =>
      expect(sent(`POST ${SETTINGS}/versions/12/revert`)).toEqual([
        { reason: 'Takes back change 12' },
      ]),
    )
  },
}

export const HistoryInNarrowWindow: Story = {
  globals: { viewport: { value: 'mobile2' } },
  parameters: showing('history'),
  play: async ({ canvas }) => {
    const current = await canvas.findByRole('link', { name: 'History', current: 'page' })
    await waitFor(() =>
      expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth),
    )
  },
}

export const NoHistory: Story = {
  parameters: showing('history'),
  beforeEach: () => {
    answers({ [`${SETTINGS}/versions`]: { body: { next: null, data: [] } } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing was changed yet')).toBeVisible()
  },
}

export const Failed: Story = {
  beforeEach: () => {
    answers({ [`GET ${SETTINGS}`]: { status: 422, body: { key: 'invalid' } } })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The settings could not be loaded')).toBeVisible()
  },
}
