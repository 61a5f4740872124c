import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { linkedParts } from '@/domain/chat/linked-parts.ts'

/** Text of a message with its addresses as links, which tell the other site nothing. */
export function MessageText({ text }: { text: string }) {
  let end = 0
  return (
    <p dir="auto" className="align-as-page whitespace-pre-wrap wrap-anywhere">
      {linkedParts(text).map(({ text: part, href }) => {
        const key = end
        end += part.length
        if (!href) return part
        return (
          <a
            key={key}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className={linkStyles()}
          >
            {part}
          </a>
        )
      })}
    </p>
  )
}
