'use client'

import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { ApiError } from '@/client/api/api-error.ts'
import { failureText } from '@/client/text/failure-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import type { Translator } from '@/client/text/translator.ts'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field, type FieldControl } from '@/design-system/field/field.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { Textarea } from '@/design-system/textarea/textarea.tsx'
import { type ContactField, contactFaultOf, contactLongest } from '@/domain/contact.ts'
import { MessageSent } from './message-sent.tsx'
import { useContactForm } from './use-contact-form.ts'

type ContactFormProps = {
  /** The site keeps nothing on the device before it is allowed to. */
  asksFirst: boolean
}

/** Writes to the marketplace. Needs the texts `contact.` and `failure.`. */
export function ContactForm({ asksFirst }: ContactFormProps) {
  const { t } = useText()
  const { form, stage, reasons, failure, onSubmit, onChange, again } = useContactForm({ asksFirst })
  if (stage === 'sent') return <MessageSent onAgain={again} />
  return (
    <form
      ref={form}
      noValidate
      method="post"
      aria-label={t('contact.title')}
      onSubmit={onSubmit}
      onChange={onChange}
      className="grid gap-5 sm:grid-cols-2"
    >
      {lines.map(({ name, wide, ...line }) => (
        <ContactLine key={name} name={name} wide={wide} reason={reasons[name]} t={t}>
          {(control) => (
            <Input {...control} {...line} name={name} maxLength={contactLongest[name]} />
          )}
        </ContactLine>
      ))}
      <ContactLine name="message" wide reason={reasons.message} t={t}>
        {(control) => (
          <Textarea
            {...control}
            name="message"
            maxLength={contactLongest.message}
            className="min-h-44"
          />
        )}
      </ContactLine>
      {failure ? (
        <Banner
          role="alert"
          variant="danger"
          icon={<Icon of={CircleAlert} />}
          title={t('contact.failedTitle')}
          className="sm:col-span-2"
        >
          <p>{failureWords(failure, t)}</p>
        </Banner>
      ) : null}
      <div className="sm:col-span-2">
        <Button
          type="submit"
          size="lg"
          busy={stage === 'sending'}
          disabled={stage === 'starting'}
          className="w-full sm:w-auto noscript:hidden"
        >
          {t('contact.send')}
        </Button>
        <p className="hidden text-ink-muted noscript:block">{t('contact.noScript')}</p>
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
      label={t(`contact.${name}`)}
      error={reason && reasonText(reason, t)}
      className={wide ? 'sm:col-span-2' : undefined}
      required
    >
      {({ required, ...control }) => children({ ...control, 'aria-required': required })}
    </Field>
  )
}

/** The form's own faults and the provider's words for them are one sentence of the dictionary. */
function reasonText(reason: string, t: Translator): string {
  const key = `contact.${contactFaultOf(reason) ?? reason}`
  return t.has(key) ? t(key) : reason
}

const SECONDS_PER_MINUTE = 60

function failureWords(failure: unknown, t: Translator): string {
  const words = failureText(failure, t)
  const seconds = failure instanceof ApiError ? failure.retryAfterSeconds : null
  if (seconds === null) return words
  const count = Math.max(1, Math.ceil(seconds / SECONDS_PER_MINUTE))
  return `${words}. ${t('contact.wait', { count })}`
}
