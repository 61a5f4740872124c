import { SessionFrame } from '@/features/auth/session-frame.tsx'
import { SessionRoom, type SessionRoomProps } from '@/features/auth/session-room.tsx'
import { pageTools } from './in-site.tsx'
import { signedIn } from './sample-person.ts'

const { t } = pageTools

/** Sign-in page around all sign-in methods. */
export function renderSignIn(args: SessionRoomProps) {
  return (
    <SessionFrame title={t('auth.signIn.title')} lead={t('auth.signIn.lead')} t={t}>
      <SessionRoom {...args} />
    </SessionFrame>
  )
}

/** Nobody is signed in, and no form has a draft. */
export function startSignedOut(): void {
  sessionStorage.clear()
  signedIn(null)
}
