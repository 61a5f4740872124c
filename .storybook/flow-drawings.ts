/** Of the browser itself: stories answer calls in the place of the provider. */
const { fetch } = globalThis

/** Charts of `docs/machines`, which Storybook serves as they are. */
export async function flowDrawing(machineId: string): Promise<string | null> {
  const name = machineId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const reply = await fetch(`./machines/${name}.svg`).catch(() => null)
  return reply?.ok ? reply.text() : null
}
