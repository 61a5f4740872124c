/** Loudness in `count` parts of a recording, the loudest being 1. */
export function toWaveform(samples: Float32Array, count: number): number[] {
  const width = samples.length / count
  const peaks = Array.from({ length: count }, (_, index) => {
    const part = samples.subarray(Math.floor(index * width), Math.ceil((index + 1) * width))
    return part.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  })
  const loudest = Math.max(...peaks)
  return loudest > 0 ? peaks.map((peak) => peak / loudest) : peaks
}

/** Length of a recording, such as "1:07". */
export function soundLength(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
