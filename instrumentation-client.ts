import { beginTransition } from '@/features/shell/route-transition.ts'

/** Called by the router for links, for code, and for back and forward alike. */
export function onRouterTransitionStart(address: string): void {
  beginTransition(address)
}
