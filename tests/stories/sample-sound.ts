const RATE = 8_000
const HEADER_BYTES = 44

/** A recording that grows louder and softer twice, as WAV. */
export function sampleSound(seconds: number): Blob {
  const count = Math.round(seconds * RATE)
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + count * 2))
  const words = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries())
      view.setUint8(at + index, letter.charCodeAt(0))
  }
  words(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + count * 2, true)
  words(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  // PCM, one channel of 16 bits.
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  words(36, 'data')
  view.setUint32(40, count * 2, true)
  for (let index = 0; index < count; index += 1) {
    const loudness = Math.abs(Math.sin((index / count) * Math.PI * 2)) * 24_000
    view.setInt16(HEADER_BYTES + index * 2, Math.sin(index / 6) * loudness, true)
  }
  return new Blob([view.buffer], { type: 'audio/wav' })
}
