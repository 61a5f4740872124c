import { type RefObject, useEffect, useRef } from 'react'

/** Focuses an element when it appears or its cause changes. */
export function useBroughtIntoView(
  isThere: boolean,
  cause: unknown,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words are told again after another try
  useEffect(() => {
    if (isThere) place.current?.focus()
  }, [isThere, cause])
  return place
}
