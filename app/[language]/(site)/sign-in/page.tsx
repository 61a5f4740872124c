import { SessionPage, type SessionPageProps, sessionMetadata } from '@/app/page/session-page.tsx'

export const generateMetadata = () => sessionMetadata('sign-in')

export default function SignIn(props: SessionPageProps) {
  return <SessionPage step="sign-in" {...props} />
}
