import { ShieldCheck } from 'lucide'
import { useOffered } from '@/client/api/use-offered.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { FactorSetupPart } from './second-factor.tsx'
import { StepLevel } from './step-title.tsx'
import { useSecondFactorState } from './use-second-factor-state.ts'

/** Replaces the admin area until the second factor is set up. */
export function RequiredFactor({ onDone }: { onDone: () => void }) {
  const { t } = useText()
  const { factor = MISSING } = useSecondFactorState()
  const href = useHref()
  const isPasskeyOffered = useOffered('passkeys') === true
  return (
    <section aria-labelledby="required-factor" className="mx-auto max-w-text py-6 sm:py-10">
      <span className="grid size-14 place-items-center rounded-full bg-brand-soft text-brand-ink [&_svg]:size-7">
        <Icon of={ShieldCheck} />
      </span>
      <h1 id="required-factor" className="mt-5 type-display text-2xl text-ink">
        {t('secondFactor.requiredTitle')}
      </h1>
      <p className="mt-2 text-ink-muted">
        {t(factor.is_by_passkey ? 'secondFactor.requiredByPasskey' : 'secondFactor.requiredText')}
      </p>
      {isPasskeyOffered && !factor.is_by_passkey ? (
        <p className="mt-2 text-ink-muted">
          {t('secondFactor.requiredPasskey')}{' '}
          <SiteLink
            href={href(routes.member('devices'))}
            className="font-medium text-brand-ink underline"
          >
            {t('secondFactor.toPasskeys')}
          </SiteLink>
        </p>
      ) : null}
      {factor.is_by_passkey ? null : (
        <StepLevel value="h2">
          <FactorSetupPart of={{ factor, onDone }} />
        </StepLevel>
      )}
    </section>
  )
}

/** State implied by the provider's refusal. */
const MISSING = {
  is_on: 0,
  is_by_passkey: 0,
  is_offered: 1,
  is_required: 1,
  recovery_codes_left: 0,
} as const
