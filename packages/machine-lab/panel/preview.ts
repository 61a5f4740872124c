import type { Drawings, Flow } from './flow.ts'

type Shown = { id: string; viewMode: string; parameters: { flow?: () => Flow } }

/** Storybook's `beforeEach` of the preview: follows stories with `parameters.flow` alone. */
export function followFlows(drawings: Drawings) {
  return async ({ id, viewMode, parameters }: Shown) => {
    // A docs page shows many stories at once; only one can be followed.
    if (!parameters.flow || viewMode === 'docs') return
    const { openFlow } = await import('./conductor.ts')
    return openFlow(parameters.flow(), id, drawings)
  }
}
