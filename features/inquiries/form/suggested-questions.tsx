import type { RefObject } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import type { InquiryTarget } from '@/domain/inquiry/inquiry-form.ts'
import { addLine } from './add-line.ts'

type SuggestedQuestionsProps = {
  about: InquiryTarget['about']
  form: RefObject<HTMLFormElement | null>
}

const questions = {
  property: [
    'inquiries.question.available',
    'inquiries.question.visit',
    'inquiries.question.costs',
  ],
  project: ['inquiries.question.units', 'inquiries.question.prices', 'inquiries.question.finished'],
  agent: ['inquiries.question.search', 'inquiries.question.sell', 'inquiries.question.call'],
} as const

/** Questions that a tap adds to the message. */
export function SuggestedQuestions({ about, form }: SuggestedQuestionsProps) {
  const { t } = useText()
  const add = (question: string) => {
    const field = form.current?.elements.namedItem('message')
    if (field instanceof HTMLTextAreaElement) addLine(field, question)
  }
  return (
    <fieldset className="mt-2.5 border-0 p-0">
      <legend className="sr-only">{t('inquiries.question.label')}</legend>
      <div className="flex flex-wrap gap-2">
        {questions[about].map((key) => (
          <Button
            key={key}
            variant="secondary"
            size="sm"
            onClick={() => add(t(key))}
            className="rounded-full!"
          >
            {t(key)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
