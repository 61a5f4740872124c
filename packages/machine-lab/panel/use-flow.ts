import { useEffect, useState } from 'react'
import { useChannel } from 'storybook/manager-api'
import {
  COMMAND,
  EXPORTED,
  type FlowCommand,
  type FlowScene,
  type FlowView,
  SCENE,
  VIEW,
} from './flow.ts'

export type FlowState = {
  scene: FlowScene | null
  view: FlowView | null
  /** When the view came, for what counts down since then. */
  seenAt: number
  exported: string | null
  command: (command: FlowCommand) => void
}

/** The flow story that is shown, as its preview tells it. */
export function useFlow(storyId: string | undefined, isActive: boolean): FlowState {
  const [scene, setScene] = useState<FlowScene | null>(null)
  const [seen, setSeen] = useState<{ view: FlowView; at: number } | null>(null)
  const [exported, setExported] = useState<string | null>(null)
  const emit = useChannel(
    {
      [SCENE](shown: FlowScene) {
        setScene(shown)
        if (shown.isNew && isActive) emit(COMMAND, { kind: 'look' } satisfies FlowCommand)
      },
      [VIEW]: (view: FlowView) => setSeen({ view, at: performance.now() }),
      [EXPORTED]: setExported,
    },
    [isActive],
  )
  const command = (wanted: FlowCommand) => emit(COMMAND, wanted)
  const isKnown = scene?.storyId === storyId

  useEffect(() => {
    if (isActive && storyId) emit(COMMAND, { kind: 'look' } satisfies FlowCommand)
  }, [emit, isActive, storyId])

  return {
    scene: isKnown ? scene : null,
    view: isKnown && seen && seen.view.storyId === storyId ? seen.view : null,
    seenAt: seen?.at ?? 0,
    exported,
    command,
  }
}
