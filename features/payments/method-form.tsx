import { type FormEvent, useId, useState } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { RadioCards } from '@/design-system/radio-cards/radio-cards.tsx'
import { looksLikeEmail } from '@/domain/account/email-address.ts'
import { gatewayName } from '@/domain/payment/gateway-name.ts'
import { needsEmail, type PaymentMethod } from '@/domain/payment/payment-methods.ts'
import { paymentRoutes } from '@/domain/web/payment-routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import type { Checkout } from './use-checkout.ts'

type MethodFormProps = { checkout: Checkout; packageId: number; next: string | null }

/** Ways to pay and the button that begins it. */
export function MethodForm({ checkout, packageId, next }: MethodFormProps) {
  const { t, formats } = useText()
  const href = useHref()
  const { settings, plan, email, isBusy, pay } = checkout
  const [chosen, setChosen] = useState<PaymentMethod | null>(checkout.method)
  const [typed, setTyped] = useState('')
  const [isFaulty, setFaulty] = useState(false)
  const emailId = useId()
  if (!settings || !plan?.price) return null
  const methods: PaymentMethod[] = [
    ...settings.online,
    ...(settings.takesTransfers ? (['transfer'] as const) : []),
  ]
  const method = chosen && methods.includes(chosen) ? chosen : methods[0]
  if (!method) return null
  const asksEmail = needsEmail(method) && !email
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = asksEmail && !looksLikeEmail(typed.trim())
    setFaulty(isMissing)
    if (isMissing) document.getElementById(`${emailId}-control`)?.focus()
    else if (method !== 'transfer') pay(method, asksEmail ? typed.trim() : null)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <RadioCards
        name="method"
        legend={t('payments.methods')}
        value={method}
        onValueChange={setChosen}
        options={methods.map((value) => ({
          value,
          label: t(`payments.method.${value}`),
          hint: t(`payments.methodHint.${value}`),
          disabled: isBusy,
        }))}
      />
      {asksEmail ? (
        <Field
          id={emailId}
          required
          label={t('payments.email')}
          hint={t('payments.emailHint', { gateway: t(`payments.method.${method}`) })}
          error={isFaulty ? t('payments.emailInvalid') : undefined}
          className="max-w-96"
        >
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="email"
              dir="ltr"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
      ) : null}
      <div>
        {method === 'transfer' ? (
          <SiteLink
            href={href(paymentRoutes.transfer(packageId, next ?? undefined))}
            className={buttonStyles({ size: 'lg', className: 'w-full sm:w-auto' })}
          >
            {t('payments.toTransfer')}
          </SiteLink>
        ) : (
          <>
            <Button type="submit" size="lg" busy={isBusy} className="w-full sm:w-auto">
              {t('payments.pay', { price: formats.money(plan.price, plan.currency) })}
            </Button>
            <p className="mt-3 text-sm text-ink-muted">
              {t('payments.leaves', { gateway: gatewayName(method) })}
            </p>
          </>
        )}
      </div>
    </form>
  )
}
