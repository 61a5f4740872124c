import { CircleHelp } from 'lucide'
import type { Page } from '@/client/api/calls/paging.ts'
import { FAQS_PER_PAGE, type Faq } from '@/client/api/content.ts'
import type { Text } from '@/client/text/text.ts'
import { Accordion, AccordionItem } from '@/design-system/accordion/accordion.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { routes } from '@/domain/web/routes.ts'
import { PageNumbers } from '@/features/shell/page-numbers.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'

export type FaqPageProps = Text & {
  faqs: Page<Faq>
  /** Starts at 1. */
  page: number
  href: (path: string) => string
}

/** FAQ page that works without scripts. */
export function FaqPage({ faqs, page, href, t, formats }: FaqPageProps) {
  const { rows, total } = faqs
  const pageCount = Math.ceil(total / FAQS_PER_PAGE)
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <header className="mb-8 max-w-text">
            <h1 className="type-display text-display text-ink">{t('content.faqs.title')}</h1>
            <p className="mt-2 text-lg text-ink-muted">{t('content.faqs.lead')}</p>
          </header>
          {rows.length === 0 ? (
            <NoQuestions isBeyond={page > 1 && total > 0} t={t} href={href} />
          ) : (
            <Accordion>
              {rows.map(({ id, question, answer }) => (
                <AccordionItem key={id} level={2} title={<bdi>{question}</bdi>}>
                  <p dir="auto" className="whitespace-pre-line align-as-page">
                    {answer}
                  </p>
                </AccordionItem>
              ))}
            </Accordion>
          )}
          <PageNumbers
            label={t('content.faqs.pages')}
            page={page}
            pageCount={pageCount}
            hrefFor={(number) => href(routes.faqs(number))}
            t={t}
            formats={formats}
          />
        </div>
        <aside className="self-start rounded-lg border border-line bg-surface p-6 lg:sticky lg:top-24">
          <h2 className="type-display text-xl text-ink">{t('content.faqs.moreTitle')}</h2>
          <p className="mt-2 text-ink-muted">{t('content.faqs.moreText')}</p>
          <SiteLink
            href={href(routes.contact())}
            className={buttonStyles({ className: 'mt-5 w-full' })}
          >
            {t('content.contact.title')}
          </SiteLink>
        </aside>
      </div>
    </div>
  )
}

type NoQuestionsProps = Pick<FaqPageProps, 't' | 'href'> & { isBeyond: boolean }

function NoQuestions({ isBeyond, t, href }: NoQuestionsProps) {
  return (
    <EmptyState
      icon={<Icon of={CircleHelp} />}
      title={t(isBeyond ? 'properties.results.beyondTitle' : 'content.faqs.emptyTitle')}
      actions={
        isBeyond ? (
          <SiteLink href={href(routes.faqs())} className={buttonStyles({ variant: 'secondary' })}>
            {t('properties.results.firstPage')}
          </SiteLink>
        ) : null
      }
    >
      {t(isBeyond ? 'properties.results.beyondText' : 'content.faqs.emptyText')}
    </EmptyState>
  )
}
