/**
 * Progress output with durations. A terminal shows a running counter; elsewhere, lines appear at
 * start, heartbeat and end.
 */
const HEARTBEAT_SECONDS = 20

/**
 * @param {NodeJS.WriteStream} out
 * @returns {{
 *   line: (text: string) => void,
 *   step: <T>(
 *     label: string,
 *     work: (say: (detail: string) => void) => Promise<T>,
 *     summary?: (result: T) => string,
 *   ) => Promise<T>,
 * }}
 */
export function createReport(out = process.stdout) {
  const running = new Set()
  const live = Boolean(out.isTTY)

  const draw = () => {
    const current = [...running].at(-1)
    if (live && current)
      out.write(`\r\x1b[2K  ${current.label} … ${secondsSince(current.began)} s${detail(current)}`)
  }
  const line = (text) => {
    out.write(`${live ? '\r\x1b[2K' : ''}${text}\n`)
    draw()
  }
  const step = async (label, work, summary = () => '') => {
    const current = { label, began: Date.now(), detail: '' }
    running.add(current)
    if (!live) line(`  ${label} …`)
    draw()
    const beat = setInterval(
      () =>
        live ? draw() : line(`  ${label} … ${secondsSince(current.began)} s${detail(current)}`),
      live ? 1000 : HEARTBEAT_SECONDS * 1000,
    )
    const say = (text) => {
      current.detail = text
      draw()
    }
    try {
      const result = await work(say)
      running.delete(current)
      current.detail = summary(result)
      line(`  ${label}: ${secondsSince(current.began)} s${detail(current)}`)
      return result
    } finally {
      running.delete(current)
      clearInterval(beat)
    }
  }
  return { line, step }
}

const detail = (step) => (step.detail ? ` · ${step.detail}` : '')

const secondsSince = (began) => Math.round((Date.now() - began) / 1000)
