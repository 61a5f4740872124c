import { CircleAlert } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { PasskeyFailure } from '@/domain/account/passkeys.ts'
import { FailedSend } from '@/features/shell/failed-send.tsx'

/** Error of a passkey: the browser's, or the provider's. */
export function PasskeyFault({ failure, title }: { failure: unknown; title: string }) {
  const { t } = useText()
  if (!(failure instanceof PasskeyFailure))
    return <FailedSend failure={failure} title={title} t={t} />
  return (
    <Banner role="alert" variant="danger" icon={<Icon of={CircleAlert} />} title={title}>
      <p>{t(`auth.passkey.${failure.code}`)}</p>
    </Banner>
  )
}
