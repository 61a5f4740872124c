import type { Decorator } from '@storybook/react'

/** Under what stands over a map, the color of its land. */
export const onLand: Decorator = (Story) => (
  <div className="relative h-90 bg-(--map-land)">
    <Story />
  </div>
)
