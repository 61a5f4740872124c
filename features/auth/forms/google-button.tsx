import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { isWithoutWindow } from '@/domain/account/identity-errors.ts'
import type { IdentityProject } from '@/domain/account/identity-project.ts'
import type { Credentials } from '@/machines/auth/credentials.types.ts'
import { FailedAccount } from '../failed-account.tsx'
import { useGoogleLogin } from '../use-google-login.ts'
import { GoogleMark } from './google-mark.tsx'

export type GoogleButtonProps = {
  project: IdentityProject
  isPage: boolean
  onProven: (credentials: Credentials) => void
}

/**
 * Google sign-in in a popup. Sends nothing to Google before the click; hover and focus preload our
 * own code.
 */
export default function GoogleButton({ project, isPage, onProven }: GoogleButtonProps) {
  const { t } = useText()
  const google = useGoogleLogin({
    project,
    isPage,
    onProven: ({ authId, idToken }) => onProven({ type: '0', auth_id: authId, id_token: idToken }),
  })
  const { isInWindow, failure } = google
  return (
    <>
      <FailedAccount
        failure={isInWindow ? null : failure}
        title={t(
          isWithoutWindow(failure) ? 'auth.signIn.googleBlocked' : 'auth.signIn.failedTitle',
        )}
      />
      <div>
        <Button
          variant="secondary"
          size="lg"
          busy={google.isBusy}
          onPointerEnter={google.prepare}
          onFocus={google.prepare}
          onClick={google.ask}
          className="w-full"
        >
          <GoogleMark />
          {t('auth.signIn.byGoogle')}
        </Button>
        <p role="status" className="text-center text-sm text-ink-muted not-empty:mt-2">
          {isInWindow ? t('auth.signIn.googleWindow') : null}
        </p>
      </div>
    </>
  )
}
