let isLeaving = false

/**
 * Somebody signs out on a page for members and is led home: the page does not ask them to sign in
 * again. A sign-in that ends by itself is asked for in place, so that nothing typed is lost.
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
