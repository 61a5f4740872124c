'use client'

import { CircleCheck } from 'lucide'
import { useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { undoContactChange } from '@/client/api/member/auth.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { routes } from '@/domain/web/routes.ts'
import { useForm } from '@/features/shell/forms/use-form.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { FormFrame } from './form-frame.tsx'
import { isLinkGone, LinkGone } from './link-gone.tsx'
import { ResetForm } from './reset-form.tsx'

/** Reverts a change of e-mail or phone number by a mailed link, then sets a new password. */
export function UndoForm({ token }: { token: string }) {
  const { t } = useText()
  const href = useHref()
  const client = useApiClient()
  const [resetToken, setResetToken] = useState<string>()
  const form = useForm({
    fields: [],
    read: () => null,
    validate: () => ({}),
    async submit() {
      setResetToken(await undoContactChange(client, token))
    },
  })
  if (resetToken !== undefined) {
    return (
      <div className="flex flex-col gap-6">
        <Banner role="status" variant="success" icon={<Icon of={CircleCheck} />}>
          {t('auth.signIn.undoDone')}
        </Banner>
        <ResetForm token={resetToken} />
      </div>
    )
  }
  return (
    <FormFrame
      form={form}
      label={t('auth.signIn.undoTitle')}
      failedTitle={t('auth.signIn.undoFailed')}
      submit={t('auth.signIn.undoSubmit')}
      instead={
        isLinkGone(form.failure) ? (
          <LinkGone title={t('auth.signIn.undoGone')}>
            <SiteLink href={href(routes.contact())}>{t('auth.signIn.undoContact')}</SiteLink>
          </LinkGone>
        ) : undefined
      }
    >
      {null}
    </FormFrame>
  )
}
