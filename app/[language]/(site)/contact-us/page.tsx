import type { Metadata } from 'next'
import { loadPage } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { pageMetadata } from '@/app/page/page-metadata.ts'
import { routes } from '@/domain/web/routes.ts'
import { ContactPage } from '@/features/content/contact/contact-page.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const page = await loadPage()
  return pageMetadata(page, {
    title: page.t('content.contact.title'),
    description: page.t('content.contact.lead'),
    path: routes.contact(),
  })
}

export default async function Contact() {
  const { t, href, settings } = await loadPage()
  return (
    <PageData texts="contact">
      <ContactPage settings={settings} t={t} href={href} />
    </PageData>
  )
}
