import type { Metadata } from 'next'
import { MAX_DESCRIPTION_LENGTH, plainText } from '@/domain/text/plain-text.ts'
import { routes } from '@/domain/web/routes.ts'
import { StaticPage } from '@/features/content/static-page.tsx'
import { answerMissing } from './attempt.ts'
import { loadPage } from './load-page.ts'
import { pageMetadata } from './page-metadata.ts'
import { richText } from './rich-text.ts'

/** By setting name. */
const pages = {
  about_us: { title: 'content.page.about', path: routes.about() },
  privacy_policy: { title: 'content.page.privacy', path: routes.privacy() },
  terms_conditions: { title: 'content.page.terms', path: routes.terms() },
} as const

export type OperatorText = keyof typeof pages

export async function operatorMetadata(text: OperatorText): Promise<Metadata> {
  const page = await loadPage()
  const { title, path } = pages[text]
  const html = page.settings[text] ?? ''
  return pageMetadata(page, {
    title: page.t(title),
    description: plainText(html, MAX_DESCRIPTION_LENGTH) || undefined,
    path,
    isHidden: html === '',
  })
}

/** Answers 404 with a contact hint if the text is empty. */
export async function OperatorPage({ text }: { text: OperatorText }) {
  const page = await loadPage()
  const { t, href, settings } = page
  const html = richText(page, settings[text] ?? '')
  if (html === '') await answerMissing()
  return <StaticPage title={t(pages[text].title)} html={html} t={t} href={href} />
}
