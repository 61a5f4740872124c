'use client'

import type { Faq } from '@/client/api/content.ts'
import { Accordion, AccordionItem } from '@/design-system/accordion/accordion.tsx'
import { SectionHead } from '@/features/shell/section-head.tsx'

type FaqListProps = { title: string; faqs: readonly Faq[]; allPath?: string | null }

/** FAQ accordion; the answers are part of the initial HTML. */
export function FaqList({ title, faqs, allPath }: FaqListProps) {
  return (
    <section aria-label={title} className="grid gap-x-12 gap-y-5 lg:grid-cols-[1fr_2fr]">
      <div>
        <SectionHead title={title} allPath={allPath} />
      </div>
      <Accordion>
        {faqs.map(({ id, question, answer }) => (
          <AccordionItem key={id} title={<bdi>{question}</bdi>} name="questions">
            <p dir="auto" className="whitespace-pre-line align-as-page">
              {answer}
            </p>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  )
}
