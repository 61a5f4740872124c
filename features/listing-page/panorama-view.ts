import type { PanoramaView } from './panorama-scene.ts'

export const INITIAL_VIEW: PanoramaView = { yaw: 0, pitch: 0, view: rad(75) }

/**
 * Turns and zooms the view. Pitch is limited to ±85° and the field of view to 30–100°, since the
 * picture distorts or blurs beyond.
 */
export function turned(
  panoramaView: PanoramaView,
  by: { yaw?: number; pitch?: number; zoom?: number },
): PanoramaView {
  const { yaw = 0, pitch = 0, zoom = 1 } = by
  return {
    yaw: (panoramaView.yaw + yaw) % (2 * Math.PI),
    pitch: Math.min(rad(85), Math.max(rad(-85), panoramaView.pitch + pitch)),
    view: Math.min(rad(100), Math.max(rad(30), panoramaView.view / zoom)),
  }
}

/** View after a key press; undefined for other keys. */
export function viewForKey(panoramaView: PanoramaView, key: string): PanoramaView | undefined {
  if (key === 'Home') return INITIAL_VIEW
  const by = steps[key]
  return by && turned(panoramaView, by)
}

export const ZOOM_STEP = 1.25

const TURN_STEP = rad(8)

// Arrow keys are physical directions, also in right-to-left languages.
const steps: Partial<Record<string, Parameters<typeof turned>[1]>> = {
  ArrowLeft: { yaw: -TURN_STEP },
  ArrowRight: { yaw: TURN_STEP },
  ArrowUp: { pitch: TURN_STEP },
  ArrowDown: { pitch: -TURN_STEP },
  '+': { zoom: ZOOM_STEP },
  '=': { zoom: ZOOM_STEP },
  '-': { zoom: 1 / ZOOM_STEP },
}

function rad(degrees: number): number {
  return (degrees * Math.PI) / 180
}
