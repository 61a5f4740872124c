import type { Viewing } from '@/client/api/viewings.ts'

/** By time: first those that wait for the viewer, last those that do not take place. */
export function sortAgenda(viewings: readonly Viewing[], now: number): Viewing[] {
  const rank = (viewing: Viewing) => {
    if (waitsForMe(viewing, now)) return 0
    return viewing.state === 'requested' || viewing.state === 'agreed' ? 1 : 2
  }
  return viewings.toSorted(
    (one, other) =>
      rank(one) - rank(other) || Date.parse(one.startsAt) - Date.parse(other.startsAt),
  )
}

/** Once it has begun, nobody can answer it. */
export function waitsForMe({ awaitsMe, startsAt }: Viewing, now: number): boolean {
  return awaitsMe && Date.parse(startsAt) > now
}
