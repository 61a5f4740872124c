import { useState } from 'react'
import { parseBound, placeOf, type RangeScale, valueAt } from './range-scale.ts'

export type RangeValue = { min?: number; max?: number }
type End = 'min' | 'max'

/** Holds what is being typed until it is done; keeps the lower end below the upper one. */
export function useRangePair(
  scale: RangeScale,
  value: RangeValue,
  onValueChange: (value: RangeValue) => void,
) {
  const [typing, setTyping] = useState<{ end: End; text: string } | null>(null)
  const low = value.min ?? scale.min
  const high = value.max ?? scale.max

  const put = (end: End, wanted: number | undefined) => {
    if (wanted === undefined) return onValueChange({ ...value, [end]: undefined })
    const kept = end === 'min' ? Math.min(wanted, high) : Math.max(wanted, low)
    const atEdge = kept === scale[end]
    onValueChange({ ...value, [end]: atEdge ? undefined : kept })
  }

  return {
    low,
    high,
    places: { min: placeOf(scale, low), max: placeOf(scale, high) },
    textOf: (end: End) => (typing?.end === end ? typing.text : (value[end]?.toString() ?? '')),
    type: (end: End, text: string) => setTyping({ end, text }),
    finish: () => {
      if (!typing) return
      setTyping(null)
      put(typing.end, parseBound(scale, typing.text))
    },
    slide: (end: End, place: number) => {
      setTyping(null)
      put(end, valueAt(scale, place))
    },
  }
}
