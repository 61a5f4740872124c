/**
 * After a story and its play function, checks the mounted story in every look: both themes, both
 * directions, double text size and forced colors.
 */
import { afterEach, expect } from 'vitest'
import { type FinishedStory, inEveryLook, noAxeFinding, whileStill } from './looks.ts'
import { textFaults } from './text-faults.ts'
import { lookalikes } from './told-apart.ts'

const root = document.documentElement

afterEach<{ story?: FinishedStory }>(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail') return
  await whileStill(story, async () => {
    await inEveryLook((look, rules) => noAxeFinding(story, look, rules))
    root.style.fontSize = '200%'
    expect(textFaults(), 'text of twice the size').toEqual([])
    root.style.fontSize = ''
    if (story.parameters.toldApart) {
      expect(await lookalikes(), 'states that look the same in the system’s colors').toEqual([])
    }
  })
})
