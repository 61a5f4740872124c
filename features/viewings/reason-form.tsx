import { useEffect, useRef } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Textarea } from '@/design-system/textarea/textarea.tsx'
import type { ViewingRequest } from './use-viewing-request.ts'

/** Characters that the provider takes. */
const MAX_REASON_LENGTH = 500

/** Asks whether a viewing is really to be declined or canceled, and why. */
export function ReasonForm({ request }: { request: ViewingRequest }) {
  const { t } = useText()
  const { stage, act, reason, write, confirm, abandon } = request
  const isDecline = act === 'decline'
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  return (
    <form
      ref={form}
      aria-label={t(isDecline ? 'viewings.sure.decline' : 'viewings.sure.cancel')}
      className="mt-4 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        confirm()
      }}
    >
      <p className="text-ink">{t(isDecline ? 'viewings.sure.decline' : 'viewings.sure.cancel')}</p>
      <Field
        label={t('viewings.sure.reason')}
        labelNote={t('viewings.sure.optional')}
        hint={t('viewings.sure.reasonHint')}
      >
        {({ required: _, ...control }) => (
          <Textarea
            {...control}
            name="reason"
            rows={2}
            dir="auto"
            maxLength={MAX_REASON_LENGTH}
            value={reason}
            readOnly={stage === 'sending'}
            onChange={({ target }) => write(target.value)}
            className="min-h-20! align-as-page"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" size="sm" busy={stage === 'sending'}>
          {t(isDecline ? 'viewings.act.decline' : 'viewings.act.cancel')}
        </Button>
        <Button variant="quiet" size="sm" onClick={abandon}>
          {t('viewings.act.keep')}
        </Button>
      </div>
    </form>
  )
}
