import { type FormEvent, type ReactNode, useEffect, useId } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { DialogActions } from '@/design-system/dialog/dialog-actions.tsx'
import { Field, type FieldControl } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { Textarea } from '@/design-system/textarea/textarea.tsx'
import {
  type InquiryField,
  type InquiryTarget,
  inquiryMaxLengths,
} from '@/domain/inquiry/inquiry-form.ts'
import { chatRoute } from '@/domain/web/chat-route.ts'
import { routes } from '@/domain/web/routes.ts'
import { usePhoneContact } from '@/features/shell/contact/use-phone-contact.ts'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import type { Form } from '@/features/shell/forms/use-form.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { useChatNotes } from '@/features/shell/use-chat-notes.ts'
import type { InquiryRecipient } from '../inquiry-recipient.ts'
import { InquirySent } from './inquiry-sent.tsx'
import { SuggestedQuestions } from './suggested-questions.tsx'
import { useInquiryForm } from './use-inquiry-form.ts'

export type InquiryFormProps = {
  target: InquiryTarget
  recipient: InquiryRecipient
  asksFirst: boolean
}

/** Question to an owner or agent. Visitors leave a name and a way to reach them. */
export function InquiryForm({ target, recipient, asksFirst }: InquiryFormProps) {
  const { t } = useText()
  const { form, sent, member } = useInquiryForm({ target, asksFirst })
  const { id: user_id, name } = recipient
  const { prepare } = useChatNotes()
  const property_id = target.about === 'property' ? target.id : null
  useEffect(() => prepare({ user_id, name, property_id }), [prepare, user_id, name, property_id])
  if (sent) return <InquirySent sent={sent} target={target} recipient={recipient} />
  return (
    <form {...form.props} aria-label={t('inquiries.open')} className="flex flex-col gap-5">
      <p className="-mt-1 text-ink-muted">
        {t(member ? 'inquiries.form.leadMember' : 'inquiries.form.lead', { name })}
      </p>
      {member ? null : <SenderFields form={form} />}
      <div>
        <Line form={form} name="message" label={t('inquiries.form.message')} isRequired>
          {(control) => (
            <Textarea {...control} name="message" dir="auto" className="align-as-page" />
          )}
        </Line>
        <SuggestedQuestions about={target.about} form={form.props.ref} />
      </div>
      <Line
        form={form}
        name="preferred_times"
        label={t('inquiries.form.times')}
        note={t('inquiries.form.optional')}
        hint={t('inquiries.form.timesHint')}
      >
        {(control) => (
          <Input
            {...control}
            name="preferred_times"
            maxLength={inquiryMaxLengths.preferred_times}
          />
        )}
      </Line>
      {member ? <SharedContact member={member} name={name} /> : <RobotTrap />}
      <Consent form={form} name={name} />
      <FailedSend
        failure={form.failure}
        title={t('inquiries.form.failedTitle')}
        prefix="inquiries.failure."
        t={t}
      />
      <DialogActions>
        <Button
          type="submit"
          size="lg"
          busy={form.stage === 'submitting'}
          className="w-full sm:w-auto"
        >
          {t('inquiries.form.send')}
        </Button>
        {member && target.about === 'property' ? (
          <ChatLink person={recipient.id} property={target.id} />
        ) : null}
      </DialogActions>
    </form>
  )
}

function SenderFields({ form }: { form: Form }) {
  const { t } = useText()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Line
        form={form}
        name="name"
        label={t('inquiries.form.name')}
        className="sm:col-span-2"
        isRequired
      >
        {(control) => (
          <Input {...control} name="name" autoComplete="name" maxLength={inquiryMaxLengths.name} />
        )}
      </Line>
      <Line form={form} name="email" label={t('inquiries.form.email')}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={inquiryMaxLengths.email}
          />
        )}
      </Line>
      <Line form={form} name="mobile" label={t('inquiries.form.mobile')}>
        {(control) => (
          <Input
            {...control}
            name="mobile"
            type="tel"
            dir="ltr"
            autoComplete="tel"
            maxLength={inquiryMaxLengths.mobile}
            onChange={() => form.edit('email')}
          />
        )}
      </Line>
      <p className="-mt-3 text-sm text-ink-muted sm:col-span-2">
        {t('inquiries.form.contactHint')}
      </p>
    </div>
  )
}

type LineProps = {
  form: Form
  name: InquiryField
  label: string
  note?: string
  hint?: string
  className?: string
  isRequired?: boolean
  children: (control: Omit<FieldControl, 'required'> & { 'aria-required': boolean }) => ReactNode
}

/** The form checks itself, so that its errors speak the page's language. */
function Line({
  form,
  name,
  label,
  note,
  hint,
  className,
  isRequired = false,
  children,
}: LineProps) {
  const { t } = useText()
  return (
    <Field
      label={label}
      labelNote={note}
      hint={hint}
      error={reasonText(form.reasons[name], 'inquiries.form.', t)}
      className={className}
      required={isRequired}
    >
      {({ required, ...control }) => children({ ...control, 'aria-required': required })}
    </Field>
  )
}

type Contact = { email: string; mobile: string }

/** A member's address and number reach the owner only if the member wants that. */
function SharedContact({ member: { email, mobile }, name }: { member: Contact; name: string }) {
  const { t } = useText()
  const phone = usePhoneContact(mobile).text
  const shown = [email, phone].filter((part) => part !== '')
  if (shown.length === 0) return null
  return (
    <Checkbox
      name="shares"
      label={t('inquiries.form.share', { name })}
      hint={<bdi dir="ltr">{shown.join(' · ')}</bdi>}
      className="-my-2.5"
    />
  )
}

/** People neither see nor reach this field. */
function RobotTrap() {
  return (
    <div aria-hidden className="sr-only">
      <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  )
}

function Consent({ form, name }: { form: Form; name: string }) {
  const { t } = useText()
  const href = useHref()
  const id = useId()
  const error = reasonText(form.reasons.consent, 'inquiries.form.', t)
  const clear = ({ target }: FormEvent<HTMLInputElement>) => {
    if (target instanceof HTMLInputElement && target.checked) form.edit('consent')
  }
  return (
    <div>
      <Checkbox
        name="consent"
        label={t('inquiries.form.consent', { name })}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={id}
        onChange={clear}
        className="-my-2.5"
      />
      <div id={id} className="ps-8.5 text-sm">
        {error ? <p className="mt-2 text-danger-ink">{error}</p> : null}
        <p className="mt-1 text-ink-muted">
          {t('inquiries.form.stored')}{' '}
          <a href={href(routes.privacy())} target="_blank" rel="noopener" className={linkStyles()}>
            {t('inquiries.form.privacy')}
          </a>
        </p>
      </div>
    </div>
  )
}

function ChatLink({ person, property }: { person: number; property: number }) {
  const { t } = useText()
  const href = useHref()
  return (
    <SiteLink href={href(chatRoute({ person, property }))} className={linkStyles()}>
      {t('inquiries.form.toChat')}
    </SiteLink>
  )
}
