import { emailForReading } from '@/domain/account/email-for-reading.ts'
import { PhoneText } from '@/features/shell/contact/phone-text.tsx'

type ReachedProps = { person: { email?: string | null; mobile?: string | null } }

/** Address and number of an account. */
export function Reached({ person: { email, mobile } }: ReachedProps) {
  const line = { dir: 'ltr', className: 'me-3 inline-block' } as const
  return (
    <>
      {email ? <bdi {...line}>{emailForReading(email)}</bdi> : null}
      {mobile ? (
        <bdi {...line}>
          <PhoneText number={mobile} />
        </bdi>
      ) : null}
    </>
  )
}
