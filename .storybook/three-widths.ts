/** Long run: every story on phone, tablet and desktop. */
import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { type FinishedStory, noAxeFinding, whileStill } from './looks.ts'
import { textFaults } from './text-faults.ts'

const WIDTHS = [360, 768, 1280]
const HEIGHT = 900

afterEach<{ story?: FinishedStory }>(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail') return
  await whileStill(story, async () => {
    for (const width of WIDTHS) {
      await page.viewport(width, HEIGHT)
      expect(textFaults(), `${width} px wide`).toEqual([])
      await noAxeFinding(story, `${width} px wide`)
    }
  })
})
