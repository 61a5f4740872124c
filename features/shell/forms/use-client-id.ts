import { useRef } from 'react'
import { freshUuid } from '@/domain/web/fresh-uuid.ts'

type ClientId = {
  /** The same for every try of the same content, which is then sent once. */
  idFor: (content: object) => string
  /** After it was sent, so that the same words can be sent again. */
  renew: () => void
}

export function useClientId(): ClientId {
  const last = useRef({ content: '', id: '' })
  return {
    idFor: (sent) => {
      const content = JSON.stringify(sent)
      if (last.current.content !== content) last.current = { content, id: freshUuid() }
      return last.current.id
    },
    renew: () => {
      last.current = { content: '', id: '' }
    },
  }
}
