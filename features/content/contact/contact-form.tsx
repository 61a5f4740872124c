'use client'

import type { ReactNode } from 'react'
import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import type { Translator } from '@/client/text/translator.ts'
import { Button } from '@/design-system/button/button.tsx'
import { Field, type FieldControl } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { Textarea } from '@/design-system/textarea/textarea.tsx'
import { type ContactField, contactMaxLengths } from '@/domain/account/contact.ts'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import { MessageSent } from './message-sent.tsx'
import { useContactForm } from './use-contact-form.ts'

type ContactFormProps = {
  /** The site stores nothing on the device before consent. */
  asksFirst: boolean
}

/** Contact form. */
export function ContactForm({ asksFirst }: ContactFormProps) {
  const { t } = useText()
  const { props, stage, reasons, failure, reset } = useContactForm({ asksFirst })
  if (stage === 'submitted') return <MessageSent onAgain={reset} />
  return (
    <form
      {...props}
      method="post"
      aria-label={t('content.contact.title')}
      className="grid gap-5 sm:grid-cols-2"
    >
      {lines.map(({ name, wide, ...line }) => (
        <ContactLine key={name} name={name} wide={wide} reason={reasons[name]} t={t}>
          {(control) => (
            <Input {...control} {...line} name={name} maxLength={contactMaxLengths[name]} />
          )}
        </ContactLine>
      ))}
      <ContactLine name="message" wide reason={reasons.message} t={t}>
        {(control) => (
          <Textarea
            {...control}
            name="message"
            maxLength={contactMaxLengths.message}
            className="min-h-44"
          />
        )}
      </ContactLine>
      <FailedSend
        failure={failure}
        title={t('content.contact.failedTitle')}
        t={t}
        className="sm:col-span-2"
      />
      <div className="sm:col-span-2">
        <Button
          type="submit"
          size="lg"
          busy={stage === 'submitting'}
          disabled={stage === 'starting'}
          className="w-full sm:w-auto noscript:hidden"
        >
          {t('content.contact.send')}
        </Button>
        <p className="hidden text-ink-muted noscript:block">{t('content.contact.noScript')}</p>
      </div>
    </form>
  )
}

const lines = [
  { name: 'first_name', wide: false, autoComplete: 'given-name' },
  { name: 'last_name', wide: false, autoComplete: 'family-name' },
  { name: 'email', wide: true, type: 'email', autoComplete: 'email' },
  { name: 'subject', wide: true, autoComplete: 'off' },
] as const

type ContactLineProps = {
  name: ContactField
  wide: boolean
  reason: string | undefined
  t: Translator
  children: (control: Omit<FieldControl, 'required'> & { 'aria-required': boolean }) => ReactNode
}

function ContactLine({ name, wide, reason, t, children }: ContactLineProps) {
  return (
    <Field
      label={t(`content.contact.${name}`)}
      error={reasonText(reason, 'content.contact.', t)}
      className={wide ? 'sm:col-span-2' : undefined}
      required
    >
      {({ required, ...control }) => children({ ...control, 'aria-required': required })}
    </Field>
  )
}
