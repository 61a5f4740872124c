import { pageTools } from '@/tests/stories/in-site.tsx'
import { signedIn } from '@/tests/stories/sample-person.ts'
import { SessionFrame } from './session-frame.tsx'
import { SessionRoom, type SessionRoomProps } from './session-room.tsx'

const { t } = pageTools

/** Sign-in page around all sign-in methods. */
export function renderSignIn(args: SessionRoomProps) {
  return (
    <SessionFrame title={t('signIn.title')} lead={t('signIn.lead')} t={t}>
      <SessionRoom {...args} />
    </SessionFrame>
  )
}

/** Nobody is signed in, and no form has a draft. */
export function startSignedOut(): void {
  sessionStorage.clear()
  signedIn(null)
}
