import { userEvent, waitFor, within } from 'storybook/test'
import type { FlowScreen } from '@/machine-lab/panel/flow.ts'

/** Presses the button, or checks the box, as soon as it is there. */
export function press(name: string | RegExp, role: 'button' | 'checkbox' = 'button') {
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

/** Replaces the text of a field; `{Enter}` at its end submits. */
export function typeIn(label: string | RegExp, text: string) {
  return async ({ canvasElement }: FlowScreen) => {
    const field = await within(canvasElement).findByLabelText(label)
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
}

/** One act after the other. */
export function inOrder(...acts: ((screen: FlowScreen) => Promise<unknown>)[]) {
  return async (screen: FlowScreen) => {
    for (const act of acts) await act(screen)
  }
}
