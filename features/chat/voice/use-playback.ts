import { type RefObject, useEffect, useState } from 'react'

type Playback = {
  isPlaying: boolean
  /** Seconds. */
  position: number
  /** Seconds; 0 while unknown. */
  length: number
  isBroken: boolean
  toggle: () => void
  seek: (seconds: number) => void
}

/** One recording plays at a time. */
let current: HTMLAudioElement | null = null

/** Plays an audio element; `known` is its length where that is known better. */
export function usePlayback(
  audio: RefObject<HTMLAudioElement | null>,
  known: number | undefined,
): Playback {
  const [isPlaying, setPlaying] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const [position, setPosition] = useState(0)
  const [measured, setMeasured] = useState(0)
  useEffect(() => {
    const element = audio.current
    if (!element) return
    const listeners = {
      play: () => {
        if (current !== element) current?.pause()
        current = element
        setPlaying(true)
      },
      pause: () => setPlaying(false),
      timeupdate: () => setPosition(element.currentTime),
      seeked: () => setPosition(element.currentTime),
      ended: () => {
        setPlaying(false)
        element.currentTime = 0
      },
      // Recordings of browsers do not say their length.
      durationchange: () => setMeasured(Number.isFinite(element.duration) ? element.duration : 0),
      error: () => setBroken(element.getAttribute('src') !== null),
      loadstart: () => setBroken(false),
    }
    for (const [name, listener] of Object.entries(listeners)) {
      element.addEventListener(name, listener)
    }
    return () => {
      element.pause()
      for (const [name, listener] of Object.entries(listeners)) {
        element.removeEventListener(name, listener)
      }
    }
  }, [audio])
  // The two lengths differ by some hundredths of a second, and both clocks end together.
  const pace = known && measured ? known / measured : 1
  return {
    isPlaying,
    isBroken,
    position: position * pace,
    length: known ?? measured,
    toggle: () => {
      const element = audio.current
      if (!element) return
      if (element.paused) element.play().catch(() => setBroken(true))
      else element.pause()
    },
    seek: (seconds) => {
      const at = seconds / pace
      if (audio.current) audio.current.currentTime = at
      setPosition(at)
    },
  }
}
