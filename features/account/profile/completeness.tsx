import { Check, CircleDashed } from 'lucide'
import type { User } from '@/client/api/member/auth.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { ProgressBar } from '@/design-system/progress/progress-bar.tsx'
import {
  listingNeeds,
  missingForListing,
  profileCompleteness,
} from '@/domain/account/profile-completeness.ts'

/** Profile completeness for listing a home, with links to the missing items. */
export function Completeness({ person }: { person: User }) {
  const { t } = useText()
  const missing = missingForListing(person)
  const count = listingNeeds.length - missing.length
  return (
    <section
      aria-label={t('account.profile.completeness')}
      className="rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <ProgressBar
        label={t(
          missing.length === 0 ? 'account.profile.complete' : 'account.profile.completeness',
        )}
        value={profileCompleteness(person)}
        valueText={t('account.profile.completeCount', { count, all: listingNeeds.length })}
      />
      <p className="mt-3 text-sm text-ink-muted">
        {t(missing.length === 0 ? 'account.profile.completeText' : 'account.profile.missingText')}
      </p>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
        {listingNeeds.map((need) => {
          const isMissing = missing.includes(need)
          return (
            <li key={need} className="flex min-h-6 items-center gap-1.5 text-sm">
              <Icon
                of={isMissing ? CircleDashed : Check}
                className={isMissing ? 'size-4.5 text-warning-ink' : 'size-4.5 text-success-ink'}
              />
              {isMissing ? (
                <a href={`#${need}`} className={linkStyles()}>
                  {t(`account.profile.need_${need}`)}
                </a>
              ) : (
                <span>
                  {t(`account.profile.need_${need}`)}
                  <span className="sr-only"> – {t('account.profile.there')}</span>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
