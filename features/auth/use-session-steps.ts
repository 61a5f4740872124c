import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from '@/client/state/form-draft.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { keepsComforts } from '@/features/shell/notices/cookie-choice.ts'
import { CODE_SECONDS } from '@/machines/auth/otp-login.types.ts'
import { type CodeAges, type PageStep, type Step, stepAddress } from './step.ts'

type StepsOptions = {
  start: PageStep
  isPage: boolean
  next?: string
  /** The site requires consent before it stores anything. */
  asksFirst: boolean
}

/**
 * Sign-in steps. On a page, a reload returns to the code step of the address being verified, in
 * this tab and while the code is valid; passwords and codes are never stored.
 */
export function useSessionSteps({ start, isPage, next, asksFirst }: StepsOptions) {
  const { t } = useText()
  const href = useHref()
  const router = useRouter()
  const [step, setStep] = useState<Step>({ name: start })

  const comeBack = useEffectEvent(() => {
    const kept = isPage ? provingOn(start) : null
    if (kept) setStep({ name: 'verify', ...kept, password: null, isSent: true })
  })
  useEffect(() => comeBack(), [])

  const back = () => {
    dropDraft(PROVING)
    setStep({ name: start })
  }
  return {
    step,
    /** The second factor expired or had too many wrong codes. */
    restart: (notice: 'expired' | 'spent') => setStep({ name: 'sign-in', notice }),
    go(to: Step) {
      if (to.name === 'verify' && isPage && keepsComforts(asksFirst))
        keepDraft(PROVING, { page: start, email: to.email, since: String(Date.now()) })
      setStep(to)
    },
    back,
    /** A code was sent; a new one begins its lifetime. */
    sent(isNew: boolean) {
      const { page, email, since } = readDraft(PROVING)
      if (!isPage || page !== start || !email || !since) return
      const now = String(Date.now())
      keepDraft(PROVING, { page, email, since: isNew ? now : since, sent: now })
    },
    /** The address is verified; after a reload, the password must be typed again. */
    proven({ email, password }: { email: string; password: string | null }) {
      dropDraft(PROVING)
      if (password !== null) return
      keepDraft('sign-in', { email })
      showToast('success', t('auth.signIn.proven'))
      if (start === 'sign-in') back()
      else router.replace(href(stepAddress('sign-in', next)))
    },
  }
}

const PROVING = 'proving'

function provingOn(page: PageStep): { email: string; ages: CodeAges } | null {
  const { page: where, email, since, sent = since } = readDraft(PROVING)
  if (where !== page || !email) return null
  const age = (at: string | undefined) => Math.max(0, (Date.now() - Number(at)) / 1000)
  const ages = { codeAge: age(since), sendingAge: age(sent) }
  return ages.codeAge < CODE_SECONDS ? { email, ages } : null
}
