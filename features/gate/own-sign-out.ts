let isLeaving = false

/**
 * Tracks a deliberate sign-out on a member page, which leads to the home page without a sign-in
 * dialog. An expired session asks for the sign-in on the page instead, so that unsaved input is
 * kept.
 */
export const ownSignOut = {
  begin(): void {
    isLeaving = true
  },
  end(): void {
    isLeaving = false
  },
  isUnderWay: (): boolean => isLeaving,
}
