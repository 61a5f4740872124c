import { beginTransition } from '@/features/shell/route-transition.ts'

/** Called by the router for links, for code, and for back and forward alike. */
export function onRouterTransitionStart(address: string): void {
  beginTransition(address)
}

// A builder drops this from production. An import would come after the first machines have started.
if (process.env.NODE_ENV === 'development') {
  const { offerDrawer } =
    require('@hearth/machine-lab/drawer/open-drawer') as typeof import('@hearth/machine-lab/drawer/open-drawer')
  offerDrawer()
}
