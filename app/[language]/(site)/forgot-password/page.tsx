import { SessionPage, type SessionPageProps, sessionMetadata } from '@/app/page/session-page.tsx'

export const generateMetadata = () => sessionMetadata('forgot')

export default function ForgotPassword(props: SessionPageProps) {
  return <SessionPage step="forgot" {...props} />
}
