import type { WebSettings } from '@/client/api/settings.ts'
import type { InquiryTarget } from '@/domain/inquiry/inquiry-form.ts'
import { hasExtension } from '@/domain/web/extensions.ts'
import { InquiryButton } from '@/features/inquiries/inquiry-button.tsx'
import type { AskOwner } from '@/features/listing-page/contact.tsx'

/** Buttons that ask an owner or agent; undefined where the provider takes no inquiries. */
export function inquiryButtons(
  settings: WebSettings,
  about: InquiryTarget['about'],
): AskOwner | undefined {
  if (!hasExtension(settings.extensions, 'inquiries')) return undefined
  return (id, recipient) => (place) => (
    <InquiryButton
      target={{ about, id }}
      recipient={recipient}
      asksFirst={settings.allow_cookies}
      place={place}
    />
  )
}
