import { currentSession } from '@hearth/machine-lab/panel/conductor'
import type { FlowScreen } from '@hearth/machine-lab/panel/flow'
import { userEvent, waitFor, within } from 'storybook/test'

/** Presses the button, or checks the box, as soon as it is there. */
export function press(name: string | RegExp, role: 'button' | 'checkbox' | 'radio' = 'button') {
  return async ({ canvasElement }: FlowScreen) =>
    userEvent.click(await within(canvasElement).findByRole(role, { name }))
}

/** Presses the first of these buttons that is enabled, as a screen may offer two ways to one act. */
export function pressEnabled(name: RegExp) {
  return async ({ canvasElement }: FlowScreen) => {
    const button = await waitFor(() => {
      const all = within(canvasElement).getAllByRole<HTMLButtonElement>('button', { name })
      const enabled = all.find(({ disabled }) => !disabled)
      if (!enabled) throw new Error(`No button ${name} is enabled`)
      return enabled
    })
    await userEvent.click(button)
  }
}

/**
 * Replaces the text of a field; `{Enter}` at its end submits. Pastes it, as key by key takes a run
 * through many situations three times as long.
 */
export function typeIn(label: string | RegExp, text: string) {
  return async ({ canvasElement }: FlowScreen) => {
    const field = await within(canvasElement).findByLabelText(label)
    const [typed = ''] = text.split('{Enter}')
    await userEvent.clear(field)
    await userEvent.click(field)
    if (typed) await userEvent.paste(typed)
    if (typed !== text) await userEvent.keyboard('{Enter}')
  }
}

/** One act after the other. */
export function inOrder(...acts: ((screen: FlowScreen) => Promise<unknown>)[]) {
  return async (screen: FlowScreen) => {
    for (const act of acts) await act(screen)
  }
}

/** Answers in the place of a held actor, as soon as it runs. */
export function answered(machine: string, actor: string, name: string) {
  return async () => {
    await waitFor(() => {
      const moment = currentSession()
        ?.moments()
        .find((each) => each.machine === machine)
      if (!moment?.held.some(({ key, isHeld }) => key === actor && isHeld)) {
        throw new Error(`${actor} of ${machine} does not wait for an answer`)
      }
    })
    currentSession()?.choose({ kind: 'outcome', machine, actor, name })
  }
}
