import type { Translator } from '@/client/text/translator.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { routes } from '@/domain/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { GateSignIn, type OpenedBySignIn } from './gate-sign-in.tsx'

type PackageOpenerProps = {
  reason: OpenedBySignIn
  t: Translator
  href: (path: string) => string
}

/** The ways to what packages open: a sign-in for visitors, and the packages. Needs the text `plans.see`. */
export function PackageOpener({ reason, t, href }: PackageOpenerProps) {
  return (
    <>
      <GateSignIn reason={reason} />
      <SiteLink
        href={href(routes.subscriptionPlan())}
        className={buttonStyles({ variant: 'secondary' })}
      >
        {t('plans.see')}
      </SiteLink>
    </>
  )
}
