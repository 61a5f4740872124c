import { memberMetadata } from '@/app/page/member-page.tsx'
import { PageData } from '@/app/page/page-data.tsx'
import { UnsupportedNotice } from '@/app/page/unsupported-notice.tsx'
import { ChatScreen } from '@/features/chat/chat-screen.tsx'

export const generateMetadata = () => memberMetadata('chat')

export default function ChatPage() {
  return (
    <PageData texts="chat">
      <UnsupportedNotice />
      <ChatScreen />
    </PageData>
  )
}
