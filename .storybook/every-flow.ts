/** After a flow story: drives its screen to every situation of its machine, and checks each. */

import { driveScreen } from '@hearth/machine-lab/panel/screen-run'
import { afterEach, expect } from 'vitest'
import { type FinishedStory, noAxeFinding, whileStill } from './looks.ts'

type FlowStory = FinishedStory & { run: () => Promise<void> }

afterEach<{ story?: FlowStory }>(async ({ story, task }) => {
  const flow = story?.parameters.flow?.()
  if (!story || !flow || task.result?.state === 'fail') return
  const faults = await driveScreen({
    flow,
    isWhole: Reflect.get(import.meta.env, 'HEARTH_FULL') === '1',
    async show() {
      await story.run()
      return document.body
    },
    check: (situation) => whileStill(story, () => noAxeFinding(story, situation)),
  })
  expect(faults).toEqual([])
})
