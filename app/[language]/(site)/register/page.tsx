import { SessionPage, type SessionPageProps, sessionMetadata } from '@/app/page/session-page.tsx'

export const generateMetadata = () => sessionMetadata('register')

export default function Register(props: SessionPageProps) {
  return <SessionPage step="register" {...props} />
}
