/** Charts of `docs/machines`, by file; each is loaded when its flow is looked at. */
const files = import.meta.glob<string>('../docs/machines/*.svg', {
  query: '?raw',
  import: 'default',
})

export async function flowDrawing(machineId: string): Promise<string | null> {
  const name = machineId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return (await files[`../docs/machines/${name}.svg`]?.()) ?? null
}
