import { type RefObject, useEffect, useState } from 'react'
import { type DecodedSound, decodeSound } from '@/client/integrations/decode-sound.ts'

type Sound = {
  /** Address to play; '' while loading. */
  address: string
  /** Null where the browser cannot tell before it plays. */
  decoded: DecodedSound | null
}

type SoundSource = {
  /** '' for a recording of this device. */
  href: string
  content: Blob | null
}

const LOADING: Sound = { address: '', decoded: null }

/**
 * Loads a recording once its element is nearly in view. The whole of it, as a waveform and seeking
 * need that.
 */
export function useSound(
  place: RefObject<HTMLElement | null>,
  { href, content }: SoundSource,
): Sound {
  const isNear = useNear(place)
  const [sound, setSound] = useState(LOADING)
  // Later addresses of the same recording differ in their signature only.
  const [first] = useState(href)
  useEffect(() => {
    if (!isNear) return
    let address = ''
    let isGone = false
    const load = async () => {
      const blob = content ?? (await contentAt(first))
      if (isGone) return
      address = blob ? URL.createObjectURL(blob) : first
      setSound({ address, decoded: null })
      const decoded = blob && (await decodeSound(blob).catch(() => null))
      if (!isGone && decoded) setSound({ address, decoded })
    }
    void load()
    return () => {
      isGone = true
      if (address.startsWith('blob:')) URL.revokeObjectURL(address)
      setSound(LOADING)
    }
  }, [isNear, first, content])
  return sound
}

/** Null where scripts may not read it, as from providers on other origins. */
async function contentAt(address: string): Promise<Blob | null> {
  try {
    const reply = await fetch(address)
    return reply.ok ? await reply.blob() : null
  } catch {
    return null
  }
}

function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current || isNear) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '200px' },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [place, isNear])
  return isNear
}
